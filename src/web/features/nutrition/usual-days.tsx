import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoodEntry } from '#contracts/nutrition.ts';
import type { DayValue } from '#domain/measures/usual.ts';
import { UsualBandView } from '#web/charts/usual-band-view.tsx';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { Card } from '#web/ui/card.tsx';
import { useEnergyDays, useWaterDays } from './use-day.ts';

interface Props {
  /** The meals that are being deleted. The loaded energy still includes them, so this component subtracts it. */
  deletedMeals: readonly FoodEntry[];
}

/** The smallest difference that is worth noticing, in kilocalories. */
const noticeableEnergy = 100;

/**
 * Compares the energy, unless it is hidden, and the glasses of water of the last 30 days with the person's usual range.
 * Leaves out what has no value. Renders nothing if neither has one, or if they could not be loaded.
 */
export function UsualDays({ deletedMeals }: Props) {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const shown = useShownNumbers();
  const energy = useEnergyDays().data?.map(({ day, value }) => ({
    day,
    value: subtractEnergy(
      value,
      deletedMeals.filter(({ date }) => date === day),
    ),
  }));
  const water = useWaterDays();
  const bands: ReactNode[] = [];
  if (shown.calories && hasValue(energy)) {
    bands.push(
      <UsualBandView
        key="energy"
        {...amount}
        name={t('usual.energy')}
        area="nutrition"
        values={energy}
        format={(value) => t('caloriesValue', { value: formatNumber(value, language) })}
        smallestDifference={noticeableEnergy}
      />,
    );
  }
  if (hasValue(water)) {
    bands.push(
      <UsualBandView
        key="water"
        {...amount}
        name={t('water.title')}
        area="water"
        values={water}
        format={(count) => t('water.count', { count })}
        smallestDifference={1}
      />,
    );
  }
  if (bands.length === 0) return null;
  return (
    <Card title={t('usual.title')}>
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">{bands}</div>
    </Card>
  );
}

const amount = { days: 30, words: 'amount', growsDuringDay: true } as const;

/** Returns the energy of a day without the given meals of the day. Returns null if no energy remains. */
const subtractEnergy = (energy: number | null, meals: readonly FoodEntry[]): number | null =>
  meals.reduce((left, { calories }) => left - (calories ?? 0), energy ?? 0) || null;

const hasValue = (values: DayValue[] | undefined): values is DayValue[] =>
  values?.some(({ value }) => value !== null) ?? false;
