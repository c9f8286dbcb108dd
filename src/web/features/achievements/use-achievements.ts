import { useQuery } from '@tanstack/react-query';
import { listAchievements } from '#contracts/achievements.ts';
import type { EndpointResult } from '#contracts/endpoint.ts';
import { type AchievementKey, type AchievementLevel, isStreak } from '#domain/achievements.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';

/**
 * Returns a query for the member's achievements. If `showStreaks` is false, leaves out the
 * achievements for streaks.
 */
export function useAchievements(showStreaks: boolean) {
  return useQuery({
    ...endpointQuery(listAchievements),
    select: (achievements) => achievements.filter(({ key }) => showStreaks || !isStreak(key)),
  });
}

export interface EarnedLevel {
  key: AchievementKey;
  level: AchievementLevel;
  day: string;
}

/** Returns the levels that the member has earned, newest first. */
export const listEarned = (achievements: EndpointResult<typeof listAchievements>): EarnedLevel[] =>
  achievements
    .flatMap(({ key, earned }) => earned.map(({ level, day }) => ({ key, level, day })))
    .sort((one, other) => other.day.localeCompare(one.day));

export type NextLevel = ReturnType<typeof listNextLevels>[number];

/**
 * Returns the next level of each achievement that has one, nearest first. Progress is a share of the level's threshold.
 */
export const listNextLevels = (achievements: EndpointResult<typeof listAchievements>) =>
  achievements
    .flatMap(({ key, value, next }) => (next ? [{ key, value, ...next }] : []))
    .sort((one, other) => other.progress - one.progress);
