import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { Metric, MetricSource, Observation } from '#domain/metrics.ts';
import type { Db } from '#server/db/connect.ts';
import { customPlanHint } from '#server/db/postgres-dialect.ts';

/** A day's observations of some metrics. */
export function findObservationsOn(
  db: Db,
  userId: number,
  names: readonly Metric[],
  day: CalendarDay,
): Promise<Observation[]> {
  return db
    .selectFrom('daily_observations')
    .where('user_id', '=', userId)
    .where('metric', 'in', names)
    .where('day', '=', day)
    .select(['day', 'metric', 'source', 'value'])
    .execute();
}

/** Of some metrics between two days, both included, in order of their days. */
export async function findObservationsBetween(
  db: Db,
  userId: number,
  names: readonly Metric[],
  from: CalendarDay,
  to: CalendarDay,
): Promise<Observation[]> {
  const { rows } = await sql<Observation>`${sql.raw(customPlanHint)}
    select day, metric, source, value from daily_observations
    where user_id = ${userId} and metric = any(${names}::text[]) and day between ${from} and ${to}
    order by day
  `.execute(db);
  return rows;
}

/** Observations of some metrics on the newest `days` days that have any of them, up to and including `until`. */
export function findRecentObservations(
  db: Db,
  userId: number,
  names: readonly Metric[],
  until: CalendarDay,
  days: number,
): Promise<Observation[]> {
  const recentDays = db
    .selectFrom('daily_observations')
    .where('user_id', '=', userId)
    .where('metric', 'in', names)
    .where('day', '<=', until)
    .select('day')
    .distinct()
    .orderBy('day', 'desc')
    .limit(days);
  return db
    .selectFrom('daily_observations')
    .where('user_id', '=', userId)
    .where('metric', 'in', names)
    .where('day', 'in', recentDays)
    .select(['day', 'metric', 'source', 'value'])
    .execute();
}

export async function upsertDailyObservation(
  db: Db,
  userId: number,
  observation: { day: CalendarDay; metric: Metric; source: MetricSource; value: number },
): Promise<void> {
  await db
    .insertInto('daily_observations')
    .values({ user_id: userId, ...observation })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day', 'metric', 'source'])
        .doUpdateSet({ value: observation.value, recorded_at: sql`now()` }),
    )
    .execute();
}

/** Whether there was one. */
export async function deleteDailyObservation(
  db: Db,
  userId: number,
  observation: { day: CalendarDay; metric: Metric; source: MetricSource },
): Promise<boolean> {
  const result = await db
    .deleteFrom('daily_observations')
    .where('user_id', '=', userId)
    .where('day', '=', observation.day)
    .where('metric', '=', observation.metric)
    .where('source', '=', observation.source)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Observations of some metrics on the newest `days` days up to `until` that have the first of them. */
export function findSeries(
  db: Db,
  userId: number,
  names: readonly [Metric, ...Metric[]],
  until: CalendarDay,
  days: number,
): Promise<Observation[]> {
  const daysWithFirst = db
    .selectFrom('daily_observations')
    .where('user_id', '=', userId)
    .where('metric', '=', names[0])
    .where('day', '<=', until)
    .select('day')
    .distinct()
    .orderBy('day', 'desc')
    .limit(days);
  return db
    .selectFrom('daily_observations')
    .where('user_id', '=', userId)
    .where('metric', 'in', names)
    .where('day', 'in', daysWithFirst)
    .select(['day', 'metric', 'source', 'value'])
    .orderBy('day', 'desc')
    .execute();
}

/** On how many days up to `until` there is a number of each metric, whatever its source; counted up to `most`. */
export async function countObservationDays(
  db: Db,
  userId: number,
  names: readonly Metric[],
  until: CalendarDay,
  most: number,
): Promise<{ metric: string; days: number }[]> {
  const { rows } = await sql<{ metric: string; days: number }>`
    select metric, (
      select count(*) from (
        select distinct day from daily_observations
        where user_id = ${userId} and metric = wanted.metric and day <= ${until}
        order by day desc limit ${most}
      ) as newest
    ) as days
    from unnest(${names}::text[]) as wanted (metric)
  `.execute(db);
  return rows;
}
