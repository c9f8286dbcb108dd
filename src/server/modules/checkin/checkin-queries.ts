import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { Category } from '#domain/checkin.ts';
import { travelMs } from '#domain/merge-edits.ts';
import type { Db } from '#server/db/connect.ts';
import { prepareQuery } from '#server/db/prepare-query.ts';
import { type EditRow, editRow } from '#server/http/field-edits.ts';

/**
 * The source of an answer: `self` for an answer that the person gave, `suggested` for a default that the person did not
 * change.
 */
export type AnswerSource = 'self' | 'suggested';

const ownOrShared = (userId: number) => sql<boolean>`(user_id is null or user_id = ${userId})`;

export const findQuestions = (db: Db, userId: number) => findOwnAndShared(db, { userId });

const findOwnAndShared = prepareQuery((db, { userId }: { userId: number }) =>
  db
    .selectFrom('custom_questions')
    .where(ownOrShared(userId))
    .select(['id', 'category', 'question_en as questionEn', 'question_sv as questionSv'])
    .orderBy('position')
    .orderBy('id'),
);

export interface AskedQuestion {
  category: Category;
  /** Whether the category has other questions for this person. */
  hasOthers: boolean;
  /**
   * Whether the person had already answered a question on the day of the new answer, before the
   * write. Suggested answers do not count.
   */
  hasAnswered: boolean;
  /**
   * The person's answer to the question before the write. Null if the question had no answer, or
   * only a suggested answer.
   */
  before: number | null;
  /**
   * The field name of the answer in the table `field_edits`, which stores when each answer was last
   * edited. For a question that all people get, the name is the category. For the person's own
   * question, it is `question:` followed by the id.
   */
  field: string;
  /** The last edit of the answer. Null if the answer was not edited in the last 30 days. */
  edited: EditRow | null;
  /**
   * Whether the new answer was not stored, because the stored answer wins by the rules of
   * `mergeEdits`.
   */
  isLost: boolean;
}

interface NewAnswer {
  day: CalendarDay;
  questionId: number;
  response: number;
  source: AnswerSource;
  /** If false, `upsertAnswer` only finds the question and stores nothing. */
  isStored: boolean;
  /** The name of the day's record in `field_edits` (see `dayRecord`). */
  record: string;
  sessionId: number;
  /** When the person gave the answer. */
  at: Date;
  /** When the server received the answer. */
  receivedAt: Date;
  /**
   * Whether the answer arrived more than `rememberedMs` after it was given. Such an answer can replace the person's
   * stored answer only if the server still remembers when the stored answer was edited.
   */
  isTooLate: boolean;
}

/**
 * Stores an answer and the time of the edit. Keeps the stored answer instead if the stored answer
 * wins by the rules of `mergeEdits`, for example because it was edited later. Stores no time of
 * edit for a suggested answer. Returns the question, and the person's answer for that day before
 * the write. Returns undefined, and stores nothing, if the question does not exist or belongs to
 * someone else. Uses one statement to save round trips to the database, because this function runs
 * for every answer of a check-in.
 */
export async function upsertAnswer(
  db: Db,
  userId: number,
  answer: NewAnswer,
): Promise<AskedQuestion | undefined> {
  const [question] = await upsertResponse(db, { userId, ...answer });
  return question;
}

const travelTime = `${travelMs} milliseconds`;

const upsertResponse = prepareQuery(
  (
    db,
    {
      userId,
      day,
      questionId,
      response,
      source,
      isStored,
      record,
      sessionId,
      at,
      receivedAt,
      isTooLate,
    }: NewAnswer & { userId: number },
  ) => ({
    compile: () =>
      sql<AskedQuestion>`
    with judged as (
      select asked.id, category, asked.field, before.response as before, edited_at, received_at, session_id,
        ${source}::text = 'self' and before.response is distinct from ${response}::float8 and case
          when edited_at is null then before.response is not null and ${isTooLate}::boolean
          when session_id = ${sessionId}::integer then edited_at > ${at}::timestamptz + ${travelTime}::interval
          when edited_at = ${at}::timestamptz then
            '[' || coalesce(before.response::text, 'null') || ']' collate "C" >= '[' || ${response}::float8 || ']'
          else edited_at > ${at}::timestamptz
        end as is_lost
      from (
        select id, category, case when user_id is null then category else 'question:' || id end as field
        from custom_questions where id = ${questionId}::integer and ${ownOrShared(userId)}
      ) as asked
      left join questionnaire_responses as before on before.user_id = ${userId} and before.day = ${day}::date
        and before.question_id = asked.id and before.source = 'self'
      left join field_edits on field_edits.user_id = ${userId} and record = ${record}::text
        and field_edits.field = asked.field
    ), saved as (
      insert into questionnaire_responses (user_id, day, question_id, response, source)
      select ${userId}::integer, ${day}::date, id, ${response}::float8, ${source}::text
      from judged where ${isStored}::boolean and not is_lost
      on conflict (user_id, day, question_id)
        do update set response = excluded.response, source = excluded.source, recorded_at = now()
    ), noted as (
      insert into field_edits (user_id, record, field, edited_at, received_at, session_id)
      select ${userId}::integer, ${record}::text, field, ${at}::timestamptz, ${receivedAt}::timestamptz,
        ${sessionId}::integer
      from judged where ${source}::text = 'self' and not is_lost
      on conflict (user_id, record, field) do update set
        edited_at = greatest(field_edits.edited_at, excluded.edited_at),
        received_at = excluded.received_at, session_id = excluded.session_id
        where excluded.edited_at >= field_edits.edited_at or excluded.session_id = field_edits.session_id
    )
    select category, field, before, is_lost as "isLost",
      case when edited_at is not null then ${editRow} end as edited,
      exists (
        select from custom_questions as other
        where other.category = judged.category and other.id <> judged.id and ${ownOrShared(userId)}
      ) as "hasOthers",
      exists (
        select from questionnaire_responses where user_id = ${userId} and day = ${day}::date and source = 'self'
      ) as "hasAnswered"
    from judged
  `.compile(db),
  }),
);

