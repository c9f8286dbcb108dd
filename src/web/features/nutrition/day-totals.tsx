import { Beef, Droplets, Flame, type LucideIcon, Wheat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FoodEntry } from '#contracts/nutrition.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { subtractMeals, targetProgress } from '#domain/nutrition/meals.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { type NutrientName, nutrientNames } from './nutrient-names.ts';
import { useDay } from './use-day.ts';

const icons: Record<NutrientName, LucideIcon> = {
  calories: Flame,
  protein: Beef,
  carbs: Wheat,
  fat: Droplets,
};

interface Props {
  day: CalendarDay;
  /**
   * Meals that are deleted but can still be restored with Undo. The server's totals still include these meals, so this
   * component subtracts them.
   */
  deletedMeals: readonly FoodEntry[];
}

/** Shows the day's totals, and the target of each total that has a target. */
export function DayTotals({ day, deletedMeals }: Props) {
  const { t } = useTranslation('nutrition');
  const query = useDay(day);
  return (
    <QueryView query={query} errorTitle={t('summary.loadFailed')} loading={<Totals day={day} />}>
      {(data) => <Totals day={day} data={data} deletedMeals={deletedMeals} />}
    </QueryView>
  );
}

interface TotalsProps extends Partial<Props> {
  day: CalendarDay;
  /** Undefined while loading. */
  data?: NonNullable<ReturnType<typeof useDay>['data']>;
}

function Totals({ day, data, deletedMeals = [] }: TotalsProps) {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const today = useToday();
  const totals = data && subtractMeals(data.totals, deletedMeals);
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {nutrientNames.map((name) => {
        const unit = t(name === 'calories' ? 'kcal' : 'grams');
        const decimals = name === 'calories' ? 0 : 1;
        const target = data?.targets[name] ?? null;
        return (
          <StatCard
            key={name}
            label={t(name === 'calories' && day !== today ? 'summary.caloriesOf' : `summary.${name}`)}
            value={totals && formatNumber(totals[name], language, decimals, true)}
            unit={unit}
            icon={icons[name]}
            area="nutrition"
            percent={(totals && targetProgress(totals[name], target)) ?? undefined}
            note={target !== null && t('summary.of', { target: formatNumber(target, language, 1), unit })}
          />
        );
      })}
    </div>
  );
}
