import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DB } from './tables.ts';

/**
 * Compiles queries once, when the server starts: `queryBuilder.selectFrom(…).compile()`. It cannot run them.
 * `db.executeQuery({ ...compiled, parameters })` runs one.
 */
export const queryBuilder = new Kysely<DB>({
  dialect: {
    createDriver: () => new DummyDriver(),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  },
});
