import type { SourceRow } from '#contracts/sources.ts';
import { addDays, everyDay, toCalendarDay } from '#domain/calendar-day.ts';
import { isOwnerOnlySource } from '#domain/devices/source-use.ts';
import type { MeasureName } from '#domain/measures/catalogue.ts';
import { isSimulatedSource, type Source } from '#domain/sources.ts';
import type { Db } from '#server/db/connect.ts';
import { noteChangedDays } from '../achievements/progress-service.ts';
import {
  countImportedCycleDays,
  deleteImportedCycleDays,
  listImportedCycleDays,
} from '../cycle/imported-days-service.ts';
import { recountMeditation } from '../mindfulness/mindfulness-service.ts';
import { deleteLastDataDay } from './connections-queries.ts';
import {
  countSourceValues,
  deleteSourceRows,
  findRecentSourceDays,
  type SourceCount,
} from './sources-queries.ts';

/** The number of days for which the page marks whether a source has a value. */
const shownDays = 30;

/** Returns the devices and imports that have data of the person, sorted by `source`, such as `device:oura`. */
export async function listDataSources(db: Db, userId: number, now: Date): Promise<SourceRow[]> {
  // One more day than shown, because the person's day can be the day before the day in UTC.
  const since = addDays(toCalendarDay(now, 'UTC'), -shownDays);
  const recent = [
    ...(await findRecentSourceDays(db, userId, since)),
    ...(await listImportedCycleDays(db, userId, since)),
  ];
  const recentDays = Map.groupBy(recent, ({ source }) => source);
  const counts = [
    ...(await countSourceValues(db, userId)),
    ...(await countImportedCycleDays(db, userId)).map((count) => ({ ...count, measures: [] })),
  ];
  return [...Map.groupBy(counts, ({ source }) => source)]
    .map(([source, ofSource]) => ({
      ...toSource(source, ofSource),
      recentDays: [...new Set(recentDays.get(source)?.map(({ day }) => day))].sort(),
    }))
    .sort((one, other) => (one.source < other.source ? -1 : 1));
}

function toSource(source: string, counts: SourceCount[]): Omit<SourceRow, 'recentDays'> {
  const days = counts.flatMap(({ from, to }) => [from, to]).sort();
  return {
    source,
    values: counts.reduce((sum, { values }) => sum + values, 0),
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    measures: [...new Set(counts.flatMap(({ measures }) => measures))].sort(),
    isSimulated: isSimulatedSource(source),
  };
}

/** Returns the measures that have at least one value that only the person may see, such as a value of Strava. */
export async function listOwnerOnlyMeasures(db: Db, userId: number): Promise<Set<MeasureName>> {
  const counts = await countSourceValues(db, userId);
  return new Set(
    counts.filter(({ source }) => isOwnerOnlySource(source)).flatMap(({ measures }) => measures),
  );
}

/** Deletes all data of a device or an import. Returns the number of deleted values and events. */
export async function deleteSourceData(tx: Db, userId: number, source: Source): Promise<number> {
  const deleted =
    (await deleteSourceRows(tx, userId, source)) + (await deleteImportedCycleDays(tx, userId, source));
  if (deleted === 0) return 0;
  await deleteLastDataDay(tx, userId, source);
  await noteChangedDays(tx, userId, everyDay[0]);
  await recountMeditation(tx, userId);
  return deleted;
}
