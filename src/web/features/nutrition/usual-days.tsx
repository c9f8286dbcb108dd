import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoodEntry } from '#contracts/nutrition.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import {
  type DayValue,
  daysUntilUsual,
  findUsual,
  listLastDays,
  minUsualDays,
} from '#domain/measures/usual.ts';
import { hasEnoughValues, UsualBandView } from '#web/charts/usual-band-view.tsx';
import { UsualProgress } from '#web/charts/usual-progress.tsx';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { joinQueries, type QueryState } from '#web/lib/join-queries.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { useEnergyDays, useWaterDays } from './use-day.ts';
import { usualEnergyStep, withoutMeals } from './without-meals.ts';

interface Props {
  /**
   * Meals that are deleted but can still be restored with Undo. The loaded energy still includes
   * these meals, so this component subtracts their energy.
   */
  deletedMeals: readonly FoodEntry[];
}

/** The smallest difference in energy between two days that is worth noticing, in kilocalories. */
const noticeableEnergy = 100;

/**
 * Compares the energy and the glasses of water of the last 30 days with the person's usual range.
 * Leaves out the energy if the person hides calories. Also leaves out the energy or the water if it
 * has no value. If neither can be drawn yet, says when, below the other content. Before the second day, renders nothing.
 * The page shows today's values above. Shows an error if one of them could not be loaded. Otherwise
 * renders nothing if both are left out.
 */
export function UsualDays({ deletedMeals }: Props) {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const shown = useShownNumbers();
  const today = useToday();
  const energyDays = useEnergyDays();
  const waterDays = useWaterDays();
  const energy = energyDays.data && withoutMeals(energyDays.data, deletedMeals);
  const water = waterDays.data;
  const query: QueryState<unknown> = shown.calories ? joinQueries(energyDays, waterDays) : waterDays;
  const bands: ReactNode[] = [];
  if (shown.calories && hasValue(energy)) {
    bands.push(
      <UsualBandView
        key="energy"
        {...amount}
        missingText={t('usual.none')}
        name={t('summary.caloriesOf')}
        area="nutrition"
        values={energy}
        format={(value) => t('caloriesValue', { value: formatNumber(value, language) })}
        smallestDifference={noticeableEnergy}
        usualStep={usualEnergyStep}
        isValueElsewhere
      />,
    );
  }
  if (hasValue(water)) {
    bands.push(
      <UsualBandView
        key="water"
        {...amount}
        missingText={t('usual.none')}
        name={t('water.title')}
        area="water"
        values={water}
        // Rounds, because a quartile can be a fraction, such as 5.25, but people log whole glasses.
        format={(count) => t('water.count', { count: Math.round(count) })}
        smallestDifference={1}
        isValueElsewhere
      />,
    );
  }
  if (bands.length === 0 && !query.error) return null;
  const compared = [shown.calories ? energy : undefined, water].filter(hasValue);
  if (!query.error && !compared.some((values) => canDraw(values, today))) {
    // One sentence for all measures, because each would say the same and today's values are above.
    const missingDays = Math.min(...compared.map((values) => daysUntilUsual(values, today)));
    if (missingDays === minUsualDays) return null;
    return (
      <div data-progress className="order-last grid">
        <Card title={t('usual.title')}>
          <UsualProgress missingDays={missingDays} area="nutrition" />
        </Card>
      </div>
    );
  }
  return (
    <Card title={t('usual.title')}>
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">{bands}</div>
      <QueryView query={query} errorTitle={t('usual.failed')} loading={null} compact>
        {() => null}
      </QueryView>
    </Card>
  );
}

const amount = { days: 30, words: 'amount', growsDuringDay: true } as const;

const canDraw = (values: DayValue[], today: CalendarDay): boolean =>
  findUsual(values, today) !== null || hasEnoughValues(listLastDays(values, today, amount.days));

const hasValue = (values: DayValue[] | undefined): values is DayValue[] =>
  values?.some(({ value }) => value !== null) ?? false;
