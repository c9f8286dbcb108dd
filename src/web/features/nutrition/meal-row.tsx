import { Copy, Pencil, Star, StarOff, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FoodEntry } from '#contracts/nutrition.ts';
import { type Macronutrient, macronutrients } from '#domain/nutrition/macro-shares.ts';
import { formatNumber, formatTime } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { MealIcon } from '#web/ui/meal-icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { SourceMark } from '#web/ui/source-mark.tsx';
import { macroStyles } from './macro-bar.tsx';
import { useFavourites } from './use-favourites.ts';

interface Props {
  meal: FoodEntry;
  /** Whether it is the only meal of its type on the day, so that the row shows the type. */
  isAlone: boolean;
  onCopy: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/**
 * The name and the calories are in the first row, and the details in the second. The button is in the first row. A very
 * wide page has the nutrients in columns of their own, beside the name.
 */
const rowGrid =
  'grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto_auto] items-baseline gap-x-1.5 sm:gap-x-3 xl:grid-cols-[minmax(0,18rem)_repeat(3,minmax(0,1fr))_6.5rem_auto]';

/** Shows a meal with a menu of its actions. */
export function MealRow({ meal, isAlone, ...actions }: Props) {
  const { name, description } = meal;
  return (
    <li className="py-1.5">
      <div className="flex items-start gap-3">
        {isAlone && (
          <div className="-mr-1 pt-1">
            <MealIcon type={meal.mealType} small />
          </div>
        )}
        <MealPhoto meal={meal} />
        <div className={classNames(rowGrid, !meal.counts && 'text-muted')}>
          <p className="col-start-1 row-start-1 line-clamp-3 font-medium whitespace-pre-line">
            {description || name}
          </p>
          <MacroColumns meal={meal} />
          <Calories meal={meal} />
          <div className="col-start-1 col-end-4 row-start-2 sm:col-end-3 xl:col-end-2">
            <TimeAndMacros meal={meal} isAlone={isAlone} />
            <Score meal={meal} />
            <SourceMark source={meal.source} counts={meal.counts} />
          </div>
          <div className="col-start-3 row-start-1 -my-2.5 -mr-2.5 self-start max-sm:ml-0.5 xl:col-start-6">
            <MealMenu meal={meal} {...actions} />
          </div>
        </div>
      </div>
    </li>
  );
}

function MealMenu({ meal, onCopy, onEdit, onDelete }: Omit<Props, 'isAlone'>) {
  const { t } = useTranslation('nutrition');
  const { isFavourite, toggle } = useFavourites();
  const { name } = meal;
  const favourite = isFavourite(name)
    ? { label: t('meals.unstar'), icon: StarOff }
    : { label: t('meals.star'), icon: Star };
  return (
    <Menu
      label={t('meals.actions', { name })}
      items={[
        { label: t('form.editTitle'), icon: Pencil, onSelect: onEdit },
        { label: t('meals.copy'), icon: Copy, onSelect: onCopy },
        { ...favourite, onSelect: () => toggle(meal) },
        { label: t('meals.delete'), icon: Trash2, onSelect: onDelete },
      ]}
    />
  );
}

/** Shows the calories of the meal. Renders nothing if they are unknown or the person hides calories. */
function Calories({ meal: { calories } }: { meal: FoodEntry }) {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const shown = useShownNumbers();
  if (calories === null || !shown.calories) return null;
  return (
    <span className="col-start-2 row-start-1 text-right tabular-nums xl:col-start-5">
      {t('caloriesValue', { value: formatNumber(calories, language) })}
    </span>
  );
}

/** Returns the known grams of protein, carbs and fat as text. Returns none if the person hides calories. */
function useKnownMacros(meal: FoodEntry) {
  const { language } = useLanguage();
  const shown = useShownNumbers();
  return macronutrients.flatMap((name) => {
    const grams = meal[name];
    return grams === null || !shown.calories ? [] : [{ name, value: formatNumber(grams, language, 1) }];
  });
}

/** The column of each nutrient on a very wide page. */
const macroColumns = { protein: 'col-start-2', carbs: 'col-start-3', fat: 'col-start-4' };

const MacroMark = ({ name }: { name: Macronutrient }) => (
  <span className="mr-1.5 inline-block size-2 rounded-full" style={macroStyles[name]} />
);

/** Shows the nutrients in columns on a very wide page. `TimeAndMacros` says them for screen readers. */
function MacroColumns({ meal }: { meal: FoodEntry }) {
  const { t } = useTranslation('nutrition');
  return useKnownMacros(meal).map(({ name, value }) => (
    <p
      key={name}
      aria-hidden="true"
      className={classNames(
        'row-start-1 text-small whitespace-nowrap text-muted tabular-nums max-xl:hidden',
        macroColumns[name],
      )}
    >
      <MacroMark name={name} />
      {t(`${name}Value`, { value })}
    </p>
  ));
}

/**
 * Shows the time of the meal and the known grams of protein, carbs and fat. A narrow screen shows the colours of the
 * nutrients (see `MacroLegend`), and leaves the type of the meal to the icon.
 */
function TimeAndMacros({ meal, isAlone }: Pick<Props, 'meal' | 'isAlone'>) {
  const { t } = useTranslation(['nutrition', 'kinds']);
  const { language } = useLanguage();
  const known = useKnownMacros(meal);
  const typeClass = known.length > 0 ? 'max-sm:sr-only' : undefined;
  // The spaces in an amount are non-breaking. A wrapped line therefore ends in the separator.
  const join = (amounts: string[], separator: string) =>
    amounts.map((text) => text.replaceAll(' ', '\u00a0')).join(separator);
  return (
    <div className="flex flex-wrap gap-x-2.5 text-small sm:gap-x-1 text-muted tabular-nums">
      <p>
        {meal.description && `${meal.name} · `}
        <span className={isAlone ? typeClass : 'sr-only'}>{t(`kinds:meals.${meal.mealType}`)} · </span>
        {formatTime(meal.timestamp, meal.zone, language)}
      </p>
      {known.length > 0 && (
        <>
          <span aria-hidden="true" className="max-sm:hidden xl:hidden">
            ·
          </span>
          <p aria-hidden="true" className="flex flex-wrap gap-x-2.5 sm:hidden">
            {known.map(({ name, value }) => (
              <span key={name} className="whitespace-nowrap">
                <MacroMark name={name} />
                {t(`letters.${name}`)} {t('gramsValue', { value })}
              </span>
            ))}
          </p>
          <p className="max-sm:sr-only xl:sr-only">
            {join(
              known.map(({ name, value }) => t(`${name}Value`, { value })),
              ', ',
            )}
          </p>
        </>
      )}
    </div>
  );
}

/**
 * Shows the score of the meal, with a text on how it is computed. Renders nothing if the meal has no score or the person
 * hides scores.
 */
function Score({ meal: { nutritionScore } }: { meal: FoodEntry }) {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const shown = useShownNumbers();
  if (nutritionScore === null || !shown.scores) return null;
  const score = formatNumber(nutritionScore, language, 1, true);
  return (
    <details className="text-small text-muted">
      <summary className="-mb-1 min-h-11">
        <Badge tone="good">{t('meals.aiScore', { score })}</Badge>
      </summary>
      <p className="max-w-prose pb-1">{t('meals.scoreHow')}</p>
    </details>
  );
}

function MealPhoto({ meal: { name, photoUrl } }: { meal: FoodEntry }) {
  const { t } = useTranslation('nutrition');
  return (
    photoUrl && (
      <img
        src={photoUrl}
        alt={t('meals.photoOf', { name })}
        loading="lazy"
        className="size-16 shrink-0 rounded-base border border-line bg-sunken object-cover"
      />
    )
  );
}
