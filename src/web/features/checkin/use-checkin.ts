import { useQuery } from '@tanstack/react-query';
import { listQuestions, listResponses, saveResponse } from '#contracts/checkin.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { joinQueries } from '#web/lib/join-queries.ts';
import { KeptOnDevice } from '#web/lib/outbox/kept-on-device.ts';
import { useMember } from '#web/lib/session.ts';
import { useWriteMutation } from '#web/lib/use-endpoint-mutation.ts';

/**
 * The query options of the dialog. The dialog never uses cached responses, because the person may have answered on
 * another device. A failed request is retried once.
 */
const freshOptions = { staleTime: 0, retry: 1 };

/**
 * Returns the query for the questions and the saved answers of a day. It waits for both, because a default must not
 * replace a saved answer.
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
  return joinQueries(questions, responses);
}

export interface Answer {
  questionId: number;
  response: number;
  /** Whether the value is a default that the person did not change. */
  suggested: boolean;
}

export interface FailedAnswer {
  questionId: number;
  error: unknown;
}

/**
 * Returns a mutation that makes one call per answer and returns the answers that failed. Saving again is safe, because
 * an answer replaces the previous one.
 */
export function useSaveAnswers(day: CalendarDay) {
  const userId = useMember().id;
  return useWriteMutation(async (write, answers: Answer[]): Promise<FailedAnswer[]> => {
    const results = await Promise.all(
      answers.map((answer) =>
        write(saveResponse, { body: { userId, date: day, ...answer } }).then(
          () => null,
          (error: unknown) => {
            if (error instanceof KeptOnDevice) throw error;
            return { questionId: answer.questionId, error };
          },
        ),
      ),
    );
    return results.filter((result) => result !== null);
  });
}
