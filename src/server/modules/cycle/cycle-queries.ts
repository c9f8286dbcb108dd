import { sql } from 'kysely';
import type { CycleEntry } from '#contracts/cycle.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { CycleMark, CyclePhase, CycleSymptom } from '#domain/cycle.ts';
import type { Source } from '#domain/sources.ts';
import type { Db } from '#server/db/connect.ts';
import { prepareVariants } from '#server/db/prepare-query.ts';

export interface CycleEntryValues {
  cycle_day: number | null;
  phase: CyclePhase | null;
  flow_intensity: number | null;
  mood: number | null;
  energy_level: number | null;
  pain: number | null;
  symptoms: CycleSymptom[];
  notes: string | null;
  period_start: boolean;
  atypical: boolean;
  day: CalendarDay;
}

const columns = [
  'id',
  'user_id as userId',
  'day as date',
  'cycle_day as cycleDay',
  'phase',
  'flow_intensity as flowIntensity',
  'mood',
  'energy_level as energyLevel',
  'pain',
  'symptoms',
  'notes',
  'period_start as periodStart',
  'atypical',
  'source',
] as const;

interface EntryFilter {
  userId: number;
  limit: number;
  id?: number | undefined;
  beforeId?: number | undefined;
  beforeDate?: CalendarDay | undefined;
  from?: CalendarDay | undefined;
  to?: CalendarDay | undefined;
}

/** Finds a page of a person's entries, newest first. */
export const findEntries = prepareVariants((db, filter: EntryFilter) => {
  const { userId, limit, id, beforeId, beforeDate, from, to } = filter;
  let entries = db.selectFrom('menstrual_cycle_entries').where('user_id', '=', userId);
  if (id !== undefined) entries = entries.where('id', '=', id);
  if (from !== undefined) entries = entries.where('day', '>=', from);
  if (to !== undefined) entries = entries.where('day', '<=', to);
  if (beforeId !== undefined) entries = entries.where(beforeEntry(userId, beforeId, beforeDate));
  return entries
    .select(columns)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(sql<number>`${limit}`)
    .$castTo<CycleEntry>();
});

/**
 * Returns the SQL condition for the entries of the next page, which are older than the entry
 * `beforeId`. Of two entries on one day, the entry with the smaller id counts as older. `day` is
 * the day of the entry `beforeId`. If `day` is undefined, the condition reads it from that entry.
 * Does not use the shared function `prepareNewestEvents`, because only the cycle module may access
 * the table of cycle entries.
 */
const beforeEntry = (userId: number, beforeId: number, day: CalendarDay | undefined) =>
  day === undefined
    ? sql<boolean>`(day, id) < (
        select day, id from menstrual_cycle_entries where user_id = ${userId} and id = ${beforeId}
      )`
    : sql<boolean>`(day, id) < (${day}::date, ${beforeId}::integer)`;

/** Returns whether the person has an entry with this id. */
export async function hasEntry(db: Db, userId: number, id: number): Promise<boolean> {
  const entries = db.selectFrom('menstrual_cycle_entries').where('user_id', '=', userId);
  return (await entries.where('id', '=', id).select('id').executeTakeFirst()) !== undefined;
}

/**
 * Finds entries between two days, both included, oldest first. On each day, the entries of devices
 * and imports come before the entries that the person entered, because callers use the last entry
 * of a day.
 */
export function findEntriesBetween(
  db: Db,
  userId: number,
  from: CalendarDay,
  to: CalendarDay,
): Promise<CycleEntry[]> {
  return db
    .selectFrom('menstrual_cycle_entries')
    .where('user_id', '=', userId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .select(columns)
    .orderBy('day')
    .orderBy(sql`source = 'self'`)
    .orderBy('id')
    .$castTo<CycleEntry>()
    .execute();
}

/** Finds the entries since a day that start a period or are marked as atypical. */
export function findCycleMarks(db: Db, userId: number, since: CalendarDay): Promise<CycleMark[]> {
  return db
    .selectFrom('menstrual_cycle_entries')
    .where('user_id', '=', userId)
    .where('day', '>=', since)
    .where((mark) => mark.or([mark.ref('period_start'), mark.ref('atypical')]))
    .select(['day', 'period_start as periodStart', 'atypical'])
    .execute();
}

/**
 * Finds all entries, oldest first. `externalId` is the id of an entry at the device or import that it came from, or
 * null.
 */
export function findAllEntries(
  db: Db,
  userId: number,
): Promise<(CycleEntry & { externalId: string | null })[]> {
  return db
    .selectFrom('menstrual_cycle_entries')
    .where('user_id', '=', userId)
    .select([...columns, 'external_id as externalId'])
    .orderBy('day')
    .orderBy('id')
    .$castTo<CycleEntry & { externalId: string | null }>()
    .execute();
}

export function insertCycleEntry(db: Db, userId: number, values: CycleEntryValues): Promise<CycleEntry> {
  return db
    .insertInto('menstrual_cycle_entries')
    .values({ user_id: userId, ...values })
    .returning(columns)
    .$castTo<CycleEntry>()
    .executeTakeFirstOrThrow();
}

export function updateCycleEntryRow(
  db: Db,
  userId: number,
  id: number,
  values: Omit<CycleEntryValues, 'day'> & { day?: CalendarDay },
): Promise<CycleEntry | undefined> {
  return db
    .updateTable('menstrual_cycle_entries')
    .set(values)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .$castTo<CycleEntry>()
    .executeTakeFirst();
}

/** Selects the fields of an entry that a person can edit. */
export const selectEditable = (db: Db, userId: number, id: number) =>
  db.selectFrom('menstrual_cycle_entries').where('user_id', '=', userId).where('id', '=', id).select(columns);

/** Deletes one entry, or all of the person's entries if no id is given. Returns the number of deleted entries. */
export async function deleteEntries(db: Db, userId: number, id?: number): Promise<number> {
  let entries = db.deleteFrom('menstrual_cycle_entries').where('user_id', '=', userId);
  if (id !== undefined) entries = entries.where('id', '=', id);
  return Number((await entries.executeTakeFirst()).numDeletedRows);
}

/** The number of entries of a device or an import (`values`), and the first and last day of these entries. */
export interface ImportedDays {
  source: string;
  values: number;
  from: CalendarDay;
  to: CalendarDay;
}

/** Returns the days from `since` on which each device and import has an entry. */
export function findImportedDays(
  db: Db,
  userId: number,
  since: CalendarDay,
): Promise<{ source: string; day: CalendarDay }[]> {
  return db
    .selectFrom('menstrual_cycle_entries')
    .where('user_id', '=', userId)
    .where('source', '<>', 'self')
    .where('day', '>=', since)
    .select(['source', 'day'])
    .execute();
}

/** Counts the entries of each device and import. */
export function countImportedEntries(db: Db, userId: number): Promise<ImportedDays[]> {
  return db
    .selectFrom('menstrual_cycle_entries')
    .where('user_id', '=', userId)
    .where('source', '<>', 'self')
    .groupBy('source')
    .select(({ fn }) => [
      'source',
      sql<number>`count(*)::integer`.as('values'),
      fn.min('day').as('from'),
      fn.max('day').as('to'),
    ])
    .execute();
}

/** Deletes the entries of a device or an import. Returns the number of deleted entries. */
export async function deleteImportedEntries(db: Db, userId: number, source: Source): Promise<number> {
  const result = await db
    .deleteFrom('menstrual_cycle_entries')
    .where('user_id', '=', userId)
    .where('source', '=', source)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
