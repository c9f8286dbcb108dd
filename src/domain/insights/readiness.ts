import type { AnswerMeasure } from '../measures/checkin.ts';

/**
 * The fewest days with both values before a pattern is reported. From 42 days, a pattern of usual strength can be told
 * from chance when many pairs are tested at once.
 */
export const requiredPairedDays = 42;

/** The measures that are searched for patterns first. */
export const profileMeasures = [
  'mood',
  'energyLevel',
  'stressLevel',
  'sleepQuality',
] as const satisfies AnswerMeasure[];

export type ProfileMeasure = (typeof profileMeasures)[number];

/**
 * Returns how complete a person's data is, 0 to 100. The second-longest series decides, because a pattern needs two.
 */
export function profilePercent(days: Record<ProfileMeasure, number>): number {
  const second = Object.values(days).sort((a, b) => b - a)[1] ?? 0;
  return Math.min(100, Math.floor((second / requiredPairedDays) * 100));
}
