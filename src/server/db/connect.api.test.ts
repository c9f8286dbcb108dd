import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { saveWaterIntake } from '#contracts/nutrition.ts';
import { type ServerProcess, startServer } from '#server/testing/server-process.ts';
import { insertMember, startTestApp, testSecret } from '#server/testing/test-app.ts';
import { copyBaseDatabase } from '#server/testing/test-database.ts';
import type { Database } from './connect.ts';

test('a new connection is answered while readers keep the database busy', async () => {
  const { app, database, close } = await startTestApp();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const most = 5_000;
  let queries = 0;
  let answer: Response | undefined;
  const read = async () => {
    for (; answer === undefined && queries < most; queries++) await sql`select 1`.execute(database.db);
  };
  const ask = async () => {
    answer = await fetch(`${address}/api/health`);
  };
  await Promise.all([...Array.from({ length: 20 }, read), ask()]);
  expect(answer?.status).toBe(200);
  expect(queries).toBeLessThan(most);
  await close();
});

test('other work runs between two statements of a transaction', async () => {
  const database = await copyBaseDatabase();
  const order: string[] = [];
  await database.db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    setImmediate(() => order.push('other work'));
    await sql`select 1`.execute(tx);
    order.push('second statement');
  });
  expect(order).toEqual(['other work', 'second statement']);
  await database.close();
});

const onPostgres = inject('baseDatabase').kind === 'postgres';

describe.runIf(onPostgres)('when PostgreSQL ends the connections', () => {
  let database: Database;
  let address: string;
  /** A connection outside the pool of the server. The tests use it to terminate the connections of the pool. */
  let admin: pg.Client;

  beforeAll(async () => {
    database = await copyBaseDatabase();
    address = String(database.pool?.options.connectionString);
    admin = new pg.Client({ connectionString: address });
    await admin.connect();
  });
  afterAll(async () => {
    await admin.end();
    await database.close();
  });

  /** Ends the connections of the pool and waits until they have ended, at most five seconds each. */
  const endConnections = () =>
    admin.query(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );

  test('a transaction between two statements fails, and the next one works', async () => {
    const work = database.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      await endConnections();
      await sql`select 1`.execute(tx);
    });
    await expect(work).rejects.toThrow();
    const { rows } = await sql`select 1 as one`.execute(database.db);
    expect(rows).toEqual([{ one: 1 }]);
  });

  describe('under a running server', () => {
    let dataDir: string;
    let server: ServerProcess;
    beforeAll(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'lagom-connect-'));
      server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: address, SECRET: testSecret });
    });
    afterAll(async () => {
      await server.end();
      await rm(dataDir, { recursive: true, force: true });
    });

    test('a waiting write gets 503, the process keeps running, and the next write gets 200', async () => {
      const member = await insertMember(database, new Date(), {});
      const write = () =>
        fetch(server.address + saveWaterIntake.path, {
          method: saveWaterIntake.method,
          headers: { 'content-type': 'application/json', cookie: `lagom_session=${member.signedToken}` },
          body: JSON.stringify({ userId: member.id, glasses: 3 }),
        });
      for (let round = 0; round < 3; round++) {
        await admin.query('begin');
        await admin.query('select 1 from users where id = $1 for update', [member.id]);
        const waiting = write();
        await lockIsAwaited();
        await endConnections();
        await admin.query('rollback');
        expect((await waiting).status).toBe(503);
        expect((await write()).status).toBe(200);
      }
      expect(server.process.exitCode).toBeNull();
    });
  });

  /** Resolves when another connection waits for a lock that the connection `admin` holds. */
  const lockIsAwaited = () =>
    vi.waitFor(async () => {
      // Inside a transaction, PostgreSQL shows outdated activity until its snapshot is cleared.
      await admin.query('select pg_stat_clear_snapshot()');
      const { rowCount } = await admin.query(
        'select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
      );
      expect(rowCount).toBe(1);
    }, 60_000);
});
