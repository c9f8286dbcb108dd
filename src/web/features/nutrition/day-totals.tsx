import { useTranslation } from 'react-i18next';
import type { FoodEntry } from '#contracts/nutrition.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { macronutrients } from '#domain/nutrition/macro-shares.ts';
import { subtractMeals } from '#domain/nutrition/meals.ts';
import { useToday } from '#web/lib/clock.ts';
import { useHasUnsent } from '#web/lib/outbox/use-unsent.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { CaloriesOnly } from './calories-only.tsx';
import { dayShares } from './day-shares.ts';
import { EmptyTotals } from './empty-totals.tsx';
import { MacroBar } from './macro-bar.tsx';
import { NutrientCell } from './nutrient-cell.tsx';
import type { nutrientNames } from './nutrient-names.ts';
import { unsentMealDay } from './unsent-meal.ts';
import { useDay } from './use-day.ts';
import { useUsualEnergy } from './use-usual-energy.ts';
import { UsualEnergy } from './usual-energy.tsx';

interface Props {
  day: CalendarDay;
  /**
   * Meals of any day that are deleted but can still be restored with Undo. The server's totals still include these
   * meals, so this component subtracts them.
   */
  deletedMeals: readonly FoodEntry[];
  /**
   * The loaded meals of the day that count in the totals, without `deletedMeals`. Undefined while they load. The list
   * of meals loads ten at a time, so these may not be all meals of the day.
   */
  meals: readonly FoodEntry[] | undefined;
  onEdit: (meal: FoodEntry) => void;
}

/**
 * Shows the day's totals, the target of each total that has a target, and the shares of the energy from protein, carbs
 * and fat. Without a target, the calories of today have the usual energy. For a day without meals, says that nothing is
 * logged. If the person hides calories, shows only the shares. The caller draws the box around it.
 */
export function DayTotals({ day, ...rest }: Props) {
  const { t } = useTranslation('nutrition');
  const query = useDay(day);
  return (
    <section
      aria-label={t('macros.title')}
      className="relative p-4 sm:p-6 lg:flex lg:flex-col lg:justify-center"
    >
      <QueryView
        query={query}
        errorTitle={t('summary.loadFailed')}
        loading={<Totals day={day} {...rest} />}
        compact
      >
        {(data) => <Totals day={day} data={data} {...rest} />}
      </QueryView>
    </section>
  );
}

interface TotalsProps extends Props {
  /** Undefined while the totals load. */
  data?: NonNullable<ReturnType<typeof useDay>['data']>;
}

function Totals({ day, data, deletedMeals: allDeleted, meals, onEdit }: TotalsProps) {
  const today = useToday();
  const shown = useShownNumbers();
  const deletedMeals = allDeleted.filter(({ date }) => date === day);
  const hasAllMeals = data !== undefined && (meals?.length ?? 0) + deletedMeals.length >= data.entries;
  const totals = data && subtractMeals(data.totals, deletedMeals, hasAllMeals ? meals : undefined);
  const usualEnergy = useUsualEnergy(allDeleted);
  const hasUnsent = useHasUnsent('POST /api/food-entries', (entry) => unsentMealDay(entry) === day);
  // If all meals are deleted, the totals are unknown and not 0.
  const hasMeals = data !== undefined && data.entries > deletedMeals.length;
  const divided = data && meals && dayShares(meals, hasAllMeals);
  const showUsual = (energy: number | null) =>
    data?.targets.calories == null &&
    day === today &&
    usualEnergy && <UsualEnergy energy={energy} usual={usualEnergy} />;
  if (data && !hasMeals && !hasUnsent)
    return <EmptyTotals isToday={day === today} targets={data.targets} usual={showUsual(null)} />;
  const cellOf = (name: (typeof nutrientNames)[number]) => {
    const total = totals && (hasMeals ? totals[name] : null);
    return (
      <NutrientCell
        key={name}
        name={name}
        isToday={day === today}
        total={total}
        target={data?.targets[name] ?? null}
        share={name === 'calories' ? undefined : divided?.shares?.[name]}
        usual={name === 'calories' && showUsual(total ?? null)}
      />
    );
  };
  const bar = (!data || hasMeals || !shown.calories) && <MacroBar totals={totals} day={divided} />;
  if (!shown.calories) return bar;
  const hasGrams = macronutrients.some((name) => totals?.[name] != null || data?.targets[name] != null);
  if (hasMeals && divided && !hasGrams)
    return <CaloriesOnly calories={cellOf('calories')} note={bar} meal={meals?.[0]} onEdit={onEdit} />;
  // Without a target or the usual energy, the bar is also below the calories, which would have an empty space there.
  const isBarWide = data !== undefined && data.targets.calories === null && !showUsual(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 xl:grid-cols-[17rem_minmax(0,1fr)]">
      {cellOf('calories')}
      <div className="space-y-5">
        <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-3 sm:grid-cols-3 sm:gap-4">
          {macronutrients.map(cellOf)}
        </div>
        {!isBarWide && bar}
      </div>
      {isBarWide && <div className="max-xl:mt-1 xl:col-span-2">{bar}</div>}
    </div>
  );
}
