import { useQuery } from '@tanstack/react-query';
import { listHealthMetrics } from '#contracts/measures.ts';
import { findUnanswered } from '#domain/dashboard.ts';
import type { Preferences } from '#domain/preferences.ts';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';

/** The check-in questions that are switched on. Undefined until they are loaded. */
export type CheckinQuestions = Preferences['checkinQuestions'] | undefined;

/**
 * Returns whether all check-in questions that are switched on have an answer today. Returns false while this is
 * unknown. Sends no request while `questions` is undefined.
 */
export function useIsCheckinDone(questions: CheckinQuestions): boolean {
  const date = useToday();
  const { data: days } = useQuery({
    ...endpointQuery(listHealthMetrics, { query: { date } }),
    enabled: questions !== undefined,
  });
  const entry = days?.find((day) => day.date === date);
  return entry !== undefined && questions !== undefined && findUnanswered(entry, questions).length === 0;
}
