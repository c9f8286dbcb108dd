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
 * Returns the next level of each achievement that has one, nearest first. `reached` is what counts towards the level
 * now: for a streak the current one, because a new streak starts at 0. `progress` is `reached` as a share of the
 * threshold.
 */
export const listNextLevels = (achievements: EndpointResult<typeof listAchievements>) =>
  achievements
    .flatMap(({ key, value, currentStreak, next }) => {
      if (!next) return [];
      const reached = currentStreak ?? value;
      return [{ key, value, reached, ...next, progress: reached / next.threshold }];
    })
    .sort((one, other) => other.progress - one.progress);
