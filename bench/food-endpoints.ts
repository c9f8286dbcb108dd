import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listFoods, parseFoods } from '#contracts/foods.ts';
import { toCalendarDay } from '#domain/calendar-day.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { seedUsers } from '#server/db/seed/seed-users.ts';
import { type ServerProcess, startServer } from '#server/testing/server-process.ts';
import { startLocalPostgres } from '../scripts/local-postgres.ts';

/**
 * npm run bench:food-endpoints measures the response times of the food search and the sentence parser over HTTP, for a
 * member with a year of data and 200 own foods. Measures on the embedded database and on PostgreSQL. Fails if the
 * search takes longer than 20 ms at the 95th percentile. Also prints how long the first search delays other requests,
 * and the server's memory before and after the measurement.
 */
const limitMs = 20;
const secret = 'a-secret-for-measuring-that-is-long-enough';
const sentences = {
  en: ['two eggs and a slice of rye bread with butter', '200 g chicken breast, 1 cup of rice and brocoli'],
  sv: ['1 dl havregryn med 2 dl mjölk', 'köttbullar med potatismos och lingonsylt'],
};

const folder = mkdtempSync(join(tmpdir(), 'lagom-foods-'));
const postgres = await startLocalPostgres();
try {
  await measure('embedded', { DATA_DIR: join(folder, 'embedded') });
  await measure('PostgreSQL', { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: postgres.address });
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(name: string, settings: { DATA_DIR: string; DATABASE_URL?: string }): Promise<void> {
  const cookie = await prepare(settings);
  const server = await startServer({ ...settings, SECRET: secret, LIMITS_SCALE: '1000' });
  try {
    const before = memoryOf(server);
    const stall = await longestStall(server, () => search(server, cookie, 'en', 'milk'));
    await search(server, cookie, 'sv', 'mjölk');
    for (const language of ['en', 'sv'] as const) {
      const typed = sentences[language].flatMap((text) =>
        text.split(/[ ,]+/).flatMap((word) => Array.from(word, (_, index) => word.slice(0, index + 1))),
      );
      const high = await percentile(typed, (query) => search(server, cookie, language, query));
      const parsed = await percentile(
        sentences[language].flatMap((text) => Array<string>(20).fill(text)),
        (text) => parse(server, cookie, language, text),
      );
      if (high > limitMs) process.exitCode = 1;
      print(
        `${name} ${language}: search ${high.toFixed(1)} ms, parse ${parsed.toFixed(1)} ms at the 95th percentile`,
      );
    }
    const after = memoryOf(server);
    print(
      `${name}: the first call delays others by ${stall.toFixed(0)} ms; memory ${before} MiB, then ${after} MiB`,
    );
  } finally {
    await server.end();
  }
}

/** Migrates and seeds the database. Returns the session cookie of a member. */
async function prepare(settings: { DATA_DIR: string; DATABASE_URL?: string }): Promise<string> {
  const { db, close } = await connect(settings);
  await migrate(db);
  const now = new Date();
  await seedUsers(db, { people: 3, days: 365, today: toCalendarDay(now, 'UTC'), now, passwordHash: '' });
  const expires = new Date(now.getTime() + 3_600_000);
  await db.insertInto('sessions').values({ user_id: 1, token: 'measuring', expires_at: expires }).execute();
  const own = Array.from({ length: 200 }, (_, index) => ({
    user_id: 1,
    name: `My dish ${index}`,
    kcal: index,
  }));
  await db.insertInto('own_foods').values(own).execute();
  await close();
  const signature = createHmac('sha256', secret).update('measuring').digest('base64');
  return `lagom_session=${encodeURIComponent(`measuring.${signature}`)}`;
}

async function search(server: ServerProcess, cookie: string, language: string, query: string): Promise<void> {
  const url = `${server.address}${listFoods.path}?${new URLSearchParams({ query, language })}`;
  await check(await fetch(url, { headers: { cookie } }));
}

async function parse(server: ServerProcess, cookie: string, language: string, text: string): Promise<void> {
  const headers = { cookie, 'content-type': 'application/json' };
  const body = JSON.stringify({ text, language });
  await check(await fetch(server.address + parseFoods.path, { method: 'POST', headers, body }));
}

async function check(response: Response): Promise<void> {
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}

/**
 * Calls `call` three times with each input, one call after another. Returns the 95th percentile of the durations, in
 * milliseconds.
 */
async function percentile(
  inputs: readonly string[],
  call: (input: string) => Promise<void>,
): Promise<number> {
  const times: number[] = [];
  for (const input of [...inputs, ...inputs, ...inputs]) {
    const started = performance.now();
    await call(input);
    times.push(performance.now() - started);
  }
  times.sort((left, right) => left - right);
  return times[Math.floor(times.length * 0.95)] ?? 0;
}

/** Returns the longest response time of the health check while `work` runs, in milliseconds. */
async function longestStall(server: ServerProcess, work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let isDone = false;
  await fetch(`${server.address}/api/health`);
  const working = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const started = performance.now();
    await (await fetch(`${server.address}/api/health`)).arrayBuffer();
    longest = Math.max(longest, performance.now() - started);
    await wait(1);
  }
  await working;
  return longest;
}

/** Returns the resident memory of the server in MiB. Needs Linux. */
function memoryOf(server: ServerProcess): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
