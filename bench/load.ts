import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { toCalendarDay } from '#domain/calendar-day.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { seedUsers } from '#server/db/seed/seed-users.ts';
import { npmStart, processesBelow } from '#server/testing/npm-start.ts';
import { buildCall, cases, type Person } from './cases.ts';
import { createSession, secret } from './create-session.ts';
import { floodWithUploads } from './flood-with-uploads.ts';
import { seedReads } from './seed-reads.ts';

/**
 * npm run bench:load starts the product with `npm start` on the embedded database. It sends the requests of `cases` on
 * 200 connections for 10 minutes, or for the number of minutes in the first argument. Then it uploads many photos and
 * files at once, and waits seven minutes, because the server collects all garbage five minutes after the last request.
 * The server makes its first backup half a minute after its start, so the backup runs during the load. Fails if a request
 * takes longer than 2 seconds. Also fails if a request or an upload fails. A response with the status 503 and the header
 * Retry-After is not a failure. For an upload, the status 429 with this header is not a failure either. Also fails if, at
 * the end, the processes that npm has started have over 50 MiB more memory than before the load. Needs Linux.
 */
const minutes = Number(process.argv[2] ?? 10);
const connections = 200;
const people = 50;
const longestMs = 2_000;
const memoryLimit = 50;
const startMs = 10_000;
const settleMs = 7 * 60_000;

const root = join(import.meta.dirname, '..');
const dataDir = mkdtempSync(join(tmpdir(), 'lagom-load-'));
let server: Awaited<ReturnType<typeof npmStart>> | undefined;
try {
  const prepared = await prepare();
  server = await npmStart(root, { DATA_DIR: dataDir, SECRET: secret, LIMITS_SCALE: '1000' });
  await wait(startMs);
  const before = memory();
  const { slowest, answers } = await load(server.address, prepared);
  report(`slowest request: ${slowest.ms.toFixed(0)} ms (${slowest.name})`, slowest.ms > longestMs);
  report(`responses: ${JSON.stringify(answers.counts)}`, answers.failed > 0);
  const afterLoad = memory();
  const uploads = await floodWithUploads(server.address, prepared);
  report(`uploads: ${JSON.stringify(uploads.counts)}`, uploads.failed > 0);
  const highest = memory();
  await wait(settleMs);
  const after = memory();
  const numbers = [before, afterLoad, highest, after].map((mib) => mib.toFixed(0)).join(', ');
  report(
    `MiB before, after the load, after the uploads, seven minutes later: ${numbers}`,
    after - before > memoryLimit,
  );
} finally {
  server?.npm.kill();
  await server?.exited;
  rmSync(dataDir, { recursive: true, force: true });
}

async function prepare(): Promise<Person[]> {
  const { db, close } = await connect({ DATABASE_URL: undefined, DATA_DIR: dataDir });
  await migrate(db);
  const now = new Date();
  await seedUsers(db, { people, days: 200, today: toCalendarDay(now, 'UTC'), now, passwordHash: '' });
  await seedReads(db, people);
  const prepared: Person[] = [];
  for (let id = 1; id <= people; id += 1)
    prepared.push({ id, cookie: await createSession(db, id), etag: '"none"' });
  await close();
  return prepared;
}

/**
 * Sends requests on all connections. Each connection belongs to one person and repeats all cases in the same order. The
 * connections start at different cases, so that they send different requests at the same time.
 */
async function load(address: string, prepared: Person[]) {
  const slowest = { ms: 0, name: '' };
  const answers = { counts: {} as Record<string, number>, failed: 0 };
  let next = 0;
  const result = await autocannon({
    url: address,
    connections,
    duration: minutes * 60,
    timeout: 60,
    setupClient(client) {
      const index = next++;
      const person = prepared[index % prepared.length];
      if (!person) return;
      const first = index % cases.length;
      const own = [...cases.slice(first), ...cases.slice(0, first)];
      client.setRequests(own.map((each) => buildCall(each, person)));
      let received = 0;
      let canRetry = false;
      client.on('headers', (parsed) => {
        canRetry = JSON.stringify(parsed).toLowerCase().includes('"retry-after"');
      });
      client.on('response', (status, _bytes, ms) => {
        const name = own[received++ % own.length]?.name ?? '';
        const isFailed = status >= 400 && !(status === 503 && canRetry);
        const key = isFailed ? `${status} ${name}` : status;
        answers.counts[key] = (answers.counts[key] ?? 0) + 1;
        if (isFailed) answers.failed += 1;
        if (ms > slowest.ms) Object.assign(slowest, { ms, name });
      });
    },
  });
  answers.failed += result.errors;
  return { slowest, answers };
}

/** Returns the resident memory of the processes that npm has started, in MiB. */
function memory(): number {
  return processesBelow(server?.npm.pid ?? 0).reduce((sum, process) => sum + process.memory, 0);
}

function report(line: string, isMissed: boolean): void {
  if (isMissed) process.exitCode = 1;
  process.stdout.write(`${line}${isMissed ? '  MISSED' : ''}\n`);
}
