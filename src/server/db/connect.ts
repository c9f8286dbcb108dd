import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { type DatabaseConnection, Kysely, PGliteDialect } from 'kysely';
import pg from 'pg';
import { createPostgresDialect } from './postgres-dialect.ts';
import type { DB } from './tables.ts';

/** The executor of queries: the database or a transaction. */
export type Db = Kysely<DB>;

/** An open database. Exactly one of `embedded` and `pool` is defined. */
export interface Database {
  db: Db;
  /** The embedded instance, for backups and the job queue. Undefined on PostgreSQL. */
  embedded: PGlite | undefined;
  /** The PostgreSQL pool, for the job queue. Undefined when embedded. */
  pool: pg.Pool | undefined;
  close(): Promise<void>;
}

// Calendar days are parsed as text, because the result as a Date would depend on the server's time zone.
const { DATE, INT8 } = pg.types.builtins;
export const embeddedParsers = { [DATE]: (value: string) => value, [INT8]: Number };
pg.types.setTypeParser(DATE, (value) => value);
pg.types.setTypeParser(INT8, Number);

/** Opens PostgreSQL if `DATABASE_URL` is set, otherwise the embedded database in `DATA_DIR`/db. */
export async function connect(settings: {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
}): Promise<Database> {
  return settings.DATABASE_URL ? connectPostgres(settings.DATABASE_URL) : connectEmbedded(settings.DATA_DIR);
}

function connectPostgres(address: string): Database {
  const pool = new pg.Pool({ connectionString: address, max: 10 });
  // A broken connection emits `error`, which ends the process without a listener. The pool replaces the connection, and
  // the statement that used it fails on its own. The pool itself listens only to idle connections.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<DB>({ dialect: createPostgresDialect(pool) });
  return { db, pool, embedded: undefined, close: () => db.destroy() };
}

async function connectEmbedded(dataDir: string): Promise<Database> {
  // Loaded here and not at the top, so that a server on PostgreSQL does not keep this code in memory.
  const { openEmbedded } = await import('./embedded.ts');
  const opened = await openEmbedded(dataDir, embeddedParsers);
  return wrapEmbedded(opened.pglite, opened.release);
}

/** Returns a `Database` for an open embedded instance. Its `close` closes the instance and calls `release`. */
export function wrapEmbedded(pglite: PGlite, release: () => Promise<void>): Database {
  const db = new Kysely<DB>({
    dialect: new PGliteDialect({ pglite, onCreateConnection: yieldBeforeQueries }),
  });
  const close = async () => {
    await db.destroy();
    await release();
  };
  return { db, embedded: pglite, pool: undefined, close };
}

/**
 * Makes each query wait for the next turn of the event loop. The embedded database responds without input or output, so
 * a busy client's queries would otherwise run as a chain of microtasks, and new connections would have to wait.
 */
async function yieldBeforeQueries(connection: DatabaseConnection): Promise<void> {
  const executeQuery = connection.executeQuery.bind(connection);
  connection.executeQuery = async (query, options) => {
    await nextTurn();
    return executeQuery(query, options);
  };
}
