import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { register } from '#contracts/auth.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { npmStart, processesBelow } from '#server/testing/npm-start.ts';
import { type FuzzTarget, fuzzEndpoint, readDeclaredStatuses } from './fuzz-endpoint.ts';

/**
 * npm run bench:fuzz-memory starts the product with `npm start` on the embedded database and sends 500 generated inputs
 * to each endpoint over HTTP, or the number of inputs in the first argument. First sends 5 inputs to each endpoint,
 * because the server loads much of its code at the first use. Prints the memory of all processes that npm has started.
 * Fails if a response is unexpected (see `fuzzEndpoint`), or if the processes have over 50 MiB more memory at the end
 * than at the start. The end is 12 minutes after the last input, because the server stops an idle worker after
 * at most 10 minutes. Needs Linux.
 */

const inputs = Number(process.argv[2] ?? 500);
const memoryLimit = 50;
const startMs = 10_000;
const idleMs = 12 * 60_000;

const root = join(import.meta.dirname, '../..');
const dataDir = mkdtempSync(join(tmpdir(), 'lagom-fuzz-'));
const endpoints = await importEndpoints();
const { address, npm, exited } = await npmStart(root, { DATA_DIR: dataDir, LIMITS_SCALE: '1000000' });
try {
  await wait(startMs);
  const start = memory();
  const target = await createTarget(address);
  const wrong = await fuzzAll(target, 5);
  const used = memory();
  wrong.push(...(await fuzzAll(target, inputs)));
  const fuzzed = memory();
  await wait(idleMs);
  const end = memory();
  for (const line of wrong) process.stdout.write(`${line}\n`);
  const numbers = [start, used, fuzzed, end].map((mib) => mib.toFixed(0)).join(', ');
  const isMissed = end - start > memoryLimit;
  process.stdout.write(
    `MiB at the start, after the first use, after the inputs, 12 minutes later: ${numbers}${isMissed ? '  MISSED' : ''}\n`,
  );
  if (isMissed || wrong.length > 0) process.exitCode = 1;
} finally {
  npm.kill();
  await exited;
  rmSync(dataDir, { recursive: true, force: true });
}

/** Returns all endpoints that the contracts define. */
async function importEndpoints(): Promise<Endpoint[]> {
  const files = globSync('src/contracts/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file) => import(join(root, file))));
  return modules.flatMap((one) => Object.values(one)).filter(isEndpoint);
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'operationId' in value && 'path' in value;
}

async function fuzzAll(target: FuzzTarget, count: number): Promise<string[]> {
  const wrong: string[] = [];
  for (const endpoint of target.endpoints)
    wrong.push(...(await fuzzEndpoint(target, endpoint, { inputs: count, seed: 1 })).slice(0, 3));
  return wrong;
}

async function createTarget(server: string): Promise<FuzzTarget> {
  let members = 0;
  const document = await (await fetch(`${server}/api/openapi.json`)).json();
  return {
    endpoints,
    declared: readDeclaredStatuses(document as { paths: Record<string, object> }),
    async createMember() {
      members += 1;
      const body = {
        firstName: 'Ada',
        lastName: 'Berg',
        email: `ada-${members}@example.com`,
        password: 'Correct-horse-7',
      };
      const response = await fetch(server + register.path, {
        method: register.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`No member could register: ${await response.text()}`);
      return response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ');
    },
    async send({ method, url, cookie, body }) {
      const headers = { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) };
      const response = await fetch(server + url, { method, headers, ...(body !== undefined && { body }) });
      return { status: response.status, text: await response.text() };
    },
  };
}

/** Returns the resident memory of the processes that npm has started, in MiB. */
function memory(): number {
  return processesBelow(npm.pid ?? 0).reduce((sum, process) => sum + process.memory, 0);
}
