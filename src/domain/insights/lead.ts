import type { CalendarDay } from '../calendar-day.ts';
import { quantile } from './quantile.ts';

/** The fields of a pattern that decide its place on the insights page. */
interface Pattern {
  /** The probability that the pattern is real, in percent. */
  confidence: number;
  effect: number;
  /** The lower end of the 95% confidence interval of the effect. */
  low: number;
  /** The upper end of the 95% confidence interval of the effect. */
  high: number;
  /** The number of days on which both measures are known. */
  days: number;
}

/** The width of a 95% confidence interval in standard errors. */
const intervalWidth = 2 * 1.96;

/**
 * Estimates which share of the variation of the outcome goes with the exposure, from 0 to 1. The share is the squared
 * partial correlation, computed from the t statistic of the effect. It has no unit, so patterns with different outcomes
 * can be compared.
 */
function shareOfOutcome({ effect, low, high, days }: Pattern): number {
  const t = (effect * intervalWidth) / (high - low);
  return t ** 2 / (t ** 2 + days);
}

/**
 * Sorts patterns by confidence, highest first. Sorts patterns with the same confidence by `shareOfOutcome`, highest
 * first.
 */
export const rankPatterns = <One extends Pattern>(patterns: readonly One[]): One[] =>
  patterns.toSorted(
    (one, other) => other.confidence - one.confidence || shareOfOutcome(other) - shareOfOutcome(one),
  );

export type Certainty = 'almostCertain' | 'veryLikely' | 'likely' | 'possible';

/**
 * Returns the word for a confidence in percent. The limits are those of the IPCC for "virtually certain", "very likely"
 * and "likely" (Mastrandrea et al., 2010).
 */
export function certaintyOf(confidence: number): Certainty {
  if (confidence >= 99) return 'almostCertain';
  if (confidence >= 90) return 'veryLikely';
  return confidence >= 66 ? 'likely' : 'possible';
}

interface PairedDay {
  day: CalendarDay;
  exposure: number;
}

/** A group of days. */
export interface DayGroup {
  days: number;
  /** The mean of the outcomes. */
  mean: number;
  /** The mean of the exposures. */
  exposureMean: number;
}

/** Returns the number of days and the means of both measures. Returns undefined if there are no days. */
export function summariseDays(days: readonly { exposure: number; outcome: number }[]): DayGroup | undefined {
  if (days.length === 0) return undefined;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    days: days.length,
    mean: mean(days.map(({ outcome }) => outcome)),
    exposureMean: mean(days.map(({ exposure }) => exposure)),
  };
}

/** Returns the days on which a yes/no exposure is yes, or on which a numeric exposure is above its median. */
export function findMoreDays(days: readonly PairedDay[], isYesNo: boolean): Set<CalendarDay> {
  const ordered = days.map(({ exposure }) => exposure).sort((one, other) => one - other);
  const limit = isYesNo ? 0 : quantile(ordered, 0.5);
  return new Set(days.filter(({ exposure }) => exposure > limit).map(({ day }) => day));
}
