import { addDays, type CalendarDay } from './calendar-day.ts';
import { type Cycle, cycleLengthBounds, daysBetween, isUsableCycle } from './cycle.ts';

/** A prediction rests on so many complete cycles at least, and on the newest of them only. */
export const cyclesForPrediction = { min: 2, max: 12 } as const;

/** Of a hundred intervals at least so many are meant to hold the next start. */
const predictionChance = 80;

/** 0.9 quantiles of Student's t for 1 to 11 degrees of freedom: an interval between both tails holds 80 %. */
const studentT = [3.078, 1.886, 1.638, 1.533, 1.476, 1.44, 1.415, 1.397, 1.383, 1.372, 1.363] as const;

/** Starts are whole days, so that even cycles which all look alike are not known better than to a day. */
const minSpread = 1;

export interface CyclePrediction {
  nextStart: CalendarDay;
  earliest: CalendarDay;
  latest: CalendarDay;
  /** How many own cycles it rests on, and their mean length in days. */
  cycles: number;
  averageLength: number;
  /** Percent of such intervals that hold the next start, at least. */
  chance: number;
  /** Days since `latest`, 0 if that is still to come. */
  daysLate: number;
}

/** Why there is no prediction. */
export const noPredictionReasons = ['too_few_cycles', 'atypical_cycle', 'no_recent_start'] as const;
type NoPrediction = (typeof noPredictionReasons)[number];

/**
 * When the next period starts, from one's own counted cycles alone, at most the newest twelve. With n lengths
 * of mean m and standard deviation s (at least one day) the interval is m ± t(n−1, 0.9) · s · √(1 + 1/n): the
 * prediction interval for one more value of a normal sample, in whole days and within possible lengths.
 * Nothing is said of fertile days. Without a prediction the reason is told.
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
