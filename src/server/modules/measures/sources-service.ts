import { haveRivals, resolveSources, type SourcedValue } from '#domain/sources.ts';
import type { Db } from '#server/db/connect.ts';
import { findSourceOrders } from './sources-queries.ts';

/**
 * Returns one value per day and measure, chosen by the person's order of sources. Reads that order only if some day has
 * values of a measure from several sources.
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
