import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { listSourceOrders, saveSourceOrder } from '#contracts/measures.ts';
import { deleteSource, listRejectedValues, listSources, listSourceValues } from '#contracts/sources.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { MeasureName } from '#domain/measures/catalogue.ts';
import { endpointPages, endpointQuery } from '#web/lib/endpoint-query.ts';
import { changeAnswers } from '#web/lib/optimistic-change.ts';
import { defineOptimistic } from '#web/lib/optimistic-writes.ts';
import { useEndpointMutation } from '#web/lib/use-endpoint-mutation.ts';

export const useSources = () => useQuery(endpointQuery(listSources));

export const useDeleteSource = () => useEndpointMutation(deleteSource);

export const useSourceValues = (measure: MeasureName, date: CalendarDay) =>
  useQuery(endpointQuery(listSourceValues, { query: { measure, date } }));

export const useRejectedValues = () =>
  useInfiniteQuery(endpointPages(listRejectedValues, { query: { limit: 10 } }));

export const useSourceOrders = () => useQuery(endpointQuery(listSourceOrders));

const changeSourceOrder = defineOptimistic(saveSourceOrder, ({ params: { measure }, body: { sources } }) =>
  changeAnswers(listSourceOrders, (orders) => {
    const others = orders.filter((order) => order.measure !== measure);
    return sources.length === 0 ? others : [...others, { measure, sources }];
  }),
);

/**
 * Returns a mutation that saves the order of a measure's sources. The lists show the new order at once. An empty order
 * restores the default.
 */
export const useSaveSourceOrder = () =>
  useEndpointMutation(saveSourceOrder, {
    optimistic: changeSourceOrder,
  });
