import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { connect as connectSocket, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { register, sendAddressConfirmation } from '#contracts/auth.ts';
import { sendContact } from '#contracts/contact.ts';
import { listBackups } from './db/backups.ts';
import { connect } from './db/connect.ts';
import { migrate, readMigrations } from './db/migrate.ts';
import { readVerification } from './db/verify-backup.ts';
import { newRegistration, toCookieHeader } from './modules/auth/test-helpers.ts';
import { runOnServer } from './testing/base-database.ts';
import { copyBaseFolder } from './testing/base-folder.ts';
import { startServer } from './testing/server-process.ts';

// Only the first test runs on PostgreSQL too. The servers of the other tests always use the embedded database.
const base = inject('baseDatabase');
const isEmbedded = base.kind === 'embedded';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lagom-main-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Creates a data folder that has a migrated database. */
async function createDataDir(name: string): Promise<string> {
  const created = join(dataDir, name);
  if (base.kind === 'embedded') await copyBaseFolder(base.dataDir, created);
  return created;
}

/** Creates a database without tables on the PostgreSQL server of the tests. */
async function createEmptyDatabase(server: string) {
  const name = `lagom_main_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(server, `create database ${name}`);
  return {
    address: new URL(`/${name}`, server).href,
    drop: () => runOnServer(server, `drop database ${name} with (force)`),
  };
}

test('the server starts with an empty database, registers a person, sends an email, and stops on a signal', async ({
  onTestFinished,
}) => {
  const settings: Record<string, string> = { DATA_DIR: dataDir };
  if (base.kind === 'postgres') {
    const { address, drop } = await createEmptyDatabase(base.address);
    onTestFinished(drop);
    settings.DATABASE_URL = address;
  }
  const server = await startServer(settings);
  onTestFinished(() => server.end());
  const person = newRegistration();
  const registered = await fetch(server.address + register.path, {
    method: register.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  expect(registered.status).toBe(200);
  const requested = await fetch(server.address + sendAddressConfirmation.path, {
    method: sendAddressConfirmation.method,
    headers: { cookie: toCookieHeader({ headers: { 'set-cookie': registered.headers.getSetCookie() } }) },
  });
  expect(requested.status).toBe(200);
  await expect.poll(() => readOutbox(dataDir)).toContain(`To: ${person.email}\n`);
  await server.end();
  expect(server.process.exitCode).toBe(0);
});

/** Returns the text of all emails that a server has written to its data folder. */
async function readOutbox(folder: string): Promise<string> {
  const outbox = join(folder, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const complete = names.filter((name) => !name.startsWith('.'));
  return (await Promise.all(complete.map((name) => readFile(join(outbox, name), 'utf8')))).join('');
}

test.runIf(isEmbedded)('a second start in the same folder is rejected', async () => {
  const server = await startServer({ DATA_DIR: dataDir });
  const second = startServer({ DATA_DIR: dataDir });
  await expect(second).rejects.toThrow(/Another process is using .*Stop it first/);
  await server.end();
});

test.runIf(isEmbedded && process.platform !== 'win32')(
  'other users cannot read the data, also in a folder that existed',
  async () => {
    const existing = join(dataDir, 'existing');
    await mkdir(existing, { mode: 0o755 });
    const server = await startServer({ DATA_DIR: existing });
    await server.end();
    const names = ['.', ...(await readdir(existing))];
    const modes = await Promise.all(
      names.map(async (name) => [name, (await stat(join(existing, name))).mode & 0o077] as const),
    );
    expect(modes.filter(([, mode]) => mode !== 0)).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['db', 'lock.db', 'secret']));
  },
);

test.runIf(isEmbedded)('a port that is in use is reported in one line', async () => {
  const [one, other] = [await createDataDir('one'), await createDataDir('other')];
  const server = await startServer({ DATA_DIR: one });
  const port = new URL(server.address).port;
  await expect(startServer({ DATA_DIR: other, PORT: port })).rejects.toThrow(
    new RegExp(`^The server did not start\\.\\nPort ${port} is taken\\. .*\\n$`),
  );
  await server.end();
});

test.runIf(isEmbedded)('a database of a newer version is rejected and stays unchanged', async () => {
  const newer = await createDataDir('newer');
  const history = async (change = sql`select 1`) => {
    const { db, close } = await connect({ DATA_DIR: newer });
    await migrate(db).catch(() => undefined);
    await change.execute(db);
    const { rows } = await sql`select * from kysely_migration order by name`.execute(db);
    await close();
    return rows;
  };
  const before = await history(
    sql`insert into kysely_migration (name, timestamp) values ('999-of-tomorrow', '2099-01-01')`,
  );
  await expect(startServer({ DATA_DIR: newer })).rejects.toThrow(
    /newer version of Lagom \(999-of-tomorrow\)\. Nothing was changed/,
  );
  expect(await history()).toEqual(before);
});

test.runIf(isEmbedded)('the database of an earlier version is backed up before the upgrade', async () => {
  const older = join(dataDir, 'older');
  const names = (await readMigrations()).map(({ name }) => name);
  const { db, close } = await connect({ DATA_DIR: older });
  await migrate(db, names.at(-2));
  await close();
  for (let start = 0; start < 2; start++) {
    const server = await startServer({ DATA_DIR: older });
    await server.end();
    const backups = listBackups(join(older, 'backups'));
    expect(backups).toEqual([readVerification(join(older, 'backups'))?.backup]);
  }
  const [backup = ''] = listBackups(join(older, 'backups'));
  const copy = await PGlite.create({ loadDataDir: await openAsBlob(join(older, 'backups', backup)) });
  const { rows } = await copy.query('select name from kysely_migration order by name');
  await copy.close();
  expect(rows).toEqual(names.slice(0, -1).map((name) => ({ name })));
});

test.runIf(isEmbedded)('the error for invalid settings names them', async () => {
  await expect(startServer({ DATA_DIR: dataDir, LIMITS_SCALE: 'many' })).rejects.toThrow(/LIMITS_SCALE/);
});

test.runIf(isEmbedded)(
  'SIGTERM ends the server even if a client never finishes its request, and running requests are answered',
  async () => {
    const server = await startServer({ DATA_DIR: dataDir });
    const body = JSON.stringify({ formType: 'investor', email: 'astrid@example.org', timeTaken: 9000 });
    const underWay = await sendHead(server.address, body.length);
    const unfinished = await sendHead(server.address, body.length);
    const ended = server.end();
    await refusesConnections(server.address);
    underWay.write(body);
    const [answer] = await once(underWay, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 .*"success":true/s);
    await ended;
    expect([server.process.exitCode, unfinished.destroyed]).toEqual([0, true]);
  },
);

/** Sends only the headers of a POST request. Resolves with the connection when the server asks for the body. */
async function sendHead(address: string, length: number): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connectSocket(Number(port), hostname);
  socket.on('error', () => undefined);
  const head = [
    `POST ${sendContact.path} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('100 Continue');
  return socket;
}

/** Resolves when the address no longer accepts connections. */
const refusesConnections = (address: string) =>
  vi.waitFor(() => expect(fetch(address)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } }), 60_000);
