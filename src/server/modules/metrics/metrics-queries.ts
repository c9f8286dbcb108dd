import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { Metric, MetricSource, Observation } from '#domain/metrics.ts';
import type { Db } from '#server/db/connect.ts';

export function findObservationsOfDay(db: Db, userId: number, day: CalendarDay): Promise<Observation[]> {
  return db
    .selectFrom('daily_observations')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .select(['day', 'metric', 'source', 'value'])
    .execute();
}

/** All observations of the newest `days` days that have any, up to and including `until`. */
export function findRecentObservations(
  db: Db,
  userId: number,
  until: CalendarDay,
  days: number,
): Promise<Observation[]> {
  const recentDays = db
    .selectFrom('daily_observations')
    .where('user_id', '=', userId)
    .where('day', '<=', until)
    .select('day')
    .distinct()
    .orderBy('day', 'desc')
    .limit(days);
  return db
    .selectFrom('daily_observations')
    .where('user_id', '=', userId)
    .where('day', 'in', recentDays)
    .select(['day', 'metric', 'source', 'value'])
    .execute();
}

export async function upsertObservation(
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

export async function removeObservation(
  db: Db,
  userId: number,
  observation: { day: CalendarDay; metric: Metric; source: MetricSource },
): Promise<void> {
  await db
    .deleteFrom('daily_observations')
    .where('user_id', '=', userId)
    .where('day', '=', observation.day)
    .where('metric', '=', observation.metric)
    .where('source', '=', observation.source)
    .execute();
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
