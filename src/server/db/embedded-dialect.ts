import { setImmediate as nextTurnOfLoop } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { type DatabaseConnection, type Dialect, PGliteAdapter, PGliteDialect, PGliteDriver } from 'kysely';
import { OldestFirstLock } from './oldest-first.ts';

/**
 * Returns Kysely's dialect for an embedded database. The database has only one connection. The HTTP requests use it in
 * the order in which they arrived.
 */
export function createEmbeddedDialect(pglite: PGlite): Dialect {
  const dialect = new PGliteDialect({ pglite });
  return {
    createDriver: () =>
      new OldestFirstDriver({
        pglite,
        onCreateConnection: (connection) => prepareQueries(connection, pglite),
      }),
    createAdapter: () => new UnlockedAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

class OldestFirstDriver extends PGliteDriver {
  readonly #lock = new OldestFirstLock();

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#lock.acquire();
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    this.#lock.release();
  }
}

/**
 * Turns off Kysely's own lock for the connection, because that lock ignores the order in which requests arrived. The
 * lock of `OldestFirstDriver` replaces it.
 */
class UnlockedAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Makes the connection keep the plans of its statements (see `EmbeddedStatements`). Also makes each query wait for the
 * next turn of the event loop. The embedded database reads and writes its files synchronously, so the queries of a busy
 * client would otherwise run without a pause, and the server would accept no new connections.
 */
async function prepareQueries(connection: DatabaseConnection, pglite: PGlite): Promise<void> {
  // Imported here, so that a server on PostgreSQL does not keep this code in memory.
  const { EmbeddedStatements } = await import('./embedded-statements.ts');
  const statements = new EmbeddedStatements(pglite);
  const executeQuery = connection.executeQuery.bind(connection);
  connection.executeQuery = async <Row>(...args: Parameters<typeof executeQuery>) => {
    const [query] = args;
    await nextTurnOfLoop();
    if (!statements.accepts(query.sql, query.parameters)) return executeQuery<Row>(...args);
    try {
      const { rows, affectedRows } = await statements.run(query.sql, query.parameters);
      return { rows: rows as Row[], numAffectedRows: BigInt(affectedRows) };
    } catch (error) {
      // Replaces the stack of the error. The original stack names only code of the database. The
      // new stack names the caller.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  };
}
