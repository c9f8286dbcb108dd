import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { type DatabaseConnection, Kysely, PGliteDialect } from 'kysely';
import pg from 'pg';
import { createPostgresDialect } from './postgres-dialect.ts';
import type { DB } from './tables.ts';

/** Runs queries, on the database or inside a transaction. */
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

// Returns calendar days as text, because a Date would depend on the server's time zone. Returns 64-bit integers, such
// as the result of `count`, as numbers.
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
  // Without listeners, the `error` event of a broken connection would end the process. Nothing else needs to be done:
  // the statement that used the connection fails, and the pool opens a new connection. The pool passes on only the
  // errors of idle connections, so each connection gets a listener too.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<DB>({ dialect: createPostgresDialect(pool) });
  return { db, pool, embedded: undefined, close: () => db.destroy() };
}

async function connectEmbedded(dataDir: string): Promise<Database> {
  // Imported here, so that a server on PostgreSQL does not keep this code in memory.
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
 * Makes each query of a connection wait for the next turn of the event loop. The embedded database does no I/O, so the
 * queries of a busy client would otherwise run without a pause, and the server would accept no new connections.
 */
async function yieldBeforeQueries(connection: DatabaseConnection): Promise<void> {
  const executeQuery = connection.executeQuery.bind(connection);
  connection.executeQuery = async (query, options) => {
    await nextTurn();
    return executeQuery(query, options);
  };
}
