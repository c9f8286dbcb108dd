import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listAchievements } from '#contracts/achievements.ts';
import {
  getCommunityProfile,
  getCommunityStats,
  listComments,
  listExpertSessions,
  listPosts,
  listSuggestions,
  saveCommunityProfile,
  saveSuggestible,
} from '#contracts/community.ts';
import { callApi } from '#web/lib/call-api.ts';

const statsIntervalMs = 60_000;

/** Counters and topics, as they are now. */
export function useCommunityStats() {
  return useQuery({
    queryKey: [getCommunityStats.path],
    queryFn: () => callApi(getCommunityStats),
    refetchInterval: statsIntervalMs,
    refetchOnMount: 'always',
  });
}

export function useExpertSessions() {
  return useQuery({
    queryKey: [listExpertSessions.path],
    queryFn: () => callApi(listExpertSessions),
    refetchInterval: statsIntervalMs,
  });
}

/**
 * What one has earned and what is next, without runs of days for those who hide them.
 * Asked anew on each visit: a log on another page may have earned something.
 */
export function useVisibleAchievements(showStreaks: boolean) {
  return useQuery({
    queryKey: [listAchievements.path],
    queryFn: () => callApi(listAchievements),
    refetchOnMount: 'always',
    select: (achievements) => achievements.filter(({ key }) => showStreaks || !key.endsWith('Streak')),
  });
}

/** How one is called here, and until when one may not write. */
export function useProfile() {
  return useQuery({ queryKey: [getCommunityProfile.path], queryFn: () => callApi(getCommunityProfile) });
}

/** Chooses the name others see; null is first name and initial. */
export function useUpdateDisplayName() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (displayName: string | null) => callApi(saveCommunityProfile, { body: { displayName } }),
    onSuccess: (profile) => {
      queryClient.setQueryData([getCommunityProfile.path], profile);
      for (const { path } of [listPosts, listComments]) {
        void queryClient.invalidateQueries({ queryKey: [path] });
      }
    },
  });
}

/** Members who write about the same, for who wants to be found. */
export function useSuggestions() {
  return useQuery({
    queryKey: [listSuggestions.path],
    queryFn: () => callApi(listSuggestions),
    refetchOnMount: 'always',
  });
}

/** Chooses whether one is found and finds others. */
export function useUpdateSuggestible() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (suggestible: boolean) => callApi(saveSuggestible, { body: { suggestible } }),
    onSuccess: async (suggestions) => {
      await queryClient.cancelQueries({ queryKey: [listSuggestions.path] });
      queryClient.setQueryData([listSuggestions.path], suggestions);
    },
  });
}
