import { useQuery } from '@tanstack/react-query';
import { type ActivityArea, listRecentActivity } from '#contracts/dashboard.ts';
import { listHealthMetrics } from '#contracts/measures.ts';
import { listNights } from '#contracts/sleep.ts';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';

/**
 * Query options that poll every five seconds (product specification, section 7). Polling this often
 * is cheap, because most responses are 304 Not Modified and have no body.
 */
const polling = { staleTime: 0, refetchInterval: 5_000, retry: false };

/**
 * Returns today's health metrics. `entry` is undefined while loading. `entry` is null if nothing is
 * logged today, or if the first request failed. `failed` says whether the last request failed. If
 * so, `entry` may be out of date.
 */
export function useTodayMetrics() {
  const date = useToday();
  const { data, isError, errorUpdatedAt, refetch } = useQuery({
    ...endpointQuery(listHealthMetrics, { query: { date } }),
    ...polling,
  });
  // Without data, a query has no error during the next attempt.
  const failed = isError || (!data && errorUpdatedAt > 0);
  const entry = data ? (data.find((metric) => metric.date === date) ?? null) : failed ? null : undefined;
  return { entry, failed, retry: () => refetch() };
}

/**
 * Returns the newest 30 days with health metrics, including suggested values (see `isSuggested`).
 * `metrics` is undefined until the days are loaded. `failed` is true if loading failed before any
 * days were loaded.
 */
export function useRecentMetrics() {
  const { data, errorUpdatedAt, refetch } = useQuery(endpointQuery(listHealthMetrics, { query: {} }));
  return { metrics: data, failed: !data && errorUpdatedAt > 0, retry: () => refetch() };
}

/** How many days `useRecentMetrics` returns at most. */
const mostRecentDays = 30;

/**
 * The number of activities of the last three days. `few` activities do not fill a column of the dashboard. `none` are a
 * few activities on a day without health metrics, whose summary is also short.
 */
export type ActivityAmount = 'none' | 'few' | 'many';

/** The largest number of activities that is `few`. */
const mostFewActivities = 2;

/**
 * Returns the amount of activities of a person with health metrics on fewer than 30 days. Returns `many` for another
 * person, and until both are loaded. `RecentActivityPanel` sends the query of the activities.
 */
export function useEarlyActivityAmount(): ActivityAmount {
  const date = useToday();
  const { data: { isEarly, hasToday } = { isEarly: false, hasToday: false } } = useQuery({
    ...endpointQuery(listHealthMetrics, { query: {} }),
    select: (metrics) => ({
      isEarly: metrics.length < mostRecentDays,
      hasToday: metrics.some((metric) => metric.date === date),
    }),
  });
  const { data: count } = useQuery({
    ...endpointQuery(listRecentActivity, { query: { date } }),
    select: (activities) => activities.length,
    enabled: false,
  });
  if (!isEarly || count === undefined || count > mostFewActivities) return 'many';
  return hasToday ? 'few' : 'none';
}

/** Returns a query for the newest 30 nights, newest first. Sends no request if `isNeeded` is false. */
export const useRecentNights = (isNeeded = true) =>
  useQuery({ ...endpointQuery(listNights, { query: { limit: 30 } }), enabled: isNeeded });

/**
 * Returns a query for the newest activities of the last three days, at most thirty: of one area, or of all if
 * undefined.
 */
export function useRecentActivity(area: ActivityArea | undefined) {
  const date = useToday();
  return useQuery({
    ...endpointQuery(listRecentActivity, { query: { date, ...(area && { area }) } }),
    ...polling,
  });
}
