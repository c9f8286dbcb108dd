import type { AnswerMeasure } from '../measures/checkin.ts';

/**
 * The fewest days on which both measures of a pair must be known for a test. With fewer days, an effect of usual size
 * cannot be distinguished from chance when many pairs are tested.
 */
export const requiredPairedDays = 42;

/** The measures from which the completeness of a person's data is computed. */
export const profileMeasures = [
  'mood',
  'energyLevel',
  'stressLevel',
  'sleepQuality',
] as const satisfies AnswerMeasure[];

export type ProfileMeasure = (typeof profileMeasures)[number];

/**
 * Returns how complete a person's data is, as a whole percentage from 0 to 100. `days` contains, for each measure, the
 * number of days with a value. The second-largest of these numbers decides, because a pattern needs two measures.
 */
export function profilePercent(days: Record<ProfileMeasure, number>): number {
  return Math.min(100, Math.floor((secondLargest(days) / requiredPairedDays) * 100));
}

/**
 * Returns how many more days with a value the measure with the second most days needs to reach
 * `requiredPairedDays`. Returns 0 if two measures have that many days already. `days` is as in
 * `profilePercent`.
 */
export function countMissingDays(days: Record<ProfileMeasure, number>): number {
  return Math.max(0, requiredPairedDays - secondLargest(days));
}

const secondLargest = (days: Record<ProfileMeasure, number>): number =>
  Object.values(days).sort((a, b) => b - a)[1] ?? 0;
