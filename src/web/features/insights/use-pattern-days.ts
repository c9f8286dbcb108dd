import type { PatternInsight } from '#contracts/insights.ts';
import { type PatternDay, useDayKinds } from './use-day-kinds.ts';
import { useInsightDays } from './use-insights.ts';

/**
 * Returns the query for the days that a pattern is based on, its state, the days, oldest first, and their two kinds.
 * Without a response, there are no days.
 */
export function usePatternDays(insight: PatternInsight) {
  const query = useInsightDays(insight.id);
  const toKinds = useDayKinds(insight);
  const days: PatternDay[] = (query.data ?? []).flatMap((day) =>
    day.exposure === null ? [] : { ...day, exposure: day.exposure },
  );
  return { query, state: stateOf(query), days, ...toKinds(days) };
}

/** Returns the state of a query. It stays `failed` during another attempt, although the query has no error then. */
function stateOf({
  data,
  errorUpdatedAt,
}: ReturnType<typeof useInsightDays>): 'loaded' | 'failed' | 'loading' {
  if (data !== undefined) return 'loaded';
  return errorUpdatedAt > 0 ? 'failed' : 'loading';
}
