import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DB } from './tables.ts';

/**
 * Builds queries that every request sends, once at start: `queryBuilder.selectFrom(…).compile()`. It runs nothing;
 * `db.executeQuery({ ...compiled, parameters })` does.
 */
export const queryBuilder = new Kysely<DB>({
  dialect: {
    createDriver: () => new DummyDriver(),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  },
});
