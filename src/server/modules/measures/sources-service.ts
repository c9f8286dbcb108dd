import type { SourceOrder } from '#contracts/measures.ts';
import type { MeasureName } from '#domain/measures/catalogue.ts';
import { haveRivals, resolveSources, type SourcedValue } from '#domain/sources.ts';
import type { Db } from '#server/db/connect.ts';
import { deleteSourceOrder, findSourceOrders, upsertSourceOrder } from './sources-queries.ts';

/**
 * Returns one value per day and measure, chosen by the person's order of sources. Queries the order only if some day
 * has several sources.
 */
export async function chooseSources<T extends SourcedValue>(
  db: Db,
  userId: number,
  values: T[],
): Promise<T[]> {
  if (!haveRivals(values)) return resolveSources(values);
  const rows = await findSourceOrders(db, userId);
  return resolveSources(values, Object.fromEntries(rows.map(({ measure, sources }) => [measure, sources])));
}

/** Returns the person's orders of sources. A measure that is not listed has the default order. */
export async function listPreferredSources(db: Db, userId: number): Promise<SourceOrder[]> {
  return (await findSourceOrders(db, userId)) as SourceOrder[];
}

/** Stores the person's order of sources for a measure, best first. An empty list restores the default order. */
export async function updatePreferredSources(
  db: Db,
  userId: number,
  measure: MeasureName,
  sources: string[],
): Promise<SourceOrder> {
  if (sources.length === 0) await deleteSourceOrder(db, userId, measure);
  else await upsertSourceOrder(db, userId, measure, sources);
  return { measure, sources };
}
