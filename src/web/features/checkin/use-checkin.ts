import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listQuestions, listResponses, saveResponse } from '#contracts/checkin.ts';
import { listHealthMetrics } from '#contracts/measures.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { callApi } from '#web/lib/call-api.ts';
import { useMember } from '#web/lib/session.ts';

/** Always asked anew, and once more after a failure: the answers may come from another device. */
const alwaysRefetch = { staleTime: 0, retry: 1 };

/** The questions and what is saved of a day. Both must be known: a default must not overwrite an answer unseen. */
export function useCheckin(day: CalendarDay, enabled: boolean) {
  const { language } = useLanguage();
  const userId = useMember().id;
  const questions = useQuery({
    queryKey: [listQuestions.path, { language }],
    queryFn: () => callApi(listQuestions, { query: { language } }),
    enabled,
    ...alwaysRefetch,
  });
  const responses = useQuery({
    queryKey: [listResponses.path, { userId, date: day }],
    queryFn: () => callApi(listResponses, { query: { userId: String(userId), date: day } }),
    enabled,
    ...alwaysRefetch,
  });
  return {
    questions: questions.data,
    responses: responses.data,
    error: (questions.data ? null : questions.error) ?? (responses.data ? null : responses.error),
    retry: () => {
      for (const query of [questions, responses]) if (query.isError) void query.refetch();
    },
  };
}

export interface Answer {
  questionId: number;
  response: number;
}

export interface FailedAnswer {
  questionId: number;
  error: unknown;
}

/** One call per answer. Resolves to those that failed; saving again is safe, as an answer replaces itself. */
export function useSaveAnswers(day: CalendarDay) {
  const userId = useMember().id;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (answers: Answer[]): Promise<FailedAnswer[]> => {
      const results = await Promise.all(
        answers.map(({ questionId, response }) =>
          callApi(saveResponse, { body: { userId, questionId, response, date: day } }).then(
            () => null,
            (error: unknown) => ({ questionId, error }),
          ),
        ),
      );
      return results.filter((result) => result !== null);
    },
    onSuccess: () => {
      for (const { path } of [listResponses, listHealthMetrics, listQuestions]) {
        void queryClient.invalidateQueries({ queryKey: [path] });
      }
    },
  });
}
