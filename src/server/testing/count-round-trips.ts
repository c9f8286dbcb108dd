import type pg from 'pg';
import type { Database } from '#server/db/connect.ts';

/**
 * Returns the number of round trips to PostgreSQL while some work runs, on all connections of the pool. Background work
 * is counted too, so nothing else may run.
 */
export async function countRoundTrips({ pool }: Database, work: () => Promise<unknown>): Promise<number> {
  if (!pool) throw new Error('The embedded database has no round trips.');
  let count = 0;
  const increase = () => {
    count += 1;
  };
  const watched = new Set<pg.PoolClient>();
  const watch = (client: pg.PoolClient) => {
    if (!watched.has(client)) client.connection.on('readyForQuery', increase);
    watched.add(client);
  };
  pool.on('acquire', watch);
  try {
    await work();
  } finally {
    pool.off('acquire', watch);
    for (const client of watched) client.connection.off('readyForQuery', increase);
  }
  return count;
}
