import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { copyBaseDatabase } from '#server/testing/test-database.ts';
import type { Database } from './connect.ts';
import { EmbeddedStatements } from './embedded-statements.ts';
import { customPlanHint } from './postgres-dialect.ts';

describe.runIf(inject('baseDatabase').kind === 'embedded')('EmbeddedStatements', () => {
  let database: Database;
  let pglite: PGlite;
  let statements: EmbeddedStatements;
  beforeAll(async () => {
    database = await copyBaseDatabase();
    if (!database.embedded) throw new Error('The database is not embedded.');
    pglite = database.embedded;
    statements = new EmbeddedStatements(pglite);
    await pglite.exec('create table glasses (id integer primary key, day date, tags text[], facts jsonb)');
  });
  afterAll(() => database.close());

  const insert = 'insert into glasses values ($1, $2, $3, $4) returning *';
  const count = 'select count(*)::integer as rows from glasses where id >= $1';

  test('returns the values that were written, each in the type of its column', async () => {
    const values = [1, '2026-03-10', ['a', "b, 'c'"], JSON.stringify({ cups: null })];
    const { rows, affectedRows } = await statements.run(insert, values);
    expect(affectedRows).toBe(1);
    expect(rows).toEqual([{ id: 1, day: '2026-03-10', tags: ['a', "b, 'c'"], facts: { cups: null } }]);
    await statements.run(insert, [2, null, null, undefined]);
    const { rows: found } = await statements.run('select * from glasses where id = $1', [2]);
    expect(found).toEqual([{ id: 2, day: null, tags: null, facts: null }]);
    const { rows: none } = await statements.run('delete from glasses where id > $1', [5]);
    expect(none).toEqual([]);
  });

  test('plans a statement once, and again after 500 runs', async () => {
    const parsed = async () =>
      (
        await pglite.query<{ statement: string }>(
          'select prepare_time::text as statement from pg_prepared_statements where statement = $1',
          [count],
        )
      ).rows;
    await statements.run(count, [0]);
    const [first] = await parsed();
    for (let run = 1; run < 500; run += 1) await statements.run(count, [0]);
    expect(await parsed()).toEqual([first]);
    await statements.run(count, [0]);
    const after = await parsed();
    expect(after).toHaveLength(1);
    expect(after).not.toEqual([first]);
  });

  test('goes on after a statement that fails, and after one that cannot be parsed', async () => {
    await expect(statements.run(insert, [1, null, null, null])).rejects.toMatchObject({ code: '23505' });
    await expect(statements.run('select nothing from nowhere', [])).rejects.toMatchObject({ code: '42P01' });
    const { rows } = await statements.run(count, [1]);
    expect(rows).toEqual([{ rows: 2 }]);
  });

  test('takes part in a transaction that is rolled back', async () => {
    await pglite
      .transaction(async () => {
        await statements.run(insert, [9, null, null, null]);
        expect((await statements.run(count, [9])).rows).toEqual([{ rows: 1 }]);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    expect((await statements.run(count, [9])).rows).toEqual([{ rows: 0 }]);
  });

  test('fails once after the table was changed, and then returns its new columns', async () => {
    const all = 'select * from glasses where id = $1';
    await statements.run(all, [1]);
    await pglite.exec('alter table glasses add column litres integer default 3');
    await expect(statements.run(all, [1])).rejects.toMatchObject({ code: '0A000' });
    expect((await statements.run(all, [1])).rows).toMatchObject([{ id: 1, litres: 3 }]);
  });

  test('leaves statements with a list or with many values to the caller', () => {
    expect(statements.accepts('select * from unnest($1::date[])', [[]])).toBe(false);
    expect(statements.accepts('select from glasses where id = any($1)', [[]])).toBe(false);
    expect(
      statements.accepts(
        'select $1',
        Array.from({ length: 51 }, () => 1),
      ),
    ).toBe(false);
  });

  test('keeps at most 300 statements, and drops the one that ran the longest time ago', async () => {
    const kept = async (text: string) =>
      (await pglite.query('select from pg_prepared_statements where statement = $1', [text])).rows.length;
    await statements.run('select 0', []);
    await statements.run(count, [0]);
    for (let number = 1; number <= 299; number += 1) {
      await statements.run(`select ${number}`, []);
      if (number === 150) await statements.run(count, [0]);
    }
    const { rows } = await pglite.query("select from pg_prepared_statements where name like 'lagom%'");
    expect(rows.length).toBeLessThanOrEqual(300);
    expect([await kept('select 0'), await kept(count), await kept('select 299')]).toEqual([0, 1, 1]);
    expect((await statements.run('select 0 as zero', [])).rows).toEqual([{ zero: 0 }]);
  });

  test('leaves statements that need a new plan each time to the caller', () => {
    expect(statements.accepts(`${customPlanHint}select 1`, [])).toBe(false);
    expect(statements.accepts('select 1', [])).toBe(true);
  });
});
