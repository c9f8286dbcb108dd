import { useTranslation } from 'react-i18next';
import type { HorizonMeasure } from '#domain/horizon.ts';
import { hoursMeaning } from '#domain/hours-meaning.ts';
import { useRecentNights } from './use-day-summary.ts';
import type { HorizonSeries } from './use-horizon.ts';

/**
 * Returns what the hours of sleep in `series` are (see `hoursMeaning`). Returns undefined if the nights are not known.
 */
export function useSeriesMeaning(
  series: HorizonSeries | undefined,
): ReturnType<typeof hoursMeaning> | undefined {
  const { data: nights } = useRecentNights();
  if (!series || !nights) return undefined;
  const days = series.sleepHours.flatMap(({ day, value }) => (value === null ? [] : [day]));
  return hoursMeaning(days, nights);
}

/** Returns the name of a measure of the Horizon. */
export type HorizonName = (measure: HorizonMeasure) => string;

/**
 * Returns a function that returns the name of a measure in `series`. The hours of sleep are named time in bed if no
 * device measured any of the nights.
 */
export const useHorizonName = (series: HorizonSeries | undefined): HorizonName =>
  useNameOf(useSeriesMeaning(series));

/** Returns a function that returns the name of a measure. `meaning` is what the hours of sleep are. */
export function useNameOf(meaning: ReturnType<typeof hoursMeaning> | undefined): HorizonName {
  const { t } = useTranslation('dashboard');
  return (measure) =>
    t(measure === 'sleepHours' && meaning === 'inBed' ? 'timeInBed' : `horizon.names.${measure}`);
}
