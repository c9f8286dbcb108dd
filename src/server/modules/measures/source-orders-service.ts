import type { SourceOrder } from '#contracts/measures.ts';
import { everyDay } from '#domain/calendar-day.ts';
import type { MeasureName } from '#domain/measures/catalogue.ts';
import { decidingMeasure } from '#domain/measures/event-measures.ts';
import type { Db } from '#server/db/connect.ts';
import type { Edit } from '#server/http/edit.ts';
import { mergeEdit } from '#server/http/merge-edit.ts';
import { noteChangedDays } from '../achievements/progress-service.ts';
import { recountMeditation } from '../mindfulness/mindfulness-service.ts';
import {
  deleteSourceOrder,
  findSourceOrders,
  selectSourceOrder,
  upsertSourceOrder,
} from './sources-queries.ts';

/** Returns the person's order of sources for each measure that has one. Other measures have the default order. */
export async function listPreferredSources(db: Db, userId: number): Promise<SourceOrder[]> {
  return (await findSourceOrders(db, userId)) as SourceOrder[];
}

/**
 * Merges an edit of the order of sources for a measure (see `mergeEdit`). Stores and returns the resulting order (see
 * `updatePreferredSources`).
 */
export async function mergePreferredSources(
  db: Db,
  edit: Edit,
  name: MeasureName,
  given: string[],
): Promise<SourceOrder> {
  const measure = decidingMeasure(name) as MeasureName;
  const fields = ['sources'] as const;
  const find = selectSourceOrder(db, edit.userId, measure);
  const record = `source-order:${measure}`;
  const { sources } = await mergeEdit(db, { ...edit, fields }, { record, fields, find }, { sources: given });
  return updatePreferredSources(db, edit.userId, measure, sources);
}

/**
 * Stores the person's order of sources for a measure, best first. An empty list restores the
 * default order. For a daily total of events, such as the minutes of workouts, the order applies to
 * all totals of these events. Returns the order, with the measure for which the order is stored.
 */
export async function updatePreferredSources(
  db: Db,
  userId: number,
  name: MeasureName,
  sources: string[],
): Promise<SourceOrder> {
  const measure = decidingMeasure(name) as MeasureName;
  if (sources.length === 0) await deleteSourceOrder(db, userId, measure);
  else await upsertSourceOrder(db, userId, measure, sources);
  // Invalidates the stored progress of achievements, which was computed with the previous order.
  await noteChangedDays(db, userId, everyDay[0]);
  if (measure === 'meditationMinutes') await recountMeditation(db, userId);
  return { measure, sources };
}
