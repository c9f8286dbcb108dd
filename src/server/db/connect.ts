import type { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailableError } from './database-unavailable.ts';
import { createEmbeddedDialect } from './embedded-dialect.ts';
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
  /**
   * Runs work that may take longer than DATABASE_TIMEOUT_SECONDS, such as migrations, over connections without that
   * limit.
   */
  withoutTimeLimit<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

// Returns calendar days as text, because a Date would depend on the server's time zone. Returns 64-bit integers, such
// as the result of `count`, as numbers.
const { DATE, INT8 } = pg.types.builtins;
export const embeddedParsers = { [DATE]: (value: string) => value, [INT8]: Number };
pg.types.setTypeParser(DATE, (value) => value);
pg.types.setTypeParser(INT8, Number);

/**
 * Opens PostgreSQL if `DATABASE_URL` is set, otherwise the embedded database in `DATA_DIR`/db. Throws an Error with
 * instructions if PostgreSQL does not respond. Without DATABASE_TIMEOUT_SECONDS, PostgreSQL has no time limits.
 */
export async function connect(settings: {
  DATABASE_URL?: string | undefined;
  DATABASE_TIMEOUT_SECONDS?: number | undefined;
  DATA_DIR: string;
}): Promise<Database> {
  const { DATABASE_URL: address, DATABASE_TIMEOUT_SECONDS: seconds } = settings;
  if (!address) return connectEmbedded(settings.DATA_DIR);
  const database = connectPostgres(address, seconds);
  try {
    await sql`select 1`.execute(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw new Error(explainFailure(address, seconds, error));
  }
}

/**
 * The time, in milliseconds, that the server waits for PostgreSQL beyond the time limit of a statement. PostgreSQL
 * normally ends the statement itself, which keeps the connection usable.
 */
const graceMs = 500;

/**
 * The time, in milliseconds, that PostgreSQL has to close its connections when the server stops. After this time, the
 * server cuts the connections off.
 */
const closeMs = 5_000;

function connectPostgres(address: string, seconds: number | undefined): Database {
  const ms = seconds === undefined ? undefined : Math.ceil(seconds * 1000);
  const limits = ms && {
    connectionTimeoutMillis: ms,
    statement_timeout: ms,
    query_timeout: ms + graceMs,
  };
  const pool = new pg.Pool({ connectionString: address, max: 10, ...limits });
  // Without listeners, the `error` event of a broken connection would end the process. Nothing else needs to be done:
  // the statement that used the connection fails, and the pool opens a new connection. The pool passes on only the
  // errors of idle connections, so each connection gets a listener too.
  pool.on('error', () => undefined);
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => {
    clients.add(client);
    client.on('error', () => undefined);
  });
  pool.on('remove', (client) => clients.delete(client));
  const db = new Kysely<DB>({ dialect: createPostgresDialect(pool) });
  const close = async () => {
    // If PostgreSQL does not respond, its connections stay open and keep the process running. So they are cut off after
    // `closeMs`.
    const cutOff = setTimeout(() => clients.forEach(cutConnection), closeMs);
    await db.destroy();
    clearTimeout(cutOff);
  };
  const withoutTimeLimit: Database['withoutTimeLimit'] = async (work) => {
    const unlimited = connectPostgres(address, undefined);
    try {
      return await work(unlimited.db);
    } finally {
      await unlimited.close();
    }
  };
  return { db, pool, embedded: undefined, withoutTimeLimit, close };
}

const cutConnection = (client: pg.PoolClient) =>
  (client as unknown as { connection: pg.Connection }).connection.stream.destroy();

/** Returns a message for the operator. It does not contain the password of the address. */
function explainFailure(address: string, seconds: number | undefined, error: unknown): string {
  const { host, port, database } = new pg.Client({ connectionString: address });
  const reason = error instanceof DatabaseUnavailableError ? error.message : String(error);
  const limit = seconds === undefined ? '' : ` (time limit: ${seconds} seconds)`;
  return (
    `The database "${database}" on PostgreSQL at ${host}:${port} could not be opened${limit}. ${reason}\n` +
    'Check that PostgreSQL is running and that DATABASE_URL is right, then start again.'
  );
}

async function connectEmbedded(dataDir: string): Promise<Database> {
  // Imported here, so that a server on PostgreSQL does not keep this code in memory.
  const { openEmbedded } = await import('./embedded.ts');
  const opened = await openEmbedded(dataDir, embeddedParsers);
  return wrapEmbedded(opened.pglite, opened.release);
}

/** Returns a `Database` for an open embedded instance. Its `close` closes the instance and calls `release`. */
export function wrapEmbedded(pglite: PGlite, release: () => Promise<void>): Database {
  const db = new Kysely<DB>({ dialect: createEmbeddedDialect(pglite) });
  const close = async () => {
    await db.destroy();
    await release();
  };
  return { db, embedded: pglite, pool: undefined, withoutTimeLimit: (work) => work(db), close };
}
