import { useQuery } from '@tanstack/react-query';
import { listAchievements } from '#contracts/achievements.ts';
import {
  getCommunityProfile,
  getCommunityStats,
  listExpertSessions,
  listSuggestions,
  saveCommunityProfile,
  saveSuggestible,
} from '#contracts/community.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useWriteMutation } from '#web/lib/use-endpoint-mutation.ts';

const statsIntervalMs = 60_000;

/** Returns the counters and the topics. */
export function useCommunityStats() {
  return useQuery({
    ...endpointQuery(getCommunityStats),
    refetchInterval: statsIntervalMs,
    refetchOnMount: 'always',
  });
}

export function useExpertSessions() {
  return useQuery({ ...endpointQuery(listExpertSessions), refetchInterval: statsIntervalMs });
}

/** Returns what the member has earned and what is next. Streaks are left out for those who hide them. */
export function useVisibleAchievements(showStreaks: boolean) {
  return useQuery({
    ...endpointQuery(listAchievements),
    select: (achievements) => achievements.filter(({ key }) => showStreaks || !key.endsWith('Streak')),
  });
}

/** Returns the member's name in the community, and until when the member may not write. */
export const useProfile = () => useQuery(endpointQuery(getCommunityProfile));

/** Saves the name that other members see. Null is the first name and the initial. */
export function useUpdateDisplayName() {
  return useWriteMutation((write, displayName: string | null) =>
    write(saveCommunityProfile, { body: { displayName } }),
  );
}

/** Returns members who write about the same topics, if the member wants to be found. */
export const useSuggestions = () => useQuery({ ...endpointQuery(listSuggestions), refetchOnMount: 'always' });

/** Saves whether the member is found and finds others. */
export function useUpdateSuggestible() {
  return useWriteMutation((write, suggestible: boolean) => write(saveSuggestible, { body: { suggestible } }));
}
