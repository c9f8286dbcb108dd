import { sql } from 'kysely';
import type { MeditationSessionRow } from '#contracts/mindfulness.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { MindfulnessMeasure } from '#domain/measures/mindfulness.ts';
import type { SessionType } from '#domain/mindfulness.ts';
import type { TotalsRow } from '#domain/sources.ts';
import type { Db } from '#server/db/connect.ts';
import { type EventFilter, ownEvent, selectNewestEvents } from '#server/db/newest-events.ts';

interface SessionValues {
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
] as const;

export function findMeditationSessions(
  db: Db,
  userId: number,
  filter: EventFilter,
): Promise<MeditationSessionRow[]> {
  return selectNewestEvents(db, 'meditation_sessions', userId, filter)
    .select(columns)
    .$castTo<MeditationSessionRow>()
    .execute();
}

/** Inserts a session. Returns undefined if one with the same `client_id` exists. */
export async function insertMeditationSession(
  db: Db,
  userId: number,
  values: SessionValues,
): Promise<MeditationSessionRow | undefined> {
  const session = await db
    .insertInto('meditation_sessions')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'client_id']).doNothing())
    .returning(columns)
    .$castTo<MeditationSessionRow>()
    .executeTakeFirst();
  if (session) await addToTotals(db, userId, 1, values.duration);
  return session;
}

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

/** Deletes a session and returns its day. Returns undefined if it does not exist. */
export async function deleteMeditationSessionRow(
  db: Db,
  userId: number,
  id: number,
): Promise<{ day: CalendarDay } | undefined> {
  const deleted = await db
    .deleteFrom('meditation_sessions')
    .where(ownEvent(userId, id))
    .returning(['day', 'duration'])
    .executeTakeFirst();
  if (deleted) await addToTotals(db, userId, -1, -deleted.duration);
  return deleted;
}

/**
 * Returns the totals of each day and source between two days, both included: the number of completed sessions, and the
 * minutes of all sessions.
 */
export async function findDailyMeditation(
  db: Db,
  userId: number,
  from: CalendarDay,
  to: CalendarDay,
): Promise<TotalsRow<MindfulnessMeasure>[]> {
  const { rows } = await sql<TotalsRow<MindfulnessMeasure>>`
    select day, source, max(id) as recorded, count(*) filter (where completed) as "meditationSessions",
      sum(duration) as "meditationMinutes"
    from meditation_sessions where user_id = ${userId} and day between ${from} and ${to} group by day, source
  `.execute(db);
  return rows;
}

/** Adds to the stored totals, which each write updates, so that reading them does not slow down with history. */
async function addToTotals(db: Db, userId: number, sessions: number, minutes: number): Promise<void> {
  await db
    .insertInto('meditation_totals')
    .values({ user_id: userId, sessions, minutes })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        sessions: sql`meditation_totals.sessions + excluded.sessions`,
        minutes: sql`meditation_totals.minutes + excluded.minutes`,
      }),
    )
    .execute();
}

/**
 * Returns all-time and weekly totals, and the days of the newest streak, with one statement. Finds the streak day by
 * day backwards, so the cost depends on its length and not on the whole history.
 */
export async function findMeditationTotals(
  db: Db,
  userId: number,
  date: CalendarDay,
  weekStart: CalendarDay,
) {
  const completed = sql`user_id = ${userId} and completed`;
  const { rows } = await sql<{
    totalMinutes: number;
    sessions: number;
    weekMinutes: number;
    runDays: string[] | null;
  }>`
    with recursive run as (
      (select day from meditation_sessions where ${completed} and day <= ${date} order by day desc limit 1)
      union all
      select before.day from run cross join lateral (
        select day from meditation_sessions where ${completed} and day = run.day - 1 limit 1
      ) as before
    )
    select
      coalesce((select minutes from meditation_totals where user_id = ${userId}), 0) as "totalMinutes",
      coalesce((select sessions from meditation_totals where user_id = ${userId}), 0) as sessions,
      coalesce((
        select sum(duration) from meditation_sessions
        where user_id = ${userId} and day between ${weekStart} and ${date}
      ), 0) as "weekMinutes",
      (select array_agg(day::text) from run) as "runDays"
  `.execute(db);
  return rows[0];
}
