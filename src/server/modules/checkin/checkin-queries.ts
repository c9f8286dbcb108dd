import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { Db } from '#server/db/connect.ts';

const ownOrEverybodys = (userId: number) => sql<boolean>`(user_id is null or user_id = ${userId})`;

export function findQuestions(db: Db, userId: number) {
  return db
    .selectFrom('custom_questions')
    .where(ownOrEverybodys(userId))
    .select(['id', 'category', 'question_en as questionEn', 'question_sv as questionSv'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function findQuestion(db: Db, userId: number, questionId: number) {
  return db
    .selectFrom('custom_questions')
    .where('id', '=', questionId)
    .where(ownOrEverybodys(userId))
    .select(['id', 'category'])
    .executeTakeFirst();
}

export function findResponses(db: Db, userId: number, day: CalendarDay) {
  return db
    .selectFrom('questionnaire_responses')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .select(['user_id as userId', 'question_id as questionId', 'response', 'day as date'])
    .orderBy('question_id')
    .execute();
}

export async function upsertResponse(
  db: Db,
  userId: number,
  answer: { day: CalendarDay; questionId: number; response: number },
): Promise<void> {
  await db
    .insertInto('questionnaire_responses')
    .values({ user_id: userId, day: answer.day, question_id: answer.questionId, response: answer.response })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day', 'question_id'])
        .doUpdateSet({ response: answer.response, recorded_at: sql`now()` }),
    )
    .execute();
}

/** Every answer a person gave on a day to questions of one category. */
export async function findAnswersOfCategory(
  db: Db,
  userId: number,
  day: CalendarDay,
  category: string,
): Promise<number[]> {
  const rows = await db
    .selectFrom('questionnaire_responses')
    .innerJoin('custom_questions', 'custom_questions.id', 'questionnaire_responses.question_id')
    .where('questionnaire_responses.user_id', '=', userId)
    .where('questionnaire_responses.day', '=', day)
    .where('custom_questions.category', '=', category)
    .select('questionnaire_responses.response')
    .execute();
  return rows.map((row) => row.response);
}
