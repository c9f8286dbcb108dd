import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { SleepGoals } from '#domain/sleep.ts';
import type { Db } from '#server/db/connect.ts';
import { prepareQuery } from '#server/db/prepare-query.ts';

/** The times of a night, entered by the person or read from a device or an import. */
interface OwnNight {
  /** The day of the wake time. */
  date: CalendarDay;
  bedtime: Date;
  wakeTime: Date;
  /** The time zone in which the night was spent. */
  zone: string;
}

/** A night as one source recorded it. */
export interface NightRow extends OwnNight {
  source: string;
  /**
   * The time asleep and the time in each sleep stage, in hours, and the efficiency in percent, as a device measured
   * them. A value that the device did not measure is null.
   */
  asleepHours: number | null;
  deepHours: number | null;
  remHours: number | null;
  lightHours: number | null;
  efficiency: number | null;
  /**
   * When the night was recorded, in Unix seconds. This is when the person last saved the night, or the wake time for a
   * night of a device or an import.
   */
  recorded: number;
}

export const selectSleepGoals = (db: Db, userId: number) =>
  db
    .selectFrom('sleep_goals')
    .where('user_id', '=', userId)
    .select([
      'target_sleep_hours as targetSleepHours',
      'target_bedtime as targetBedtime',
      'target_wake_time as targetWakeTime',
      'target_quality as targetQuality',
    ]);

export async function findSleepGoals(db: Db, userId: number): Promise<SleepGoals | undefined> {
  return (await findGoals(db, { userId }))[0];
}

const findGoals = prepareQuery((db, { userId }: { userId: number }) => selectSleepGoals(db, userId));

export async function upsertSleepGoals(db: Db, userId: number, goals: SleepGoals): Promise<void> {
  const values = {
    target_sleep_hours: goals.targetSleepHours,
    target_bedtime: goals.targetBedtime,
    target_wake_time: goals.targetWakeTime,
    target_quality: goals.targetQuality,
  };
  await db
    .insertInto('sleep_goals')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...values, updated_at: sql`now()` }))
    .execute();
}

const columns = [
  'day as date',
  'bedtime',
  'wake_time as wakeTime',
  'zone',
  'source',
  'asleep_hours as asleepHours',
  'deep_hours as deepHours',
  'rem_hours as remHours',
  'light_hours as lightHours',
  'efficiency',
  sql<number>`extract(epoch from recorded_at)::float8`.as('recorded'),
] as const;

/**
 * Finds the nights of all sources on the newest `limit` days that have a night, newest day first. With `before`, only
 * days before that day count. `from` and `to` limit the days, both included.
 */
export function findSleepNights(
  db: Db,
  userId: number,
  filter: { limit: number } & Partial<Record<'before' | 'from' | 'to', CalendarDay | undefined>>,
): Promise<NightRow[]> {
  let days = db.selectFrom('sleep_nights').where('user_id', '=', userId);
  if (filter.before !== undefined) days = days.where('day', '<', filter.before);
  if (filter.from !== undefined) days = days.where('day', '>=', filter.from);
  if (filter.to !== undefined) days = days.where('day', '<=', filter.to);
  const newest = days.select('day').distinct().orderBy('day', 'desc').limit(filter.limit);
  return db
    .selectFrom('sleep_nights')
    .where('user_id', '=', userId)
    .where('day', 'in', newest)
    .select(columns)
    .orderBy('day', 'desc')
    .execute();
}

/** Finds the nights of all sources between two days, both included. */
export function findSleepNightsBetween(
  db: Db,
  userId: number,
  from: CalendarDay,
  to: CalendarDay,
): Promise<NightRow[]> {
  return db
    .selectFrom('sleep_nights')
    .where('user_id', '=', userId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .select(columns)
    .execute();
}

/** A night from one source, with its instants as text. */
export interface DailyNight {
  day: CalendarDay;
  source: string;
  recorded: number;
  nights: number;
  bedtime: string;
  wakeTime: string;
  zone: string;
}

/** Selects the nights of all sources between two days, both included. */
export const dailyNights = (userId: number, from: CalendarDay, to: CalendarDay) => sql`
  select day, source, extract(epoch from recorded_at)::float8 as recorded, 1 as nights, bedtime,
    wake_time as "wakeTime", zone
  from sleep_nights where user_id = ${userId} and day between ${from} and ${to}
`;

/**
 * Returns SQL for the local time of day, `HH:MM`, of an instant of a night. PostgreSQL reads an offset as in POSIX,
 * where `+02:00` is west of Greenwich, so the sign of an offset is changed.
 */
const localTime = (column: 'bedtime' | 'wake_time') => sql<string>`to_char(
  ${sql.ref(column)} at time zone (case when zone ~ '^[+-]' then translate(zone, '+-', '-+') else zone end), 'HH24:MI'
)`;

/** Selects the night that the person entered for a day, with its local times and the person's own rating. */
export const selectOwnNight = (db: Db, userId: number, day: CalendarDay) =>
  db
    .selectFrom('sleep_nights')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('source', '=', 'self')
    .select(({ selectFrom }) => [
      localTime('bedtime').as('bedtime'),
      localTime('wake_time').as('wakeTime'),
      'zone',
      selectFrom('daily_observations')
        .where('user_id', '=', userId)
        .where('day', '=', day)
        .where('measure', '=', 'sleepQuality')
        .where('source', '=', 'self')
        .select('value')
        .as('quality'),
    ]);

/**
 * Inserts the night that the person entered for a day, or replaces that night. Does not change the nights of other
 * sources.
 */
export async function upsertOwnNight(db: Db, userId: number, night: OwnNight): Promise<void> {
  const values = { bedtime: night.bedtime, wake_time: night.wakeTime, zone: night.zone };
  await db
    .insertInto('sleep_nights')
    .values({ user_id: userId, day: night.date, source: 'self', ...values })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day', 'source']).doUpdateSet({ ...values, recorded_at: sql`now()` }),
    )
    .execute();
}

/** Deletes the night that the person entered for a day. Returns whether there was such a night. */
export async function deleteOwnNight(db: Db, userId: number, day: CalendarDay): Promise<boolean> {
  const result = await db
    .deleteFrom('sleep_nights')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('source', '=', 'self')
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
