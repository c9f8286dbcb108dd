import { sql } from 'kysely';
import type { ValueVersion } from '#domain/devices/merge-versions.ts';
import type { ObservedMeasure } from '#domain/measures/catalogue.ts';
import type { Source } from '#domain/sources.ts';
import type { Db } from '#server/db/connect.ts';
import { upsertRows } from '#server/db/upsert-rows.ts';
import type { Observation } from './measures-queries.ts';

type ValueKey = Pick<Observation, 'day' | 'measure'>;
/**
 * A daily value of a device or an import, with the times that `newerValue` compares to find the newer of two readings.
 */
export type ImportedValue = ValueKey & ValueVersion;

/** Finds the stored values of a source on the given days and measures, with the times that `newerValue` compares. */
export async function findValueVersions(
  db: Db,
  userId: number,
  source: Source,
  keys: readonly ValueKey[],
): Promise<ImportedValue[]> {
  const days = keys.map(({ day }) => day);
  const names = keys.map(({ measure }) => measure);
  const { rows } = await sql<ImportedValue>`
    select day, measure, value, recorded_at as "recordedAt", ordered_at as "orderedAt"
    from daily_observations
    where user_id = ${userId} and source = ${source}
      and (day, measure) in (select * from unnest(${days}::date[], ${names}::text[]))
  `.execute(db);
  return rows;
}

/** Inserts values of a source, or replaces the previous values of that source. */
export async function upsertValueVersions(
  db: Db,
  userId: number,
  source: Source,
  values: readonly ImportedValue[],
): Promise<void> {
  const rows = values.map(({ day, measure, value, recordedAt, orderedAt }) => ({
    ...{ user_id: userId, day, measure, source },
    ...{ value, recorded_at: recordedAt, ordered_at: orderedAt },
  }));
  await upsertRows(db, 'daily_observations', ['user_id', 'day', 'measure', 'source'], rows);
}

/** Deletes the values of a source on the given days, for the measures in `names`. Does nothing without days. */
export async function deleteValuesOn(
  db: Db,
  userId: number,
  source: Source,
  names: readonly ObservedMeasure[],
  days: readonly string[],
): Promise<void> {
  if (days.length === 0) return;
  await db
    .deleteFrom('daily_observations')
    .where('user_id', '=', userId)
    .where('source', '=', source)
    .where('measure', 'in', names)
    .where('day', 'in', days)
    .execute();
}
