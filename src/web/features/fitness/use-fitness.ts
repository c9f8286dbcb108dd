import {
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listRecentActivity } from '#contracts/dashboard.ts';
import type { EndpointInput } from '#contracts/endpoint.ts';
import {
  createActivity,
  deleteActivity,
  getFitnessSummary,
  listActivities,
  updateActivity,
} from '#contracts/fitness.ts';
import { listHealthMetrics } from '#contracts/measures.ts';
import { startOfWeek } from '#domain/calendar-day.ts';
import { callApi } from '#web/lib/call-api.ts';
import { useToday } from '#web/lib/clock.ts';
import { useDelayedDelete } from '#web/ui/use-delayed-delete.ts';

const pageSize = 10;

/** All that a workout shows in. */
const affectedEndpoints = [listActivities, getFitnessSummary, listHealthMetrics, listRecentActivity];

export type NewWorkout = EndpointInput<typeof createActivity>['body'];

const summaryQuery = (date: string, weekStart: string) =>
  queryOptions({
    queryKey: [getFitnessSummary.path, date, weekStart],
    queryFn: () => callApi(getFitnessSummary, { query: { date, weekStart } }),
  });

/** Today's totals, this week's minutes and the bests. `firstWeekday` is 0 for Sunday, 1 for Monday. */
export function useFitnessSummary(firstWeekday: 0 | 1) {
  const today = useToday();
  return useQuery(summaryQuery(today, startOfWeek(today, firstWeekday)));
}

/** Workouts, newest first, ten at a time. */
export function useWorkouts() {
  return useInfiniteQuery({
    queryKey: [listActivities.path],
    queryFn: ({ pageParam }) =>
      callApi(listActivities, { query: { limit: pageSize, ...(pageParam ? { beforeId: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: (lastPage) => (lastPage.length === pageSize ? String(lastPage.at(-1)?.id) : undefined),
  });
}

export function useCreateWorkout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewWorkout) => callApi(createActivity, { body }),
    onSuccess: () => invalidateFitness(queryClient),
  });
}

export function useUpdateWorkout(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewWorkout) => callApi(updateActivity, { params: { id: String(id) }, body }),
    onSuccess: () => invalidateFitness(queryClient),
  });
}

/** Deletes a workout, with a way back. */
export function useDeleteWorkout() {
  const { t } = useTranslation('fitness');
  return useDelayedDelete<number>({
    endpoint: deleteActivity,
    send: (id) => callApi(deleteActivity, { params: { id: String(id) } }),
    affects: affectedEndpoints,
    deletedText: t('deleted'),
    failedText: t('notDeleted'),
  });
}

function invalidateFitness(queryClient: QueryClient): Promise<unknown> {
  return Promise.all(
    affectedEndpoints.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
  );
}
