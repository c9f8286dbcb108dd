import { type PGlite, types } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { openEmbedded } from './embedded.ts';
import { preparingPool } from './preparing-pool.ts';
import type { DB } from './tables.ts';

export type Db = Kysely<DB>;

export interface Database {
  db: Db;
  /** The embedded instance, for backups and the job queue; undefined on PostgreSQL. */
  embedded: PGlite | undefined;
  /** The pool of PostgreSQL, for the job queue; undefined when embedded. */
  pool: pg.Pool | undefined;
  close(): Promise<void>;
}

// A calendar day stays the text it is: turned into a Date it would move with the server's zone.
export const embeddedParsers = { [types.DATE]: (value: string) => value, [types.INT8]: Number };
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens PostgreSQL where an address is given, else the embedded database in `dataDir`/db. */
export async function connect(settings: {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
}): Promise<Database> {
  return settings.DATABASE_URL ? connectPostgres(settings.DATABASE_URL) : connectEmbedded(settings.DATA_DIR);
}

function connectPostgres(address: string): Database {
  const pool = new pg.Pool({ connectionString: address, max: 10 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
  return { db, pool, embedded: undefined, close: () => db.destroy() };
}

async function connectEmbedded(dataDir: string): Promise<Database> {
  const opened = await openEmbedded(dataDir, embeddedParsers);
  return wrapEmbedded(opened.pglite, opened.release);
}

/** The same face over an embedded instance that is open already. */
export function wrapEmbedded(pglite: PGlite, release: () => Promise<void>): Database {
  const db = new Kysely<DB>({ dialect: new PGliteDialect({ pglite }) });
  const close = async () => {
    await db.destroy();
    await release();
  };
  return { db, embedded: pglite, pool: undefined, close };
}
