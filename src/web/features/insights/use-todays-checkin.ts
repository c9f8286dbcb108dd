import { useQuery } from '@tanstack/react-query';
import { listHealthMetrics } from '#contracts/measures.ts';
import { findSuggested, findUnanswered, hasAnswers } from '#domain/dashboard.ts';
import type { Preferences } from '#domain/preferences.ts';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';

/** The check-in questions that are switched on. Undefined until they are loaded. */
export type CheckinQuestions = Preferences['checkinQuestions'] | undefined;

/**
 * `started` means that some questions have a value, and `suggested` that all have one, but some values are only
 * suggested.
 */
export type CheckinState = 'open' | 'started' | 'suggested' | 'done';

/**
 * Returns the state of today's check-in, for the questions that are switched on. Returns `open` while the state is
 * unknown. Sends no request while `questions` is undefined.
 */
export function useTodaysCheckin(questions: CheckinQuestions): CheckinState {
  const entry = useTodaysEntry(questions);
  if (!entry || !questions) return 'open';
  if (findUnanswered(entry, questions).length > 0) return hasAnswers(entry) ? 'started' : 'open';
  return findSuggested(entry, questions).length > 0 ? 'suggested' : 'done';
}

/** Returns how many questions have no answer today. Returns 0 while it is unknown. */
export function useUnansweredCount(questions: CheckinQuestions): number {
  const entry = useTodaysEntry(questions);
  return entry && questions ? findUnanswered(entry, questions).length : 0;
}

function useTodaysEntry(questions: CheckinQuestions) {
  const date = useToday();
  const { data: days } = useQuery({
    ...endpointQuery(listHealthMetrics, { query: { date } }),
    enabled: questions !== undefined,
  });
  return days?.find((day) => day.date === date);
}
