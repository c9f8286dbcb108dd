import { useQuery } from '@tanstack/react-query';
import { listAchievements } from '#contracts/achievements.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';

/** Returns the member's achievements, without those for streaks if `showStreaks` is false. */
export function useAchievements(showStreaks: boolean) {
  return useQuery({
    ...endpointQuery(listAchievements),
    select: (achievements) => achievements.filter(({ key }) => showStreaks || !key.endsWith('Streak')),
  });
}
