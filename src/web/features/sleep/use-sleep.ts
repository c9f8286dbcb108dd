import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listRecentActivity } from '#contracts/dashboard.ts';
import type { EndpointInput } from '#contracts/endpoint.ts';
import { listHealthMetrics } from '#contracts/measures.ts';
import { deleteNight, getSleepGoals, getSleepSummary, saveNight, saveSleepGoals } from '#contracts/sleep.ts';
import { callApi } from '#web/lib/call-api.ts';
import { useToday } from '#web/lib/clock.ts';
import { useDelayedDelete } from '#web/ui/use-delayed-delete.ts';

/** All that a night shows in. */
const affectedEndpoints = [getSleepSummary, listHealthMetrics, listRecentActivity];

/** The last rated days, the newest nights and how regular they are. */
export function useSleepSummary() {
  const date = useToday();
  return useQuery({
    queryKey: [getSleepSummary.path, date],
    queryFn: () => callApi(getSleepSummary, { query: { date } }),
  });
}

export function useSleepGoals() {
  return useQuery({ queryKey: [getSleepGoals.path], queryFn: () => callApi(getSleepGoals) });
}

export function useUpdateGoals() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof saveSleepGoals>['body']) => callApi(saveSleepGoals, { body }),
    onSuccess: (goals) => queryClient.setQueryData([getSleepGoals.path], goals),
  });
}

export function useCreateNight() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof saveNight>['body']) => callApi(saveNight, { body }),
    onSuccess: () =>
      Promise.all(affectedEndpoints.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] }))),
  });
}

/** Deletes the night of a day, with a way back. */
export function useDeleteNight() {
  const { t } = useTranslation('sleep');
  return useDelayedDelete<string>({
    endpoint: deleteNight,
    send: (date) => callApi(deleteNight, { params: { date } }),
    affects: affectedEndpoints,
    deletedText: t('deleted'),
    failedText: t('notDeleted'),
  });
}