/** Finds the answers of a day to all questions in a category except the question `questionId`. */
export function findOtherAnswers(
  db: Db,
  userId: number,
  { day, questionId, category }: { day: CalendarDay; questionId: number; category: Category },
) {
  return db
    .selectFrom('questionnaire_responses')
    .innerJoin('custom_questions', 'custom_questions.id', 'question_id')
    .where('questionnaire_responses.user_id', '=', userId)
    .where('day', '=', day)
    .where('question_id', '<>', questionId)
    .where('category', '=', category)
    .select(['response', 'source'])
    .execute();
}

/**
 * Finds all questions with the person's answers of a day. `response` and `source` are null for a question without an
 * answer.
 */
export function findAnswers(db: Db, userId: number, day: CalendarDay) {
  return db
    .selectFrom('custom_questions as asked')
    .leftJoin('questionnaire_responses as answered', (join) =>
      join
        .onRef('answered.question_id', '=', 'asked.id')
        .on('answered.user_id', '=', userId)
        .on('answered.day', '=', day),
    )
    .where(sql<boolean>`(asked.user_id is null or asked.user_id = ${userId})`)
    .select(['asked.id as questionId', 'asked.category', 'answered.response', 'answered.source'])
    .orderBy('asked.id')
    .$castTo<{
      questionId: number;
      category: Category;
      response: number | null;
      source: AnswerSource | null;
    }>()
    .execute();
}

/**
 * Updates the person's answer to the only question of a category. Does nothing if the category has several questions,
 * or if the person has not answered the question on the day.
 */
export async function updateOnlyAnswer(
  db: Db,
  userId: number,
  answer: { day: CalendarDay; category: Category; response: number },
): Promise<void> {
  const questions = db
    .selectFrom('custom_questions')
    .where('category', '=', answer.category)
    .where(ownOrShared(userId));
  await db
    .updateTable('questionnaire_responses')
    .set({ response: answer.response, recorded_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('day', '=', answer.day)
    .where('source', '=', 'self')
    .where('question_id', 'in', questions.select('id'))
    .where(
      questions.select((eb) => eb.fn.countAll<number>().as('count')),
      '=',
      1,
    )
    .execute();
}

/** Returns whether the person has answered a question in a category on a day, not counting suggested answers. */
export async function isAnswered(
  db: Db,
  userId: number,
  day: CalendarDay,
  category: Category,
): Promise<boolean> {
  const answer = await db
    .selectFrom('questionnaire_responses')
    .innerJoin('custom_questions', 'custom_questions.id', 'question_id')
    .where('questionnaire_responses.user_id', '=', userId)
    .where('day', '=', day)
    .where('source', '=', 'self')
    .where('category', '=', category)
    .select('question_id')
    .executeTakeFirst();
  return answer !== undefined;
}

/** Returns whether any answer of a day is stored, suggested answers included. */
export async function hasAnswers(db: Db, userId: number, day: CalendarDay): Promise<boolean> {
  const answer = await db
    .selectFrom('questionnaire_responses')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .select('question_id')
    .limit(1)
    .executeTakeFirst();
  return answer !== undefined;
}

/**
 * Selects the number of the person's answers on each day between two days, both included. Excludes suggested answers.
 */
export const dailyAnswers = (userId: number, from: CalendarDay, to: CalendarDay) => sql`
  select day, source, 0 as recorded, count(*) as "checkinAnswers" from questionnaire_responses
  where user_id = ${userId} and day between ${from} and ${to} and source = 'self' group by day, source
`;
