import { useTranslation } from 'react-i18next';
import type { FoodEntry } from '#contracts/nutrition.ts';
import { type MealGroup, sumCalories } from '#domain/nutrition/group-meals.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { classNames } from '#web/ui/class-names.ts';
import { MealIcon } from '#web/ui/meal-icon.tsx';
import { MealRow } from './meal-row.tsx';

interface Props {
  groups: MealGroup<FoodEntry>[];
  /** The name of the day. Undefined if the list has only one day. */
  title: string | undefined;
  /** Whether all meals of the day are loaded, so that the groups' calories are complete. */
  isComplete: boolean;
  onCopy: (meal: FoodEntry) => void;
  onEdit: (meal: FoodEntry) => void;
  onDelete: (meal: FoodEntry) => void;
}

/**
 * Shows the meals of a day, grouped by type of meal, with the title beside them on a wide page. A single meal of a type
 * needs no heading, because its row names the type. Also shows the sum of the known calories of several meals: of a day
 * with a title, and of each group if the day has several groups. Leaves out the sums if the person hides calories or
 * some meals of the day are not loaded.
 */
export function DiaryDay({ groups, title, isComplete, onCopy, onEdit, onDelete }: Props) {
  const { t } = useTranslation(['nutrition', 'kinds']);
  const { language } = useLanguage();
  const shown = useShownNumbers();
  const allMeals = groups.flatMap(({ meals }) => meals);
  const totalOf = (meals: readonly FoodEntry[]) => {
    const calories = isComplete && shown.calories ? sumCalories(meals) : null;
    return calories !== null && t('nutrition:caloriesValue', { value: formatNumber(calories, language) });
  };
  return (
    <section
      className={classNames(
        'mt-3 border-t border-line pt-4 first:mt-0 first:border-t-0 first:pt-0 sm:mt-4 sm:pt-6',
        title && 'lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-x-6 lg:pt-4',
      )}
    >
      {title && (
        <div className="mb-3 flex items-baseline justify-between gap-3 font-semibold pr-10.5 sm:pr-11.5 lg:mb-0 lg:block lg:py-1.5 lg:pr-0">
          <h3>{title}</h3>
          <span className="tabular-nums lg:block lg:font-normal lg:text-muted">
            {allMeals.length > 1 && totalOf(allMeals)}
          </span>
        </div>
      )}
      <div>
        {groups.map(({ mealType, meals }) => {
          const rows = meals.map((meal) => (
            <MealRow
              key={meal.id}
              meal={meal}
              isAlone={meals.length === 1}
              onCopy={() => onCopy(meal)}
              onEdit={() => onEdit(meal)}
              onDelete={() => onDelete(meal)}
            />
          ));
          if (meals.length === 1) return <ul key={mealType}>{rows}</ul>;
          return (
            <div key={mealType} className="mb-2">
              <p className="flex items-center gap-2 text-small pr-10.5 sm:pr-11.5">
                <MealIcon type={mealType} small />
                <span className="mr-auto font-medium">{t(`kinds:meals.${mealType}`)}</span>
                {(groups.length > 1 || !title) && (
                  <span className="text-muted tabular-nums">{totalOf(meals)}</span>
                )}
              </p>
              <ul className="divide-y divide-line pl-10">{rows}</ul>
            </div>
          );
        })}
      </div>
    </section>
  );
}
