import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Config } from '#server/config.ts';
import { DatabaseUnavailableError } from '#server/db/database-unavailable.ts';
import { readVerification } from '#server/db/verify-backup.ts';
import type { Deps } from './deps.ts';

export const healthPath = '/api/health';
export const readyPath = '/api/ready';

/**
 * The time, in milliseconds, in which the database must respond to a readiness check. The programs that send these
 * checks rarely wait longer.
 */
const readyMs = 5_000;

/**
 * Adds the checks for process managers and load balancers. `/api/health` says that the process runs. `/api/ready` says
 * that the database responds, and responds with 503 `database_unavailable` if it does not. With the embedded database,
 * `/api/ready` also says when a backup was last verified: a time in ISO 8601, or null if none was verified yet.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  { db }: Deps,
  { DATABASE_URL, DATA_DIR }: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
): void {
  const backups = join(DATA_DIR, 'backups');
  app.get(healthPath, async () => ({ status: 'ok' }));
  app.get(readyPath, async () => {
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new DatabaseUnavailableError('no response in time')), readyMs);
    try {
      await Promise.race([sql`select 1`.execute(db), tooLate]);
    } finally {
      clearTimeout(timer);
    }
    if (DATABASE_URL) return { status: 'ready' };
    return { status: 'ready', backupVerifiedAt: readVerification(backups)?.verifiedAt ?? null };
  });
}
