import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { DatabaseUnavailableError } from '#server/db/database-unavailable.ts';
import type { Deps } from './deps.ts';

/** The time, in milliseconds, in which the database must respond to a readiness check. Probes rarely wait longer. */
const readyMs = 5_000;

/**
 * Adds the checks for process managers and load balancers. `/api/health` says that the process runs. `/api/ready` says
 * that the database responds, otherwise 503 `database_unavailable`.
 */
export function addHealthRoutes(app: FastifyInstance, { db }: Deps): void {
  app.get('/api/health', async () => ({ status: 'ok' }));
  app.get('/api/ready', async () => {
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new DatabaseUnavailableError('no response in time')), readyMs);
    try {
      await Promise.race([sql`select 1`.execute(db), tooLate]);
    } finally {
      clearTimeout(timer);
    }
    return { status: 'ready' };
  });
}
