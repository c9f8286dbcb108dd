import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { expect, test } from 'vitest';
import { prepareQuery } from './prepare-query.ts';
import type { DB } from './tables.ts';

test('an argument that is used several times is one parameter', async () => {
  const sent: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<DB>({
    dialect: {
      createDriver: () => new DummyDriver(),
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    },
    log: ({ query }) => {
      sent.push({ sql: query.sql, parameters: query.parameters });
    },
  });
  const find = prepareQuery((builder, { id, name }: { id: number; name: string }) => ({
    compile: () => sql`select ${id}, ${name}, ${id}, ${'fixed'}, ${'fixed'}, ${name}`.compile(builder),
  }));
  await find(db, { id: 7, name: 'Astrid' });
  expect(sent).toEqual([
    { sql: 'select $1, $2, $1, $3, $4, $2', parameters: [7, 'Astrid', 'fixed', 'fixed'] },
  ]);
});
