import type { CalendarDay } from '#domain/calendar-day.ts';
import { cutText } from '#domain/clean-text.ts';
import { cycleBounds } from '#domain/cycle.ts';
import type { CheckedRecord, RecordProblem } from '#domain/devices/check-record.ts';
import type { Source } from '#domain/sources.ts';
import type { Db } from '#server/db/connect.ts';
import { mergeEvents, type Origin, type Stored } from '#server/db/merge-events.ts';
import { getUserPreferences } from '../preferences/preferences-service.ts';
import {
  countImportedEntries,
  deleteImportedEntries,
  findImportedDays,
  type ImportedDays,
} from './cycle-queries.ts';

/**
 * Stores days of the cycle from one source. Returns for each day whether it was stored or is a
 * duplicate, in the order of `days`. While cycle tracking is switched off, stores nothing and
 * returns the problem `moduleOff` for each day.
 */
export async function storeImportedCycleDays(
  db: Db,
  userId: number,
  origin: Origin,
  days: readonly CheckedRecord<'cycle'>[],
): Promise<(Stored | { problem: RecordProblem })[]> {
  const { modules } = await getUserPreferences(db, userId);
  if (!modules.menstrualCycle)
    return days.map(() => ({ problem: { reason: 'moduleOff', what: 'cycle', day: null, value: null } }));
  const events = days.map(({ externalId, day, flow, phase, isPeriodStart, symptoms, notes }) => ({
    externalId,
    content: {
      ...{ day, phase, symptoms },
      flow_intensity: flow === null ? null : Math.round(flow),
      period_start: isPeriodStart,
      notes: notes === null ? null : cutText(notes, cycleBounds.notes) || null,
    },
  }));
  return mergeEvents(db, 'menstrual_cycle_entries', userId, origin, events);
}

/**
 * Counts the stored cycle days of each device and import. Returns an empty list while cycle
 * tracking is switched off.
 */
export async function countImportedCycleDays(db: Db, userId: number): Promise<ImportedDays[]> {
  const { modules } = await getUserPreferences(db, userId);
  return modules.menstrualCycle ? countImportedEntries(db, userId) : [];
}

/**
 * Returns the days from `since` on which each device and import has a stored cycle day. Returns an empty list while
 * cycle tracking is switched off.
 */
export async function listImportedCycleDays(
  db: Db,
  userId: number,
  since: CalendarDay,
): Promise<{ source: string; day: CalendarDay }[]> {
  const { modules } = await getUserPreferences(db, userId);
  return modules.menstrualCycle ? findImportedDays(db, userId, since) : [];
}

/**
 * Deletes the cycle days of a device or an import, even if cycle tracking is switched off. Returns
 * the number of deleted days.
 */
export function deleteImportedCycleDays(db: Db, userId: number, source: Source): Promise<number> {
  return deleteImportedEntries(db, userId, source);
}
