import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { saveWaterIntake } from '#contracts/nutrition.ts';
import { type ServerProcess, startServer } from '#server/testing/server-process.ts';
import { insertMember, testSecret } from '#server/testing/test-app.ts';
import { copyBaseDatabase } from '#server/testing/test-database.ts';
import type { Database } from './connect.ts';

const onPostgres = inject('baseDatabase').kind === 'postgres';

describe.runIf(onPostgres)('when PostgreSQL ends the connections', () => {
  let database: Database;
  let address: string;
  /** A connection beside the pool's, which ends all others. */
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

  const endConnections = () =>
    admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
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

    test('a write that was waiting answers 500, the process goes on, and the next write answers 200', async () => {
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
        expect((await waiting).status).toBe(500);
        expect((await write()).status).toBe(200);
      }
      expect(server.process.exitCode).toBeNull();
    });
  });

  /** Resolves when another connection waits for a lock that `admin` holds. */
  const lockIsAwaited = () =>
    vi.waitFor(async () => {
      const { rowCount } = await admin.query(
        'select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
      );
      expect(rowCount).toBe(1);
    });
});
