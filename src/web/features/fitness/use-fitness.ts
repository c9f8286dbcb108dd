import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EndpointInput, EndpointOutput } from '#contracts/endpoint.ts';
import {
  createActivity,
  deleteActivity,
  type ExerciseActivity,
  getFitnessSummary,
  listActivities,
  listWorkoutDays,
  updateActivity,
} from '#contracts/fitness.ts';
import { addDays, startOfWeek } from '#domain/calendar-day.ts';
import { subtractFromDays, subtractFromSummary } from '#domain/subtract-workouts.ts';
import { useToday } from '#web/lib/clock.ts';
import { endpointPages, endpointQuery } from '#web/lib/endpoint-query.ts';
import type { Edit } from '#web/lib/to-edit.ts';
import { useWriteMutation } from '#web/lib/use-endpoint-mutation.ts';
import { useDelayedDelete } from '#web/ui/use-delayed-delete.ts';

export type NewWorkout = EndpointInput<typeof createActivity>['body'];

/**
 * Returns a query for today's totals, the minutes of this week and the all-time bests. The totals leave out workouts
 * that are being deleted. `firstWeekday` is 0 for Sunday or 1 for Monday.
 */
export function useFitnessSummary(firstWeekday: 0 | 1) {
  const date = useToday();
  const weekStart = startOfWeek(date, firstWeekday);
  const deleted = useDeletedWorkouts();
  const { data, ...query } = useQuery(endpointQuery(getFitnessSummary, { query: { date, weekStart } }));
  return { ...query, data: data && subtractFromSummary(data, deleted, { date, weekStart }) };
}

/** Returns whether the summary is that of a person who has never logged a workout. */
export const hasNoWorkouts = ({ bests, today, week }: EndpointOutput<typeof getFitnessSummary>): boolean =>
  bests.longest === null && today.workouts === 0 && week.minutes === 0;

/** The number of weeks that the page draws, including this week. */
export const drawnWeeks = 12;

/**
 * Returns a query for the minutes of each day with a workout in the last `drawnWeeks` weeks. Leaves out workouts that
 * are being deleted.
 */
export function useWorkoutDays(firstWeekday: 0 | 1) {
  const to = useToday();
  const from = addDays(startOfWeek(to, firstWeekday), (1 - drawnWeeks) * 7);
  const deleted = useDeletedWorkouts();
  const { data, ...query } = useQuery(endpointQuery(listWorkoutDays, { query: { from, to } }));
  return { ...query, data: data && subtractFromDays(data, deleted) };
}

/** Returns a query for workouts, newest first, in pages of ten. */
export function useWorkouts() {
  return useInfiniteQuery(endpointPages(listActivities, { query: { limit: 10 } }));
}

/**
 * Returns the loaded workouts that are being deleted and that count in the totals of the server.
 */
function useDeletedWorkouts(): ExerciseActivity[] {
  const { isDeleted } = useDeleteWorkout();
  const workouts = useWorkouts().data?.pages.flat() ?? [];
  return workouts.filter(({ id, counts }) => counts && isDeleted(id));
}

export function useCreateWorkout() {
  return useWriteMutation((write, body: NewWorkout) => write(createActivity, { body }));
}

export function useUpdateWorkout(id: number) {
  return useWriteMutation((write, edit: Edit<NewWorkout>) =>
    write(updateActivity, { params: { id: String(id) }, ...edit }),
  );
}

/** Returns functions to delete workouts with undo. */
export function useDeleteWorkout() {
  const { t } = useTranslation('fitness');
  return useDelayedDelete({
    endpoint: deleteActivity,
    input: (id: number) => ({ params: { id: String(id) } }),
    deletedText: t('deleted'),
    failedText: t('notDeleted'),
  });
}
