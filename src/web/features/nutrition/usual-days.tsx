import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayValue } from '#domain/measures/usual.ts';
import { UsualBandView } from '#web/charts/usual-band-view.tsx';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { Card } from '#web/ui/card.tsx';
import { useEnergyDays, useWaterDays } from './use-day.ts';

/** The smallest difference that is worth noticing, in kilocalories. */
const noticeableEnergy = 100;

/**
 * Compares the energy, unless it is hidden, and the glasses of water of the last 30 days with the person's usual range.
 * Leaves out what has no value. Renders nothing if neither has one, or if they could not be loaded.
 */
export function UsualDays() {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const shown = useShownNumbers();
  const energy = useEnergyDays().data;
  const water = useWaterDays().data;
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
      <div className="space-y-6">{bands}</div>
    </Card>
  );
}

const amount = { days: 30, words: 'amount', growsDuringDay: true } as const;

const hasValue = (values: DayValue[] | undefined): values is DayValue[] =>
  values?.some(({ value }) => value !== null) ?? false;
