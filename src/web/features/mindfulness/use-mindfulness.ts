import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { listRecentActivity } from '#contracts/dashboard.ts';
import { listHealthMetrics } from '#contracts/measures.ts';
import {
  deleteMeditationSession,
  getMindfulnessSummary,
  listMeditationSessions,
} from '#contracts/mindfulness.ts';
import { callApi } from '#web/lib/call-api.ts';
import { useToday } from '#web/lib/clock.ts';
import { useDelayedDelete } from '#web/ui/use-delayed-delete.ts';

const pageSize = 10;

/** All that a session shows in. */
const affectedEndpoints = [
  listMeditationSessions,
  getMindfulnessSummary,
  listHealthMetrics,
  listRecentActivity,
];

/** All minutes and sessions, the streak up to today, and the minutes of this week. */
export function useMindfulnessSummary() {
  const date = useToday();
  return useQuery({
    queryKey: [getMindfulnessSummary.path, date],
    queryFn: () => callApi(getMindfulnessSummary, { query: { date } }),
  });
}

/** Sessions, newest first, ten at a time. */
export function useSessions() {
  return useInfiniteQuery({
    queryKey: [listMeditationSessions.path],
    queryFn: ({ pageParam }) =>
      callApi(listMeditationSessions, {
        query: { limit: pageSize, ...(pageParam ? { beforeId: pageParam } : {}) },
      }),
    initialPageParam: '',
    getNextPageParam: (lastPage) => (lastPage.length === pageSize ? String(lastPage.at(-1)?.id) : undefined),
  });
}

/** Deletes a session, with a way back. */
export function useDeleteSession() {
  const { t } = useTranslation('mindfulness');
  return useDelayedDelete<number>({
    endpoint: deleteMeditationSession,
    send: (id) => callApi(deleteMeditationSession, { params: { id: String(id) } }),
    affects: affectedEndpoints,
    deletedText: t('deleted'),
    failedText: t('notDeleted'),
  });
}

/** Has everything read anew that a session shows in. */
export function useInvalidateSessions(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    for (const { path } of affectedEndpoints) {
      const filters = { queryKey: [path] };
      // A first answer that is still on its way was asked for before the session was there, and would stand.
      void queryClient.cancelQueries(filters).then(() => queryClient.invalidateQueries(filters));
    }
  }, [queryClient]);
}
