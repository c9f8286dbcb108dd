import { useTranslation } from 'react-i18next';
import { findMostUnusual, type HorizonMeasure, horizonMeasures } from '#domain/horizon.ts';
import { type DayValue, findUsual } from '#domain/measures/usual.ts';
import { comparePrinted } from '#web/charts/use-usual-text.ts';
import { useToday } from '#web/lib/clock.ts';
import { horizonDisplay } from './horizon-display.ts';
import { useRecentNights } from './use-day-summary.ts';
import { type HorizonSeries, useFormatUsualValue, useHorizonSeries } from './use-horizon.ts';
import { useSeriesMeaning } from './use-horizon-name.ts';

/** A no-break space. It keeps the height of the line while no sentence is shown. */
const placeholder = '\u00a0';

/**
 * Shows a sentence about today. The sentence compares a measure with the person's usual values, or says that the day is
 * like most days. It calls nights that no device measured time in bed. If only some nights were measured, it says
 * nothing about sleep, because their hours cannot be compared. If no value of today can be compared, the sentence only
 * introduces the day. Says nothing about simulated values, because nobody slept or felt them. Renders nothing if the
 * values could not be loaded.
 */
export function DaySentence() {
  const { series, failed } = useHorizonSeries('claim');
  const { isLoading } = useRecentNights();
  const meaning = useSeriesMeaning(series) ?? 'mixed';
  if (failed) return null;
  // Without a connection, nights that are not stored never load.
  if (!series || isLoading) return placeholder;
  return (
    <SeriesSentence
      series={meaning === 'mixed' ? { ...series, sleepHours: [] } : series}
      isInBed={meaning === 'inBed'}
    />
  );
}

function SeriesSentence({ series, isInBed }: { series: HorizonSeries; isInBed: boolean }) {
  const { t } = useTranslation('dashboard');
  const today = useToday();
  const format = useFormatUsualValue();
  const unusual = findMostUnusual(series, today);
  const compared = horizonMeasures.flatMap(
    (measure) => findComparison(measure, series[measure], today) ?? [],
  );
  const told = compared.find(({ measure }) => measure === unusual) ?? compared[0];
  if (!told) return t('sentence.soFar');
  if (!unusual && compared.length > 1) return t('sentence.usual');
  const { measure, value, usual } = told;
  const position = comparePrinted(value, usual, (number) => format(measure, number));
  if (measure === 'sleepHours') {
    const standing = t(`sentence.duration.${position}`);
    return t(isInBed ? 'sentence.inBed' : 'sentence.sleepHours', { standing });
  }
  const { words } = horizonDisplay[measure];
  return t(`sentence.${measure}`, { standing: t(`sentence.${words}.${position}`) });
}

/**
 * Returns a value of today with its usual values. Returns undefined if either is unknown. An amount of water below the
 * usual values cannot be compared, because it can still increase today.
 */
function findComparison(measure: HorizonMeasure, values: readonly DayValue[], today: string) {
  const value = values.find(({ day }) => day === today)?.value ?? null;
  const usual = findUsual(values, today);
  if (value === null || !usual || (measure === 'waterIntake' && value < usual.low)) return undefined;
  return { measure, value, usual };
}
