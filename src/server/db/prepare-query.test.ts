import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { expect, test } from 'vitest';
import { prepareQuery, prepareVariants } from './prepare-query.ts';
import type { DB } from './tables.ts';

/** Returns a database that runs no statements, and the list in which it records them. */
function recordStatements() {
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
  return { db, sent };
}

test('an argument that is used several times is one parameter', async () => {
  const { db, sent } = recordStatements();
  const find = prepareQuery((builder, { id, name }: { id: number; name: string }) => ({
    compile: () => sql`select ${id}, ${name}, ${id}, ${'fixed'}, ${'fixed'}, ${name}`.compile(builder),
  }));
  await find(db, { id: 7, name: 'Astrid' });
  expect(sent).toEqual([
    { sql: 'select $1, $2, $1, $3, $4, $2', parameters: [7, 'Astrid', 'fixed', 'fixed'] },
  ]);
});

test('a query with optional arguments is built once for each set of given arguments', async () => {
  const { db, sent } = recordStatements();
  let built = 0;
  const find = prepareVariants((builder, { id, day }: { id: number; day?: string | undefined }) => {
    built += 1;
    const condition = day === undefined ? sql`` : sql` and day = ${day}`;
    return { compile: () => sql`select where id = ${id}${condition}`.compile(builder) };
  });
  await find(db, { id: 1 });
  await find(db, { id: 2, day: '2026-05-01' });
  await find(db, { id: 3, day: undefined });
  await find(db, { id: 4, day: '2026-05-02' });
  expect(sent).toEqual([
    { sql: 'select where id = $1', parameters: [1] },
    { sql: 'select where id = $1 and day = $2', parameters: [2, '2026-05-01'] },
    { sql: 'select where id = $1', parameters: [3] },
    { sql: 'select where id = $1 and day = $2', parameters: [4, '2026-05-02'] },
  ]);
  expect(built).toBe(2);
});
