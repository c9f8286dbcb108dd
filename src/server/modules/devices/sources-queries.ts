import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { type MeasureName, observedMeasures } from '#domain/measures/catalogue.ts';
import { fitnessMeasures } from '#domain/measures/fitness.ts';
import { namesOf } from '#domain/measures/measure.ts';
import { mindfulnessMeasures } from '#domain/measures/mindfulness.ts';
import { nutritionMeasures } from '#domain/measures/nutrition.ts';
import { nightMeasures } from '#domain/measures/sleep.ts';
import type { Source } from '#domain/sources.ts';
import type { Db } from '#server/db/connect.ts';
import type { DB } from '#server/db/tables.ts';

/** The tables with the columns `user_id` and `source`, except the table of the cycle. */
type SourcedTable = Exclude<
  { [T in keyof DB]: 'source' | 'user_id' extends keyof DB[T] ? T : never }[keyof DB],
  `menstrual${string}`
>;

/**
 * The measures that each table contributes to. Each row of `daily_observations` contains the name of its measure. Null
 * means that the rows of the table are not counted as values. The type requires an entry for each new table with a
 * source.
 */
const measuresOf = {
  daily_observations: namesOf(observedMeasures),
  exercise_activities: namesOf(fitnessMeasures),
  food_entries: namesOf(nutritionMeasures),
  meditation_sessions: namesOf(mindfulnessMeasures),
  sleep_nights: namesOf(nightMeasures),
  questionnaire_responses: null,
  rejected_values: null,
} satisfies Record<SourcedTable, readonly MeasureName[] | null>;

const tables = Object.keys(measuresOf) as SourcedTable[];

/**
 * The number of a source's values in one table, and the first and last day with a value. `daily_observations` has a
 * `SourceCount` for each measure, so its `measures` has one element. Every other table has one `SourceCount` per
 * source, and `measures` lists all measures that the table contributes to.
 */
export interface SourceCount {
  source: string;
  measures: readonly MeasureName[];
  values: number;
  from: CalendarDay;
  to: CalendarDay;
}

/** The condition for rows of a person that come from a device or an import. */
const isImportedRow = (userId: number) =>
  sql`user_id = ${userId} and (starts_with(source, 'device:') or starts_with(source, 'import:'))`;

/**
 * Counts the values of each device and import in each table. Counts daily values separately for each measure. Uses one
 * statement.
 */
export async function countSourceValues(db: Db, userId: number): Promise<SourceCount[]> {
  const counts = tables
    .filter((table) => measuresOf[table] !== null)
    .map((table) => {
      const measure = table === 'daily_observations' ? sql`measure` : sql`null`;
      return sql`
        select ${sql.lit(table)} as table, ${measure} as measure, source, count(*)::integer as values,
          min(day) as "from", max(day) as "to"
        from ${sql.table(table)}
        where ${isImportedRow(userId)}
        group by 2, source
      `;
    });
  const { rows } = await sql<
    Omit<SourceCount, 'measures'> & { table: SourcedTable; measure: MeasureName | null }
  >`${sql.join(counts, sql` union all `)}`.execute(db);
  return rows.map(({ table, measure, ...count }) => ({
    ...count,
    measures: measure === null ? (measuresOf[table] ?? []) : [measure],
  }));
}

/**
 * Returns the days from `since` on which each device and import has a value, except the days of the cycle. Uses one
 * statement.
 */
export async function findRecentSourceDays(
  db: Db,
  userId: number,
  since: CalendarDay,
): Promise<{ source: string; day: CalendarDay }[]> {
  const days = tables
    .filter((table) => measuresOf[table] !== null)
    .map(
      (table) => sql`
        select source, day from ${sql.table(table)}
        where ${isImportedRow(userId)} and day >= ${since}
      `,
    );
  const { rows } = await sql<{ source: string; day: CalendarDay }>`
    ${sql.join(days, sql` union `)}
  `.execute(db);
  return rows;
}

/**
 * Deletes all rows of a device or an import in every table except the table of the cycle. Returns the number of deleted
 * values.
 */
export async function deleteSourceRows(db: Db, userId: number, source: Source): Promise<number> {
  let deleted = 0;
  for (const table of tables) {
    const result = await sql`
      delete from ${sql.table(table)} where user_id = ${userId} and source = ${source}
    `.execute(db);
    if (measuresOf[table] !== null) deleted += Number(result.numAffectedRows ?? 0);
  }
  return deleted;
}
