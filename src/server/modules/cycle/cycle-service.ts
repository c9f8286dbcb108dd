import type { z } from 'zod';
import type { CycleEntry, createCycleEntry } from '#contracts/cycle.ts';
import type { Db } from '#server/db/connect.ts';
import { assertFound, assertThat } from '#server/http/api-error.ts';
import { assertPage } from '#server/http/assert-page.ts';
import type { Edit } from '#server/http/edit.ts';
import { resolveDay } from '#server/http/event-time.ts';
import { mergeEdit } from '#server/http/merge-edit.ts';
import { getUserPreferences } from '../preferences/preferences-service.ts';
import {
  type CycleEntryValues,
  deleteEntries,
  findAllEntries,
  findEntries,
  hasEntry,
  insertCycleEntry,
  selectEditable,
  updateCycleEntryRow,
} from './cycle-queries.ts';

type EntryInput = z.output<NonNullable<(typeof createCycleEntry)['body']>>;

/**
 * Throws `module_off` if the person has switched cycle tracking off. The stored entries are kept, and are still
 * exported.
 */
export async function assertCycleEnabled(db: Db, userId: number): Promise<void> {
  const { modules } = await getUserPreferences(db, userId);
  assertThat(modules.menstrualCycle, 'module_off');
}

/**
 * Returns a page of entries, newest first. Throws `module_off` if cycle tracking is switched off, and `not_found` if
 * the page is empty because the row `beforeId` does not exist (see `assertPage`).
 */
export async function listEntries(
  db: Db,
  userId: number,
  page: Omit<Parameters<typeof findEntries>[1], 'userId'>,
): Promise<CycleEntry[]> {
  // Sends both statements at once. If they were sent one after the other, the second could wait behind the statements
  // of other requests.
  const [entries] = await Promise.all([findEntries(db, { userId, ...page }), assertCycleEnabled(db, userId)]);
  await assertPage(entries, page, (id) => hasEntry(db, userId, id));
  return entries;
}

export async function createEntry(
  db: Db,
  userId: number,
  input: EntryInput,
  now: Date,
  zone: string,
): Promise<CycleEntry> {
  await assertCycleEnabled(db, userId);
  return insertCycleEntry(db, userId, { ...toColumns(input), day: resolveDay(input.date, now, zone) });
}

/**
 * Merges an edit into an entry (see `mergeEdit`). If no date is given, the entry keeps its day. Throws `not_found` if
 * the person has no such entry, and `module_off` if cycle tracking is switched off.
 */
export async function updateEntry(
  db: Db,
  edit: Edit,
  id: number,
  body: EntryInput,
  zone: string,
): Promise<CycleEntry> {
  const { userId, at: now } = edit;
  await assertCycleEnabled(db, userId);
  const edited = {
    record: `cycle:${id}`,
    fields: [
      'date',
      'cycleDay',
      'phase',
      'flowIntensity',
      'mood',
      'energyLevel',
      'pain',
      'symptoms',
      'notes',
      'periodStart',
      'atypical',
    ],
    optional: ['date'],
    find: selectEditable(db, userId, id),
  } as const;
  const input = await mergeEdit(db, edit, edited, body);
  const day = input.date && resolveDay(input.date, now, zone);
  const changed = await updateCycleEntryRow(db, userId, id, { ...toColumns(input), ...(day && { day }) });
  assertFound(changed);
  return changed;
}

export async function deleteEntry(db: Db, userId: number, id: number): Promise<{ deleted: true }> {
  await assertCycleEnabled(db, userId);
  assertFound((await deleteEntries(db, userId, id)) > 0);
  return { deleted: true };
}

/**
 * An entry, and the id that it has at the device or import that it came from. The id is null if the person entered the
 * entry.
 */
export type CycleExportRow = CycleEntry & { externalId: string | null };

/** Returns all entries, oldest first, for the person's export, even if cycle tracking is switched off. */
export function listAllEntries(db: Db, userId: number): Promise<CycleExportRow[]> {
  return findAllEntries(db, userId);
}

/** Deletes all entries of a person, even if cycle tracking is switched off. */
export async function deleteAllEntries(db: Db, userId: number): Promise<void> {
  await deleteEntries(db, userId);
}

function toColumns(input: EntryInput): Omit<CycleEntryValues, 'day'> {
  return {
    cycle_day: input.cycleDay ?? null,
    phase: input.phase || null,
    flow_intensity: input.flowIntensity ?? null,
    mood: input.mood ?? null,
    energy_level: input.energyLevel ?? null,
    pain: input.pain ?? null,
    symptoms: input.symptoms ?? [],
    notes: input.notes || null,
    period_start: input.periodStart,
    atypical: input.atypical,
  };
}
