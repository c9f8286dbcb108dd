import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { Db } from '#server/db/connect.ts';

const ownOrShared = (userId: number) => sql<boolean>`(user_id is null or user_id = ${userId})`;

export function findQuestions(db: Db, userId: number) {
  return db
    .selectFrom('custom_questions')
    .where(ownOrShared(userId))
    .select(['id', 'category', 'question_en as questionEn', 'question_sv as questionSv'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** A question, and what the person answered on a day to the others of its category. */
export function findQuestion(db: Db, userId: number, questionId: number, day: CalendarDay) {
  return db
    .selectFrom('custom_questions as asked')
    .where('asked.id', '=', questionId)
    .where(ownOrShared(userId))
    .select((eb) => [
      'asked.category',
      eb
        .selectFrom('questionnaire_responses as answered')
        .innerJoin('custom_questions as other', 'other.id', 'answered.question_id')
        .where('answered.user_id', '=', userId)
        .where('answered.day', '=', day)
        .where('answered.question_id', '<>', questionId)
        .whereRef('other.category', '=', 'asked.category')
        .select(sql<number[]>`coalesce(array_agg(answered.response), '{}')`.as('answers'))
        .as('otherAnswers'),
    ])
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
