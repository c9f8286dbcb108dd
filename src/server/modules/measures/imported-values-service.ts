import type { CalendarDay } from '#domain/calendar-day.ts';
import type { CheckedRecord } from '#domain/devices/check-record.ts';
import { newerValue } from '#domain/devices/merge-versions.ts';
import type { ObservedMeasure } from '#domain/measures/catalogue.ts';
import type { Source } from '#domain/sources.ts';
import type { Db } from '#server/db/connect.ts';
import type { Origin, Stored } from '#server/db/merge-events.ts';
import {
  deleteValuesOn,
  findValueVersions,
  type ImportedValue,
  upsertValueVersions,
} from './imported-values-queries.ts';

/**
 * Stores daily values of one source with two statements. If there are several readings of a value,
 * keeps the newest reading. Returns for each record whether it was stored or is a duplicate, in the
 * order of `records`.
 */
export async function storeImportedValues(
  db: Db,
  userId: number,
  { source, orderedAt }: Origin,
  records: readonly CheckedRecord<'daily'>[],
): Promise<Stored[]> {
  if (records.length === 0) return [];
  const keyOf = ({ day, measure }: Pick<CheckedRecord<'daily'>, 'day' | 'measure'>) => `${day} ${measure}`;
  const stored = await findValueVersions(db, userId, source, records);
  const known = new Map(stored.map((value) => [keyOf(value), value]));
  const before = new Map(known);
  const outcomes = records.map(({ day, measure, value, recordedAt }): Stored => {
    const key = keyOf({ day, measure });
    const read = { day, measure, value, recordedAt, orderedAt };
    const current = known.get(key);
    const newer = current && newerValue(current, read) === current ? current : read;
    known.set(key, newer);
    return newer.value === current?.value ? 'duplicate' : 'stored';
  });
  const changed = [...known].filter(([key, value]) => value !== before.get(key));
  await upsertValueVersions(
    db,
    userId,
    source,
    changed.map(([, value]) => value),
  );
  return outcomes;
}

/**
 * Replaces the values that are computed from the nights of one source. Deletes the values of the measures in `names` on
 * `days`, and then stores `values`.
 */
export async function replaceImportedValues(
  db: Db,
  userId: number,
  source: Source,
  { names, days, values }: { names: ObservedMeasure[]; days: CalendarDay[]; values: ImportedValue[] },
): Promise<void> {
  await deleteValuesOn(db, userId, source, names, days);
  await upsertValueVersions(db, userId, source, values);
}
