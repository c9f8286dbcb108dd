import { keepPreviousData, useQuery } from '@tanstack/react-query';
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
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import type { Edit } from '#web/lib/to-edit.ts';
import { useWriteMutation } from '#web/lib/use-endpoint-mutation.ts';
import { useDelayedDelete } from '#web/ui/use-delayed-delete.ts';

/**
 * The number of entries to load. The dashboard shows five of them. The other entries take the place
 * of entries that the person deletes.
 */
const entryLimit = 10;
const calendarDays = 400;

export type NewEntry = EndpointInput<typeof createCycleEntry>['body'];
export type Calendar = EndpointOutput<typeof getCycleCalendar>;

/** Returns a query for the ten newest entries. */
export const useRecentEntries = () =>
  useQuery(endpointQuery(listCycleEntries, { query: { limit: entryLimit } }));

/**
 * Returns a query for the calendar data of the days from `from` to `to`. While the data of a new
 * range loads, the query returns the data of the previous range.
 */
export const useCalendar = (from: CalendarDay, to: CalendarDay) =>
  useQuery({
    ...endpointQuery(getCycleCalendar, { query: { from, to } }),
    placeholderData: keepPreviousData,
  });

/** Returns a query for the cycles of the last 400 days and the prediction of the next period. */
export function useCycles() {
  const today = useToday();
  return useCalendar(addDays(today, 1 - calendarDays), today);
}

/** Returns a mutation that updates the entry with this id, or creates an entry if the id is undefined. */
export function useSaveEntry(id: number | undefined) {
  return useWriteMutation((write, edit: Edit<NewEntry>) =>
    id === undefined
      ? write(createCycleEntry, { body: edit.body })
      : write(updateCycleEntry, { params: { id: String(id) }, ...edit }),
  );
}

/** Returns functions to delete cycle entries with undo. */
export function useDeleteEntry() {
  const { t } = useTranslation('cycle');
  return useDelayedDelete({
    endpoint: deleteCycleEntry,
    input: (id: number) => ({ params: { id: String(id) } }),
    deletedText: t('deleted'),
    failedText: t('notDeleted'),
  });
}
