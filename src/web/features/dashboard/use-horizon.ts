import { useTranslation } from 'react-i18next';
import type { HealthMetric } from '#contracts/measures.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { isSuggested } from '#domain/dashboard.ts';
import { mayUse, type Purpose } from '#domain/devices/source-use.ts';
import { formatHours } from '#domain/format-hours.ts';
import { type HorizonMeasure, horizonMeasures } from '#domain/horizon.ts';
import type { DayValue } from '#domain/measures/usual.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { useRecentMetrics, useTodayMetrics } from './use-day-summary.ts';
import { isScoreMeasure, useScoreWord } from './use-score-word.ts';

export type HorizonSeries = Record<HorizonMeasure, DayValue[]>;

/**
 * Returns the values by day of each measure of the Horizon (the landscape on the dashboard), without suggested values
 * (see `isSuggested`). `series` is undefined until the values are loaded. `failed` is true if loading failed before any
 * values were loaded. `retry` loads them again. For the purpose `claim`, leaves out the values of the device simulator
 * too (see `mayUse`).
 */
export function useHorizonSeries(purpose: Purpose = 'show') {
  const { metrics, failed, retry } = useRecentMetrics();
  const { entry } = useTodayMetrics();
  if (!metrics || entry === undefined) return { series: undefined, failed, retry };
  const earlier = metrics.filter(({ date }) => date !== entry?.date);
  return { series: toSeries(entry ? [...earlier, entry] : earlier, purpose), failed: false, retry };
}

/** Returns the ratings that the person gave to nights (see `isSuggested`), by day. */
export function useNightRatings(): ReadonlyMap<CalendarDay, number> {
  const { metrics = [] } = useRecentMetrics();
  const { entry } = useTodayMetrics();
  const all = [...metrics.filter(({ date }) => date !== entry?.date), ...(entry ? [entry] : [])];
  return new Map(
    all.flatMap((metric): [CalendarDay, number][] =>
      metric.sleepQuality === null || isSuggested(metric, 'sleepQuality')
        ? []
        : [[metric.date, metric.sleepQuality]],
    ),
  );
}

function toSeries(metrics: readonly HealthMetric[], purpose: Purpose): HorizonSeries {
  const series = horizonMeasures.map((measure) => [
    measure,
    metrics.map((metric) => ({
      day: metric.date,
      value: isUsable(metric, measure, purpose) ? metric[measure] : null,
    })),
  ]);
  return Object.fromEntries(series) as HorizonSeries;
}

function isUsable(metric: HealthMetric, measure: HorizonMeasure, purpose: Purpose): boolean {
  const source = metric.sources[measure];
  return !isSuggested(metric, measure) && (source === undefined || mayUse(source, purpose));
}

/**
 * Returns a function that formats a value of today or a usual value. Unlike `useFormatHorizonValue`, rounds all
 * measures except sleep to whole numbers, because a usual value can be a fraction.
 */
export function useFormatUsualValue() {
  const format = useFormatHorizonValue();
  return (measure: HorizonMeasure, value: number): string =>
    format(measure, measure === 'sleepHours' ? value : Math.round(value));
}

/**
 * Returns a function that returns the unit of a measure. The unit is undefined if the values that `useFormatBareValue`
 * returns have no unit, or contain it.
 */
export function useHorizonUnit() {
  const { t } = useTranslation('dashboard');
  const isShown = useIsMeasureShown();
  return (measure: HorizonMeasure): string | undefined => {
    if (measure === 'sleepHours' || (isScoreMeasure(measure) && !isShown(measure))) return undefined;
    return t(`horizon.units.${measure}`);
  };
}

/**
 * Returns a function that formats a value of the Horizon as text without its unit. Hours of sleep keep their units. If
 * the person hides scores, the text of a score is a word in lower case.
 */
export function useFormatBareValue() {
  const { language } = useLanguage();
  const scoreWord = useScoreWord();
  const isShown = useIsMeasureShown();
  return (measure: HorizonMeasure, value: number): string => {
    if (measure === 'sleepHours') return formatHours(value);
    if (isScoreMeasure(measure) && !isShown(measure)) {
      return scoreWord(measure, value).toLocaleLowerCase(language);
    }
    return formatNumber(roundValue(measure, value), language, 1);
  };
}

/** Returns a function that formats a value of the Horizon like `useFormatBareValue`, with its unit. */
export function useFormatHorizonValue() {
  const { t } = useTranslation('dashboard');
  const format = useFormatBareValue();
  const unitOf = useHorizonUnit();
  return (measure: HorizonMeasure, value: number): string => {
    const text = format(measure, value);
    if (measure === 'sleepHours' || unitOf(measure) === undefined) return text;
    return t(`horizon.values.${measure}`, { count: roundValue(measure, value), value: text });
  };
}

/** Rounds the heart rate to a whole number, as `HeartRate` does, so that both show the same number. */
const roundValue = (measure: HorizonMeasure, value: number): number =>
  Number(value.toFixed(measure === 'heartRate' ? 0 : 1));
