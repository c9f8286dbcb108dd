import type { SourceOrder } from '#contracts/measures.ts';
import type { MeasureName } from '#domain/measures/catalogue.ts';
import { haveRivals, resolveSources, type SourcedValue } from '#domain/sources.ts';
import type { Db } from '#server/db/connect.ts';
import { deleteSourceOrder, findSourceOrders, upsertSourceOrder } from './sources-queries.ts';

/** Returns one value per day and measure by the person's order of sources. Reads the order only if it can decide. */
export async function chooseSources<T extends SourcedValue>(
  db: Db,
  userId: number,
  values: T[],
): Promise<T[]> {
  if (!haveRivals(values)) return resolveSources(values);
  const rows = await findSourceOrders(db, userId);
  return resolveSources(values, Object.fromEntries(rows.map(({ measure, sources }) => [measure, sources])));
}

/** Returns the orders that the person has chosen. A measure without one has the product's own order. */
export async function listPreferredSources(db: Db, userId: number): Promise<SourceOrder[]> {
  return (await findSourceOrders(db, userId)) as SourceOrder[];
}

/** Keeps the sources that the person prefers for a measure, best first. None at all is the product's own order. */
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
