import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  deleteMeditationSession,
  getMindfulnessSummary,
  listMeditationDays,
  listMeditationSessions,
} from '#contracts/mindfulness.ts';
import { firstMindfulnessDay } from '#domain/mindfulness.ts';
import { useToday } from '#web/lib/clock.ts';
import { endpointPages, endpointQuery } from '#web/lib/endpoint-query.ts';
import { useHasUnsent } from '#web/lib/outbox/use-unsent.ts';
import { useDelayedDelete } from '#web/ui/use-delayed-delete.ts';

/** Returns a query for the total minutes and sessions, the streak up to today and the minutes of this week. */
export function useMindfulnessSummary() {
  const date = useToday();
  return useQuery(endpointQuery(getMindfulnessSummary, { query: { date } }));
}

/**
 * Returns whether the person has no session yet, neither saved nor unsent. Undefined during the first attempt to load.
 */
export function useHasNoSessions(): boolean | undefined {
  const hasUnsent = useHasUnsent('POST /api/meditation-sessions');
  const { data, isPending, errorUpdatedAt } = useMindfulnessSummary();
  return isPending && errorUpdatedAt === 0 ? undefined : data?.sessions === 0 && !hasUnsent;
}

/** Returns a query for the minutes of each day with a session in the weeks that the page draws. */
export function useMeditationDays() {
  const to = useToday();
  return useQuery(endpointQuery(listMeditationDays, { query: { from: firstMindfulnessDay(to), to } }));
}

/** Returns a query for sessions, newest first, in pages of ten. */
export function useSessions() {
  return useInfiniteQuery(endpointPages(listMeditationSessions, { query: { limit: 10 } }));
}

/** Returns functions to delete sessions with undo. */
export function useDeleteSession() {
  const { t } = useTranslation('mindfulness');
  return useDelayedDelete({
    endpoint: deleteMeditationSession,
    input: (id: number) => ({ params: { id: String(id) } }),
    deletedText: t('deleted'),
    failedText: t('notDeleted'),
  });
}
