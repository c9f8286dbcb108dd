import { useQuery } from '@tanstack/react-query';
import {
  getCommunityProfile,
  getCommunityStats,
  listExpertSessions,
  listSuggestions,
  saveCommunityProfile,
  saveSuggestible,
} from '#contracts/community-members.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { changeAnswers } from '#web/lib/optimistic-change.ts';
import { defineOptimistic } from '#web/lib/optimistic-writes.ts';
import { useWriteMutation } from '#web/lib/use-endpoint-mutation.ts';

const statsIntervalMs = 60_000;

/** Returns a query for the counts of members and posts, and for the topics that several members write about. */
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

/** Returns a query for the member's display name and, if the member is suspended, the end of the suspension. */
export const useProfile = () => useQuery(endpointQuery(getCommunityProfile));

/** Returns a mutation that saves the name that other members see. Null restores the default name. */
export function useUpdateDisplayName() {
  return useWriteMutation((write, displayName: string | null) =>
    write(saveCommunityProfile, { body: { displayName } }),
  );
}

/**
 * Returns a query for members who write about the same topics as this member. The list is empty if this member did not
 * agree to be suggested.
 */
export const useSuggestions = () => useQuery({ ...endpointQuery(listSuggestions), refetchOnMount: 'always' });

const showSuggestible = defineOptimistic(saveSuggestible, ({ body }) =>
  changeAnswers(listSuggestions, (answer) => ({ ...answer, suggestible: body.suggestible })),
);

/**
 * Returns a mutation that saves whether the member agrees to be suggested to other members. Members who do not agree
 * get no suggestions.
 */
export function useUpdateSuggestible() {
  return useWriteMutation(
    (write, suggestible: boolean) => write(saveSuggestible, { body: { suggestible } }),
    {
      optimistic: (suggestible) => showSuggestible({ body: { suggestible } }),
    },
  );
}
