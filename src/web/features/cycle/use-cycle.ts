import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  createCycleEntry,
  deleteCycleEntry,
  getCycleCalendar,
  listCycleEntries,
  updateCycleEntry,
} from '#contracts/cycle.ts';
import type { EndpointInput, EndpointOutput } from '#contracts/endpoint.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { callApi } from '#web/lib/call-api.ts';
import { useToday } from '#web/lib/clock.ts';
import { useDelayedDelete } from '#web/ui/use-delayed-delete.ts';

/** All that an entry shows in. */
const affectedEndpoints = [listCycleEntries, getCycleCalendar];

/** More than are shown, so that five are left while one is being deleted. */
const entryLimit = 10;
const calendarDays = 400;

export type NewEntry = EndpointInput<typeof createCycleEntry>['body'];
export type Calendar = EndpointOutput<typeof getCycleCalendar>;

/** The newest entries. */
export function useRecentEntries() {
  return useQuery({
    queryKey: [listCycleEntries.path],
    queryFn: () => callApi(listCycleEntries, { query: { limit: entryLimit } }),
  });
}

/** What is known of the days from one to another. While others are asked for the last ones stay. */
export function useCalendar(from: CalendarDay, to: CalendarDay) {
  return useQuery({
    queryKey: [getCycleCalendar.path, from, to],
    queryFn: () => callApi(getCycleCalendar, { query: { from, to } }),
    placeholderData: keepPreviousData,
  });
}

/** The last year's cycles, and what they say of the next one. */
export function useCycles() {
  const today = useToday();
  return useCalendar(addDays(today, 1 - calendarDays), today);
}

/** Logs an entry, or changes the one with this id. */
export function useSaveEntry(id: number | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewEntry) =>
      id === undefined
        ? callApi(createCycleEntry, { body })
        : callApi(updateCycleEntry, { params: { id: String(id) }, body }),
    onSuccess: () =>
      Promise.all(affectedEndpoints.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] }))),
  });
}

/** Deletes an entry, with a way back. */
export function useDeleteEntry() {
  const { t } = useTranslation('cycle');
  return useDelayedDelete<number>({
    endpoint: deleteCycleEntry,
    send: (id) => callApi(deleteCycleEntry, { params: { id: String(id) } }),
    affects: affectedEndpoints,
    deletedText: t('deleted'),
    failedText: t('notDeleted'),
  });
}
