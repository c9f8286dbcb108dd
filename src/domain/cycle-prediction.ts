import { addDays, type CalendarDay } from './calendar-day.ts';
import { type Cycle, cycleLengthBounds, daysBetween, isUsableCycle } from './cycle.ts';

/**
 * The minimum and the maximum number of complete cycles that a prediction uses. If there are more cycles than the
 * maximum, the prediction uses the newest cycles.
 */
export const cyclesForPrediction = { min: 2, max: 12 } as const;

/** The probability, in percent, with which the prediction interval contains the next start. */
const predictionChance = 80;

/**
 * The 0.9 quantiles of Student's t distribution for 1 to 11 degrees of freedom. A value t of this
 * list leaves 10% in each tail, so the interval from -t to t covers 80%.
 */
const studentT = [3.078, 1.886, 1.638, 1.533, 1.476, 1.44, 1.415, 1.397, 1.383, 1.372, 1.363] as const;

/**
 * The smallest standard deviation that a prediction assumes, in days. Period starts are recorded as whole days, so
 * cycle lengths are not more precise than one day.
 */
const minSpread = 1;

/** A prediction of the next period: its likeliest start, and the interval from `earliest` to `latest`. */
export interface CyclePrediction {
  nextStart: CalendarDay;
  earliest: CalendarDay;
  latest: CalendarDay;
  /** The number of the person's own cycles that the prediction uses. */
  cycles: number;
  /** The mean length, in days, of the cycles that the prediction uses. */
  averageLength: number;
  /**
   * The probability, in percent, that the interval contains the next start. This is the probability
   * before the ends of the interval are rounded to whole days and limited to possible cycle
   * lengths.
   */
  chance: number;
  /** Days since `latest`. Zero if `latest` is today or later. */
  daysLate: number;
}

/** The reasons why there can be no prediction. */
export const noPredictionReasons = ['too_few_cycles', 'atypical_cycle', 'no_recent_start'] as const;
type NoPrediction = (typeof noPredictionReasons)[number];

/**
 * Predicts the start of the next period from the newest usable cycles, at most twelve. Returns a
 * reason instead if no prediction is possible. Does not predict fertile days.
 *
 * With n cycles of mean length m and standard deviation s (at least one day), the interval is m ±
 * t(n−1, 0.9) · s · √(1+1/n). Here t(n−1, 0.9) is the 0.9 quantile of Student's t distribution with
 * n−1 degrees of freedom. This is the prediction interval for one more value of a normally
 * distributed sample. The ends are rounded to whole days and limited to cycle lengths of 15 to 90
 * days.
 */
export function predictNextStart(
  cycles: Cycle[],
  today: CalendarDay,
): { prediction: CyclePrediction; reason: null } | { prediction: null; reason: NoPrediction } {
  const lengths = cycles.filter(isUsableCycle).map((cycle) => cycle.length ?? 0);
  const current = cycles.at(-1);
  if (!current || lengths.length < cyclesForPrediction.min)
    return { prediction: null, reason: 'too_few_cycles' };
  if (current.atypical) return { prediction: null, reason: 'atypical_cycle' };
  if (daysBetween(current.start, today) > cycleLengthBounds.max)
    return { prediction: null, reason: 'no_recent_start' };

  const { mean, margin, count } = expectedLength(lengths.slice(-cyclesForPrediction.max));
  const latest = addDays(current.start, Math.min(cycleLengthBounds.max, Math.round(mean + margin)));
  const prediction = {
    nextStart: addDays(current.start, Math.round(mean)),
    earliest: addDays(current.start, Math.max(cycleLengthBounds.min, Math.round(mean - margin))),
    latest,
    cycles: count,
    averageLength: mean,
    chance: predictionChance,
    daysLate: Math.max(0, daysBetween(latest, today)),
  };
  return { prediction, reason: null };
}

function expectedLength(lengths: number[]): { mean: number; margin: number; count: number } {
  const count = lengths.length;
  const mean = lengths.reduce((sum, length) => sum + length, 0) / count;
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / (count - 1);
  const spread = Math.max(minSpread, Math.sqrt(variance));
  const t = studentT[count - 2] ?? Number.POSITIVE_INFINITY;
  return { mean, margin: t * spread * Math.sqrt(1 + 1 / count), count };
}
