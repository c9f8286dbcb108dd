import type { AnswerMeasure } from '../measures/checkin.ts';

/**
 * Days with both of two numbers before anything is claimed of them. Fewer, and honest statistics stay silent:
 * at 42 days a pattern of usual strength begins to stand out from chance when many pairs are tested at once.
 */
export const requiredPairedDays = 42;

/** What the first patterns would be looked for in. */
export const profileMeasures = [
  'mood',
  'energyLevel',
  'stressLevel',
  'sleepQuality',
] as const satisfies AnswerMeasure[];

export type ProfileMeasure = (typeof profileMeasures)[number];

/** How far a profile is, 0 to 100: the second-longest series decides, as a pattern needs two. */
export function profilePercent(days: Record<ProfileMeasure, number>): number {
  const second = Object.values(days).sort((a, b) => b - a)[1] ?? 0;
  return Math.min(100, Math.floor((second / requiredPairedDays) * 100));
}
