import { type RawBuilder, sql } from 'kysely';
import type { MeditationSessionRow } from '#contracts/mindfulness.ts';
import { type CalendarDay, everyDay } from '#domain/calendar-day.ts';
import type { MindfulnessMeasure } from '#domain/measures/mindfulness.ts';
import type { SessionType } from '#domain/mindfulness.ts';
import type { Source, TotalsRow } from '#domain/sources.ts';
import type { Db } from '#server/db/connect.ts';
import { ownEvent, prepareNewestEvents } from '#server/db/newest-events.ts';
import { prepareQuery } from '#server/db/prepare-query.ts';

interface SessionValues {
  source: Source;
  type: SessionType;
  duration: number;
  completed: boolean;
  mood_before: number | null;
  mood_after: number | null;
  happened_at: Date;
  zone: string;
  day: CalendarDay;
  client_id: string | null;
}

const columns = [
  'id',
  'user_id as userId',
  'type',
  'duration',
  'completed',
  'mood_before as moodBefore',
  'mood_after as moodAfter',
  'happened_at as timestamp',
  'day as date',
  'zone',
  'source',
  'client_id as clientId',
] as const;

export const findMeditationSessions = prepareNewestEvents('meditation_sessions', (query) =>
  query.select(columns).$castTo<MeditationSessionRow>(),
);

/**
 * Inserts a session and adds it to the stored all-time totals. Returns undefined if a session with
 * the same `client_id` exists. `hasRivals` is true if the day also has sessions of another source.
 * The caller must then compute the totals again, because the totals include the sessions of only
 * one source per day.
 */
export async function insertMeditationSession(
  db: Db,
  userId: number,
  values: SessionValues,
): Promise<(MeditationSessionRow & { hasRivals: boolean }) | undefined> {
  const [session] = await insertSession(db, { user_id: userId, ...values });
  return session;
}

/**
 * Returns the SQL condition that the day has a session of another source. Uses `<` and `>` instead of `<>`, so that
 * PostgreSQL searches the index and does not read all sessions of the day.
 */
const hasRivals = (userId: number, day: RawBuilder<unknown>, source: RawBuilder<unknown>) => {
  const ofDay = sql`select from meditation_sessions as other where other.user_id = ${userId} and other.day = ${day}`;
  return sql<boolean>`(
    exists (${ofDay} and other.source < ${source}) or exists (${ofDay} and other.source > ${source})
  )`;
};

const insertSession = prepareQuery((db, values: SessionValues & { user_id: number }) =>
  db
    .with('session', (one) =>
      one
        .insertInto('meditation_sessions')
        .values({
          user_id: values.user_id,
          source: values.source,
          type: values.type,
          duration: values.duration,
          completed: values.completed,
          mood_before: values.mood_before,
          mood_after: values.mood_after,
          happened_at: values.happened_at,
          zone: values.zone,
          day: values.day,
          client_id: values.client_id,
        })
        .onConflict((conflict) => conflict.columns(['user_id', 'client_id']).doNothing())
        .returningAll(),
    )
    .with('total', (one) =>
      one
        .insertInto('meditation_totals')
        .columns(['user_id', 'sessions', 'minutes'])
        .expression((session) =>
          session.selectFrom('session').select(['user_id', sql<number>`1`.as('sessions'), 'duration']),
        )
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet({
            sessions: sql`meditation_totals.sessions + excluded.sessions`,
            minutes: sql`meditation_totals.minutes + excluded.minutes`,
          }),
        ),
    )
    .selectFrom('session')
    .select(columns)
    .select(hasRivals(values.user_id, sql.ref('session.day'), sql.ref('session.source')).as('hasRivals'))
    .$castTo<MeditationSessionRow & { hasRivals: boolean }>(),
);

export function findSessionByClientId(
  db: Db,
  userId: number,
  clientId: string,
): Promise<MeditationSessionRow | undefined> {
  return db
    .selectFrom('meditation_sessions')
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .select(columns)
    .$castTo<MeditationSessionRow>()
    .executeTakeFirst();
}

/** Selects the moods before and after a session. */
export const selectMoods = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('meditation_sessions')
    .where(ownEvent(userId, id))
    .select(['mood_before as moodBefore', 'mood_after as moodAfter']);

