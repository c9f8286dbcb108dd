import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { copyBaseDatabase } from '#server/testing/test-database.ts';
import type { Database, Db } from './connect.ts';
import { sentWithNext } from './postgres-dialect.ts';

let database: Database;
let db: Db;
beforeAll(async () => {
  database = await copyBaseDatabase();
  db = database.db;
  await sql`create table notes (id integer primary key, text text not null)`.execute(db);
});
afterAll(() => database.close());
beforeEach(() => sql`truncate notes`.execute(db));

const add = (on: Db, id: number, text: string | null = 'x') =>
  sql`insert into notes values (${id}, ${text})`.execute(on);
const addWithNext = (on: Db, id: number, text: string | null = 'x') =>
  sql`insert into notes values (${id}, ${text}) ${sentWithNext}`.execute(on);
const ids = async (on: Db = db) => {
  const { rows } = await sql<{ id: number }>`select id from notes where id > ${0} order by id`.execute(on);
  return rows.map(({ id }) => id);
};

describe('a statement that is sent with the next one', () => {
  test('is visible to the next statement and committed with it', async () => {
    const seen = await db.transaction().execute(async (tx) => {
      await addWithNext(tx, 1);
      return ids(tx);
    });
    expect([seen, await ids()]).toEqual([[1], [1]]);
  });

  test('is sent with the commit if no statement follows', async () => {
    await db.transaction().execute((tx) => addWithNext(tx, 1));
    expect(await ids()).toEqual([1]);
  });

  test('is rolled back, whether it was sent or not', async () => {
    for (const work of [addWithNext, add]) {
      const failed = db.transaction().execute(async (tx) => {
        await work(tx, 1);
        throw new Error('no');
      });
      await expect(failed).rejects.toThrow('no');
    }
    expect(await ids()).toEqual([]);
  });

  test.each([
    ['with a statement behind it', (tx: Db) => add(tx, 2)],
    ['before a text without values', (tx: Db) => sql`select 1`.execute(tx)],
    ['before the commit', async () => undefined],
  ])('fails the transaction by its own error, %s', async (_name, next) => {
    const failed = db.transaction().execute(async (tx) => {
      await addWithNext(tx, 1, null);
      await next(tx);
    });
    await expect(failed).rejects.toMatchObject({ code: '23502' });
    expect(await ids()).toEqual([]);
    // Checks that the connection and its prepared statements still work after the error.
    await db.transaction().execute(async (tx) => {
      await addWithNext(tx, 3);
      await add(tx, 4);
    });
    expect(await ids()).toEqual([3, 4]);
  });

  test('runs at once outside a transaction', async () => {
    await addWithNext(db, 1);
    expect(await ids()).toEqual([1]);
  });
});

test('a failed statement names the caller in its stack', async () => {
  const error = await add(db, 1, null).catch((thrown: Error) => thrown);
  expect((error as Error).stack).toContain('kysely');
});

test('a swallowed error does not make a transaction look committed', async () => {
  const work = db.transaction().execute(async (tx) => {
    await add(tx, 1);
    await add(tx, 2, null).catch(() => undefined);
  });
  await expect(work).rejects.toThrow();
  expect(await ids()).toEqual([]);
});

describe.runIf(inject('baseDatabase').kind === 'postgres')('on PostgreSQL', () => {
  test('a transaction with a deferred and a normal statement takes two round trips', async () => {
    let roundTrips = 0;
    const count = (client: pg.PoolClient) => client.connection.on('readyForQuery', () => (roundTrips += 1));
    database.pool?.once('acquire', count);
    await db.transaction().execute(async (tx) => {
      await addWithNext(tx, 1);
      await add(tx, 2);
    });
    expect(roundTrips).toBe(2);
  });

  test('the database gets the settings of a transaction', async () => {
    const work = db
      .transaction()
      .setAccessMode('read only')
      .setIsolationLevel('repeatable read')
      .execute((tx) => add(tx, 1));
    await expect(work).rejects.toMatchObject({ code: '25006' });
  });

  test('a transaction that fails to begin runs none of its statements', async () => {
    // PostgreSQL has no isolation level `snapshot`, so starting the transaction fails.
    const failed = db
      .transaction()
      .setIsolationLevel('snapshot')
      .execute(async (tx) => {
        await addWithNext(tx, 1);
        await add(tx, 2);
      });
    await expect(failed).rejects.toMatchObject({ code: '42601' });
    expect(await ids()).toEqual([]);
  });

  test('a value that cannot be serialised fails only its statement', async () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const failed = db.transaction().execute(async (tx) => {
      await addWithNext(tx, 1);
      await sql`insert into notes values (2, ${circular})`.execute(tx);
    });
    await expect(failed).rejects.toThrow('circular');
    await add(db, 3);
    expect(await ids()).toEqual([3]);
  });

  test('a statement with several commands runs in a transaction after the waiting statements', async () => {
    await db.transaction().execute(async (tx) => {
      await addWithNext(tx, 1);
      await sql
        .raw("insert into notes select 2, text from notes; insert into notes values (3, 'x')")
        .execute(tx);
    });
    expect(await ids()).toEqual([1, 2, 3]);
  });
});

test('a repeated statement returns its rows with parsed values', async () => {
  await add(db, 1);
  const read = () =>
    sql<{ id: number; at: Date }>`select id, to_timestamp(${0}) as at from notes`.execute(db);
  const first = await read();
  expect(await read()).toEqual(first);
  expect(first.rows).toEqual([{ id: 1, at: new Date(0) }]);
});

test('a repeated statement returns its rows after one of its runs has failed', async () => {
  await add(db, 1);
  const divide = (by: number) =>
    sql<{ result: number }>`select id / ${by}::integer as result from notes`.execute(db);
  expect((await divide(1)).rows).toEqual([{ result: 1 }]);
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
  expect((await divide(1)).rows).toEqual([{ result: 1 }]);
});
