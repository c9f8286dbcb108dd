import type { Question, QuestionnaireResponse } from '#contracts/checkin.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { type Category, combineAnswers, getCategoryRule, isValidAnswer } from '#domain/checkin.ts';
import type { Db } from '#server/db/connect.ts';
import { assertThat } from '#server/http/api-error.ts';
import { updateObservation } from '../metrics/metrics-service.ts';
import { findQuestion, findQuestions, findResponses, upsertResponse } from './checkin-queries.ts';

export async function listCheckinQuestions(
  db: Db,
  userId: number,
  language: 'en' | 'sv',
): Promise<Question[]> {
  const rows = await findQuestions(db, userId);
  return rows.map((row) => ({
    id: row.id,
    question: (language === 'sv' && row.questionSv) || row.questionEn,
    category: row.category as Category,
  }));
}

export function listCheckinResponses(
  db: Db,
  userId: number,
  day: CalendarDay,
): Promise<QuestionnaireResponse[]> {
  return findResponses(db, userId, day);
}

/** Keeps an answer and the day's number that follows from all answers of its category. */
export async function updateCheckinResponse(
  db: Db,
  userId: number,
  answer: { questionId: number; response: number; day: CalendarDay },
): Promise<QuestionnaireResponse> {
  const question = await findQuestion(db, userId, answer.questionId, answer.day);
  assertThat(question, 'not_found', 'questionId');
  const category = question.category as Category;
  assertThat(isValidAnswer(category, answer.response), 'invalid_input', 'response');

  await upsertResponse(db, userId, answer);
  const value = combineAnswers(category, [answer.response, ...(question.otherAnswers ?? [])]);
  if (value !== undefined) {
    await updateObservation(db, userId, {
      day: answer.day,
      metric: getCategoryRule(category).metric,
      source: 'checkin',
      value,
    });
  }
  return { userId, questionId: answer.questionId, response: answer.response, date: answer.day };
}
