import { useQuery } from '@tanstack/react-query';
import { listRecentActivity, type RecentActivity } from '#contracts/dashboard.ts';
import { type HealthMetric, listHealthMetrics } from '#contracts/measures.ts';
import { type RingMetric, ringMetrics, typicalValue } from '#domain/dashboard.ts';
import { callApi } from '#web/lib/call-api.ts';
import { useToday } from '#web/lib/clock.ts';

/** Every five seconds, of which nearly all are answered by "unchanged"; a failure simply waits for the next. */
const polling = { staleTime: 0, refetchInterval: 5_000, retry: false };

/** Today's entry: undefined while it is asked for, null when there is none. */
export function useTodayMetrics(): { entry: HealthMetric | null | undefined; failed: boolean } {
  const date = useToday();
  const { data, isError } = useQuery({
    queryKey: [listHealthMetrics.path, { date }],
    queryFn: () => callApi(listHealthMetrics, { query: { date } }),
    ...polling,
  });
  const entry = data ? (data.find((metric) => metric.date === date) ?? null) : isError ? null : undefined;
  return { entry, failed: isError };
}

/** What is usual for the person on the days before today, by ring. */
export function useUsualValues(): Partial<Record<RingMetric, number>> {
  const today = useToday();
  const { data = [] } = useQuery({
    queryKey: [listHealthMetrics.path],
    queryFn: () => callApi(listHealthMetrics, { query: {} }),
  });
  const earlierMetrics = data.filter(({ date }) => date < today);
  return Object.fromEntries(
    ringMetrics.map((ring) => [ring, typicalValue(earlierMetrics.map((metric) => metric[ring]))]),
  );
}

/** What was logged in the last three days; undefined while it is asked for or cannot be had. */
export function useRecentActivity(): { activities: RecentActivity[] | undefined; failed: boolean } {
  const date = useToday();
  const { data, isError } = useQuery({
    queryKey: [listRecentActivity.path, { date }],
    queryFn: () => callApi(listRecentActivity, { query: { date } }),
    ...polling,
  });
  return { activities: data, failed: isError && !data };
}
