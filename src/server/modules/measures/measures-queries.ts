import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { ObservedMeasure } from '#domain/measures/catalogue.ts';
import { type Source, type SourcedValue, simulatedPrefix } from '#domain/sources.ts';
import type { Db } from '#server/db/connect.ts';
import { sentWithNext } from '#server/db/postgres-dialect.ts';
import { prepareQuery } from '#server/db/prepare-query.ts';

/** A day's value of a measure from one source. */
export interface Observation {
  day: CalendarDay;
  measure: ObservedMeasure;
  source: Source;
  value: number;
}

const columns = [
  'measure',
  'day',
  'source',
  'value',
  sql<number>`extract(epoch from recorded_at)::float8`.as('recorded'),
] as const;

const selectOwn = (db: Db, userId: number) =>
  db.selectFrom('daily_observations').where('user_id', '=', userId);

/** Returns a query of the newest `days` days that have at least one of `observations`. */
const newestDays = (observations: ReturnType<typeof selectOwn>, days: number) =>
  observations.select('day').distinct().orderBy('day', 'desc').limit(days);

/**
 * Finds the observations of the measures in `names` on a day, including suggested values (defaults
 * of the check-in that the person did not change).
 */
export function findObservationsOn(
  db: Db,
  userId: number,
  names: readonly ObservedMeasure[],
  day: CalendarDay,
): Promise<SourcedValue[]> {
  return db
    .selectFrom('daily_observations')
    .where('user_id', '=', userId)
    .where('measure', 'in', names)
    .where('day', '=', day)
    .select(columns)
    .execute();
}

/**
 * Finds observations of the measures in `names` on the days from `from` to `to`, both included, newest day first.
 * Includes only the newest `limit` days that have such an observation. Includes suggested values.
 */
export function findRecentObservations(
  db: Db,
  userId: number,
  names: readonly ObservedMeasure[],
  page: { from: CalendarDay; to: CalendarDay; limit: number },
): Promise<SourcedValue[]> {
  return findRecent(db, { userId, names, ...page });
}

interface RecentArgs {
  userId: number;
  names: readonly ObservedMeasure[];
  from: CalendarDay;
  to: CalendarDay;
  limit: number;
}

const findRecent = prepareQuery((db, { userId, names, from, to, limit }: RecentArgs) => {
  const own = selectOwn(db, userId)
    .where('measure', '=', sql<string>`any(${names}::text[])`)
    .where('day', '<=', to);
  // Selects the days by a range instead of a list, because PostgreSQL can then read one range of the index. The range
  // starts on the oldest day that belongs in the result, and ends on `to`. The range gives the same rows as a list,
  // because its other days have no observation of these measures.
  const oldest = db
    .selectFrom(newestDays(own.where('day', '>=', from), limit).as('newest'))
    .select(({ fn }) => fn.min('newest.day').as('day'));
  return own.where('day', '>=', oldest).select(columns).orderBy('day', 'desc');
});

/**
 * Finds observations of the measures in `names` on days up to and including `until`, newest day first. Includes only
 * the newest `days` days that have a value of the first measure. Excludes suggested values.
 */
export function findNewestObservations(
  db: Db,
  userId: number,
  names: readonly [ObservedMeasure, ...ObservedMeasure[]],
  until: CalendarDay,
  days: number,
): Promise<SourcedValue[]> {
  const known = selectOwn(db, userId).where('source', '<>', 'suggested');
  const ofFirst = known.where('measure', '=', names[0]).where('day', '<=', until);
  return known
    .where('measure', 'in', names)
    .where('day', 'in', newestDays(ofFirst, days))
    .select(columns)
    .orderBy('day', 'desc')
    .execute();
}

/** Selects the observations of the measures in `names` between two days, both included. Excludes suggested values. */
export const observationsBetween = (
  userId: number,
  from: CalendarDay,
  to: CalendarDay,
  names: readonly string[],
) => sql`
  select measure, day, source, value, extract(epoch from recorded_at)::float8 as recorded
  from daily_observations
  where user_id = ${userId} and measure = any(${names}::text[]) and day between ${from} and ${to}
    and source <> 'suggested'
`;

/** Inserts an observation, or replaces the day's previous value of the same measure and source. */
export async function upsertDailyObservation(
  db: Db,
  userId: number,
  observation: Observation,
): Promise<void> {
  await upsertObservation(db, { userId, ...observation });
}

const upsertObservation = prepareQuery(
  (db, { userId, day, measure, source, value }: Observation & { userId: number }) =>
    db
      .insertInto('daily_observations')
      .values({ user_id: userId, day, measure, source, value })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'day', 'measure', 'source'])
          .doUpdateSet({ value, recorded_at: sql`now()` }),
      )
      .modifyEnd(sentWithNext),
);

/**
 * Selects the values that the person entered for a day, as one row. `names` maps the name of each column to its
 * measure. A column is null if there is no value.
 */
export const selectOwnObservations = (
  db: Db,
  userId: number,
  day: CalendarDay,
  names: Record<string, ObservedMeasure>,
) =>
  db
    .selectFrom('daily_observations')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('source', '=', 'self')
    .where('measure', 'in', Object.values(names))
    .select(({ fn }) =>
      Object.entries(names).map(([column, measure]) =>
        fn.max('value').filterWhere('measure', '=', measure).as(column),
      ),
    );

/** Deletes an observation. Returns whether the observation existed. */
export async function deleteDailyObservation(
  db: Db,
  userId: number,
  { day, measure, source }: Omit<Observation, 'value'>,
): Promise<boolean> {
  const result = await db
    .deleteFrom('daily_observations')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('measure', '=', measure)
    .where('source', '=', source)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/**
 * For each measure, counts the days up to and including `until` that have a value. Stops counting
 * at `most`. Excludes suggested values and values of the device simulator.
 */
export async function countObservationDays(
  db: Db,
  userId: number,
  names: readonly ObservedMeasure[],
  until: CalendarDay,
  most: number,
): Promise<{ measure: string; days: number }[]> {
  const { rows } = await sql<{ measure: string; days: number }>`
    select measure, (
      select count(*) from (
        select distinct day from daily_observations
        where user_id = ${userId} and measure = wanted.measure and day <= ${until} and source <> 'suggested'
          and not starts_with(source, ${simulatedPrefix})
        order by day desc limit ${most}
      ) as newest
    ) as days
    from unnest(${names}::text[]) as wanted (measure)
  `.execute(db);
  return rows;
}

/**
 * Returns the years that have at least one value of the measures in `names`, newest first. Excludes
 * suggested values and values of the device simulator.
 */
export async function findObservationYears(
  db: Db,
  userId: number,
  names: readonly ObservedMeasure[],
): Promise<number[]> {
  const rows = await selectOwn(db, userId)
    .where('measure', 'in', names)
    .where('source', '<>', 'suggested')
    .where('source', 'not like', `${simulatedPrefix}%`)
    .select(sql<number>`extract(year from day)::int`.as('year'))
    .distinct()
    .orderBy('year', 'desc')
    .execute();
  return rows.map(({ year }) => year);
}
