import { useQuery } from '@tanstack/react-query';
import { listHealthMetrics } from '#contracts/measures.ts';
import { findUnanswered } from '#domain/dashboard.ts';
import type { Preferences } from '#domain/preferences.ts';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';

/**
 * Returns whether all check-in questions that are switched on have an answer today. Returns false while this is unknown.
 */
export function useIsCheckinDone(checkinQuestions: Preferences['checkinQuestions'] | undefined): boolean {
  const date = useToday();
  const { data } = useQuery({
    ...endpointQuery(listHealthMetrics, { query: { date } }),
    enabled: checkinQuestions !== undefined,
  });
  const entry = data?.find((metric) => metric.date === date);
  return (
    entry !== undefined &&
    checkinQuestions !== undefined &&
    findUnanswered(entry, checkinQuestions).length === 0
  );
}
