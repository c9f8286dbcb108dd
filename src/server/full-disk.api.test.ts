import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { startLocalPostgres } from '../../scripts/local-postgres.ts';
import { freeBytesOf } from './db/free-bytes.ts';
import { newRegistration } from './modules/auth/test-helpers.ts';
import { type ServerProcess, startServer } from './testing/server-process.ts';

const isRoot = process.getuid?.() === 0;
const onPostgres = inject('baseDatabase').kind === 'postgres';

/** Sends a request as JSON and returns the status, the headers and the body of the response. */
async function send({ address }: ServerProcess, cookie: string, path: string, body?: object) {
  const response = await fetch(address + path, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/**
 * Returns the environment variables of a server whose data folder is on the disk that is mounted at `disk`. If the
 * tests run on PostgreSQL, also starts a PostgreSQL server with its data on that disk. The returned `stop` stops that
 * PostgreSQL server.
 */
async function useDisk(disk: string) {
  const environment = { DATA_DIR: join(disk, 'data'), SECRET: 'a-secret-of-at-least-32-characters' };
  if (!onPostgres) return { environment, stop: async () => undefined };
  const { address, stop } = await startLocalPostgres([], disk);
  return { environment: { ...environment, DATABASE_URL: address }, stop };
}

test.runIf(process.platform === 'linux' && isRoot)(
  'while the disk is full, writes get 503 and reads go on, and afterwards nothing acknowledged is missing',
  async ({ skip, onTestFinished }) => {
    const disk = await mkdtemp(join(tmpdir(), 'lagom-full-disk-'));
    onTestFinished(() => rm(disk, { recursive: true, force: true }));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', disk], { stdio: 'ignore' });
    } catch {
      // Skips the test, because root in a container may not be allowed to mount.
      skip('no permission to mount');
    }
    onTestFinished(() => void execFileSync('umount', ['--lazy', disk]));
    chmodSync(disk, 0o777);
    const { environment, stop } = await useDisk(disk);
    onTestFinished(stop);
    let server = await startServer(environment);
    onTestFinished(() => server.end());

    const registered = await fetch(`${server.address}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(newRegistration()),
    });
    const cookie = registered.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    let acknowledged = 0;
    const log = async (notes = '') => {
      const body = { type: 'cardio', duration: 30, notes };
      const answer = await send(server, cookie, '/api/exercise-activities', body);
      if (answer.status === 200) acknowledged += 1;
      return answer;
    };
    const count = async () => {
      const { status, body } = await send(server, cookie, '/api/exercise-activities?limit=100');
      return status === 200 && body.length;
    };
    expect((await log()).status).toBe(200);

    // Fills the disk. For the embedded database, leaves 20 MiB, because the server rejects writes
    // with less than 64 MiB (`reservedBytes` in free-bytes.ts). For PostgreSQL, leaves almost
    // nothing.
    const left = onPostgres ? 64 * 1024 : 20 * 1024 * 1024;
    await writeFile(join(disk, 'filler'), Buffer.alloc(freeBytesOf(disk) - left));
    const long = 'long '.repeat(90);
    await expect.poll(async () => (await log(long)).status, { interval: 20, timeout: 30_000 }).toBe(503);
    const refused = await Promise.all(Array.from({ length: 50 }, () => log(long)));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(refused.map(({ body }) => body.code)).toContain('disk_full');
    expect((await send(server, cookie, '/api/auth/user')).status).toBe(200);
    expect(await count()).toBe(acknowledged);

    await rm(join(disk, 'filler'));
    await expect.poll(async () => (await log()).status, { interval: 200, timeout: 30_000 }).toBe(200);
    expect(await count()).toBe(acknowledged);
    await server.end();
    server = await startServer(environment);
    expect(await count()).toBe(acknowledged);
  },
  120_000,
);
