import { useQuery } from '@tanstack/react-query';
import {
  listQuestions,
  listResponses,
  type QuestionnaireResponse,
  saveResponse,
} from '#contracts/checkin.ts';
import type { EndpointInput } from '#contracts/endpoint.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { CallError } from '#web/lib/call-api.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { joinQueries } from '#web/lib/join-queries.ts';
import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';
import { useUnsent } from '#web/lib/outbox/use-unsent.ts';
import { useMember } from '#web/lib/session.ts';
import { useWriteMutation } from '#web/lib/use-endpoint-mutation.ts';
import { type FailedAnswer, findFailures } from './find-failures.ts';

/**
 * The query options of the check-in dialog. The dialog always refetches when it opens, because the
 * person may have answered on another device. A failed request is retried once.
 */
const freshOptions = { staleTime: 0, retry: 1 };

/**
 * Returns a query for the questions and the answers of a day, including unsent answers. The query has data only when
 * both the questions and the answers are loaded. Otherwise a suggestion could be shown in place of a saved answer.
 */
export function useCheckin(day: CalendarDay) {
  const { language } = useLanguage();
  const userId = String(useMember().id);
  const questions = useQuery({
    ...endpointQuery(listQuestions, { query: { language } }),
    ...freshOptions,
  });
  const responses = useQuery({
    ...endpointQuery(listResponses, { query: { userId, date: day } }),
    ...freshOptions,
  });
  const unsent = unsentResponses(useUnsent(), day);
  // If the server cannot be reached and the answers of the day were never loaded, the day counts as a day without
  // answers. This is safe, because the server does not replace an answer by a suggested answer.
  const isUnreachable = responses.error !== null && !(responses.error instanceof CallError);
  const sent = responses.data ?? (isUnreachable ? [] : undefined);
  return joinQueries(questions, { ...responses, data: sent && withUnsent(sent, unsent) });
}

/** Returns the answers of a day that are only on this device, oldest first. */
function unsentResponses(entries: readonly OutboxEntry[], day: CalendarDay): QuestionnaireResponse[] {
  return entries
    .filter(({ method, path }) => method === saveResponse.method && path === saveResponse.path)
    .map(({ input, userId }) => ({ userId, body: input.body as EndpointInput<typeof saveResponse>['body'] }))
    .filter(({ body }) => body.date === day)
    .map(({ userId, body: { questionId, response, suggested } }) => {
      return { userId, questionId, response, date: day, source: suggested ? 'suggested' : 'self' };
    });
}

/**
 * Returns the server's answers of a day with the unsent answers applied. A suggested answer is used only if the
 * question has no answer yet, as on the server.
 */
function withUnsent(
  sent: QuestionnaireResponse[],
  unsent: readonly QuestionnaireResponse[],
): QuestionnaireResponse[] {
  const byQuestion = new Map(sent.map((response) => [response.questionId, response]));
  for (const response of unsent) {
    const hasBetter = response.source === 'suggested' && byQuestion.has(response.questionId);
    if (!hasBetter) byQuestion.set(response.questionId, response);
  }
  return [...byQuestion.values()];
}

export interface Answer {
  questionId: number;
  response: number;
  /** Whether the value is a suggestion that the person did not set. */
  suggested: boolean;
}

/**
 * Returns a mutation that saves each answer with a request of its own, and returns the answers that
 * failed. Saving an answer again is safe, because it replaces the previous answer. Rejects with
 * `KeptOnDevice` if at least one answer is kept on this device, to be sent later, and no answer
 * failed.
 */
export function useSaveAnswers(day: CalendarDay) {
  const userId = useMember().id;
  return useWriteMutation(async (write, answers: Answer[]): Promise<FailedAnswer[]> => {
    const saving = answers.map((answer) => write(saveResponse, { body: { userId, date: day, ...answer } }));
    return findFailures(answers, await Promise.allSettled(saving));
  });
}
