import { useCommunityStats, useExpertSessions, useSuggestions } from './use-community.ts';
import { useFeed } from './use-feed.ts';

/**
 * Returns whether every request of this page has failed and nothing is stored. One message then replaces the messages
 * of the cards. Stays true during the next attempt, so that the cards do not appear and disappear.
 */
export function useHaveAllFailed(tag: string | undefined): boolean {
  const queries = [useFeed(tag), useCommunityStats(), useSuggestions(), useExpertSessions()];
  return queries.every(({ data, errorUpdateCount }) => data === undefined && errorUpdateCount > 0);
}