export function updateMoods(
  db: Db,
  userId: number,
  id: number,
  moods: Partial<Pick<SessionValues, 'mood_before' | 'mood_after'>>,
): Promise<MeditationSessionRow | undefined> {
  return db
    .updateTable('meditation_sessions')
    .set({ ...moods, id: sql`id` })
    .where(ownEvent(userId, id))
    .returning(columns)
    .$castTo<MeditationSessionRow>()
    .executeTakeFirst();
}

/**
 * Deletes a session and subtracts it from the stored all-time totals. Returns the day of the session, and whether that
 * day has sessions of another source. Returns undefined if the person has no such session.
 */
export async function deleteMeditationSessionRow(
  db: Db,
  userId: number,
  id: number,
): Promise<{ day: CalendarDay; hasRivals: boolean } | undefined> {
  const deleted = await db
    .deleteFrom('meditation_sessions')
    .where(ownEvent(userId, id))
    .returning(['day', 'duration', 'source'])
    .executeTakeFirst();
  if (!deleted) return undefined;
  const { day, duration, source } = deleted;
  return db
    .updateTable('meditation_totals')
    .set({ sessions: sql`sessions - 1`, minutes: sql`minutes - ${duration}` })
    .where('user_id', '=', userId)
    .returning([
      sql<CalendarDay>`${day}::date`.as('day'),
      hasRivals(userId, sql`${day}::date`, sql`${source}::text`).as('hasRivals'),
    ])
    .executeTakeFirst();
}

/** Inserts or replaces the stored all-time totals. */
export async function upsertTotals(
  db: Db,
  userId: number,
  totals: { sessions: number; minutes: number },
): Promise<void> {
  await db
    .insertInto('meditation_totals')
    .values({ user_id: userId, ...totals })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(totals))
    .execute();
}

type DailyMeditation = TotalsRow<MindfulnessMeasure | 'allSessions'>;

/**
 * Selects the totals of sessions between two days, both included. Each row has the totals of one day and source: the
 * number of completed sessions, the number of all sessions, and the minutes of all sessions. `from` may be an SQL
 * expression.
 */
export const dailyMeditation = (
  userId: number,
  from: CalendarDay | RawBuilder<CalendarDay>,
  to: CalendarDay,
) => sql`
  select day, source, max(id) as recorded, count(*) filter (where completed) as "meditationSessions",
    count(*) as "allSessions", sum(duration) as "meditationMinutes"
  from meditation_sessions where user_id = ${userId} and day between ${from} and ${to} group by day, source
`;

/** Finds the totals of each day and source, on all days. */
export async function findAllMeditation(db: Db, userId: number): Promise<DailyMeditation[]> {
  const { rows } = await sql<DailyMeditation>`${dailyMeditation(userId, ...everyDay)}`.execute(db);
  return rows;
}

/**
 * Finds the stored all-time totals, and the totals of each day and source since the start of this
 * week or of the newest streak, whichever is earlier. A streak is a run of days that each have a
 * completed session. `minutes` and `sessions` are null if no all-time totals are stored. Follows
 * the streak backwards day by day, so the cost depends on the length of the streak and not on the
 * whole history.
 */
export async function findMeditationTotals(
  db: Db,
  userId: number,
  date: CalendarDay,
  weekStart: CalendarDay,
) {
  const completed = sql`user_id = ${userId} and completed`;
  const since = sql<CalendarDay>`least(${weekStart}::date, (select min(day) from run))`;
  const { rows } = await sql<{ minutes: number | null; sessions: number | null; days: DailyMeditation[] }>`
    with recursive run as (
      (select day from meditation_sessions where ${completed} and day <= ${date} order by day desc limit 1)
      union all
      select before.day from run cross join lateral (
        select day from meditation_sessions where ${completed} and day = run.day - 1 limit 1
      ) as before
    )
    select
      (select minutes from meditation_totals where user_id = ${userId}) as minutes,
      (select sessions from meditation_totals where user_id = ${userId}) as sessions,
      (select coalesce(jsonb_agg(daily), '[]') from (${dailyMeditation(userId, since, date)}) as daily) as days
  `.execute(db);
  return rows[0];
}
