import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { login } from '#contracts/auth.ts';
import { saveWaterIntake } from '#contracts/nutrition.ts';
import { type ServerProcess, startServer } from '#server/testing/server-process.ts';
import { type SilentProxy, startSilentProxy } from '#server/testing/silent-proxy.ts';
import { insertMember, startTestApp, testSecret } from '#server/testing/test-app.ts';
import { copyBaseDatabase } from '#server/testing/test-database.ts';
import { connect, type Database } from './connect.ts';

test('the server is ready while the database responds, and says when a backup was verified', async () => {
  const { app, dataDir, close } = await startTestApp();
  const read = async () => {
    const answer = await app.inject('/api/ready');
    return [answer.statusCode, answer.json()];
  };
  expect(await read()).toEqual([200, { status: 'ready', backupVerifiedAt: null }]);
  const verifiedAt = '2026-03-10T02:00:00.000Z';
  const record = {
    backup: 'lagom-2026-03-10T02-00-00.tar.gz',
    verifiedAt,
    tables: 60,
    rows: 1000,
    photos: 2,
  };
  await mkdir(join(dataDir, 'backups'), { recursive: true });
  await writeFile(join(dataDir, 'backups/verified.json'), JSON.stringify(record));
  expect(await read()).toEqual([200, { status: 'ready', backupVerifiedAt: verifiedAt }]);
  await close();
});

const onPostgres = inject('baseDatabase').kind === 'postgres';

describe.runIf(onPostgres)('when PostgreSQL keeps its connections open and never responds', () => {
  let database: Database;
  let proxy: SilentProxy;
  let dataDir: string;
  let server: ServerProcess;
  let settings: Record<string, string>;

  beforeAll(async () => {
    database = await copyBaseDatabase();
    proxy = await startSilentProxy(String(database.pool?.options.connectionString));
    dataDir = await mkdtemp(join(tmpdir(), 'lagom-silent-'));
    settings = {
      DATA_DIR: dataDir,
      DATABASE_URL: proxy.address,
      DATABASE_TIMEOUT_SECONDS: '1',
      SECRET: testSecret,
      LOG_LEVEL: 'silent',
    };
    server = await startServer(settings);
  });
  afterAll(async () => {
    await proxy.close();
    await server.end();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const send = (path: string, method = 'GET', body?: object, cookie = '') =>
    fetch(server.address + path, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });

  test('requests get 503 with Retry-After, and the server recovers', async () => {
    const member = await insertMember(database, new Date(), {});
    const cookie = `lagom_session=${member.signedToken}`;
    const write = () =>
      send(saveWaterIntake.path, saveWaterIntake.method, { userId: member.id, glasses: 3 }, cookie);
    expect((await write()).status).toBe(200);
    proxy.fallSilent();
    const signIn = { email: member.email, password: 'Wrong-password-1!' };
    // Sends more requests than the pool has connections.
    const answers = await Promise.all([
      send(login.path, login.method, signIn),
      send('/api/ready'),
      ...Array.from({ length: 15 }, write),
    ]);
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
      expect(await answer.json()).toMatchObject({ code: 'database_unavailable' });
    }
    expect((await send('/api/health')).status).toBe(200);
    proxy.recover();
    await vi.waitFor(async () => expect((await send('/api/ready')).status).toBe(200), 60_000);
    expect((await write()).status).toBe(200);
  });

  test('a statement over the time limit is ended, and migrations have no limit', async () => {
    const limited = await connect({ DATABASE_URL: proxy.address, DATABASE_TIMEOUT_SECONDS: 1, DATA_DIR: '' });
    await expect(sql`select pg_sleep(3600)`.execute(limited.db)).rejects.toThrow(/does not respond/);
    // Either side may notice the time limit first, but PostgreSQL must not keep running the statement.
    const running = sql`
      select 1 from pg_stat_activity
      where datname = current_database() and state = 'active' and query = 'select pg_sleep(3600)'`;
    await vi.waitFor(async () => expect((await running.execute(database.db)).rows).toEqual([]), 30_000);
    await limited.withoutTimeLimit((db) => sql`select pg_sleep(2)`.execute(db));
    await limited.close();
  });

  test('a start ends with a message', async () => {
    proxy.fallSilent();
    await expect(startServer(settings)).rejects.toThrow(
      /The database "\w+" on PostgreSQL at 127\.0\.0\.1:\d+ could not be opened \(time limit: 1 seconds\)\./,
    );
    proxy.recover();
  });

  test('SIGTERM ends the server', async () => {
    proxy.fallSilent();
    await server.end();
    expect(server.process.exitCode).toBe(0);
  }, 90_000);
});
