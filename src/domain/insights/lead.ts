import type { CalendarDay } from '../calendar-day.ts';
import type { Usual } from '../measures/usual.ts';
import { quantile } from './quantile.ts';

/** The fields of a pattern that decide which pattern the insights page shows first. */
interface Pattern {
  /** The probability that the pattern is real, in percent. */
  confidence: number;
  effect: number;
  /** The lower end of the confidence interval of the effect. */
  low: number;
  /** The upper end of the confidence interval of the effect. */
  high: number;
}

/** Returns the effect relative to its uncertainty: the distance from zero in widths of the confidence interval. */
const strength = ({ effect, low, high }: Pattern): number => Math.abs(effect) / (high - low);

/**
 * Returns the pattern with the highest confidence. If several patterns have that confidence, returns the strongest of
 * them. Returns undefined if there are no patterns.
 */
export function findLead<One extends Pattern>(patterns: readonly One[]): One | undefined {
  return patterns.toSorted(
    (one, other) => other.confidence - one.confidence || strength(other) - strength(one),
  )[0];
}

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

/** Returns the days on which a yes/no exposure is yes, or on which a numeric exposure is above its median. */
export function findMoreDays(days: readonly PairedDay[], isYesNo: boolean): Set<CalendarDay> {
  const ordered = days.map(({ exposure }) => exposure).sort((one, other) => one - other);
  const limit = isYesNo ? 0 : quantile(ordered, 0.5);
  return new Set(days.filter(({ exposure }) => exposure > limit).map(({ day }) => day));
}

/** Counts the values below the first quartile (`low`), between the quartiles, and above the third quartile (`high`). */
export function countPositions(values: readonly number[], { low, high }: Usual) {
  return {
    below: values.filter((value) => value < low).length,
    within: values.filter((value) => value >= low && value <= high).length,
    above: values.filter((value) => value > high).length,
  };
}
