import { useQuery } from '@tanstack/react-query';
import { listAchievements } from '#contracts/achievements.ts';
import { isStreak } from '#domain/achievements.ts';
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
