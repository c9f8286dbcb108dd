import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import pg from 'pg';
import { createActivity } from '#contracts/fitness.ts';
import { listHealthMetrics } from '#contracts/measures.ts';
import { toCalendarDay } from '#domain/calendar-day.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { seedUsers } from '#server/db/seed/seed-users.ts';
import { freePort } from '#server/testing/free-port.ts';
import { startServer } from '#server/testing/server-process.ts';
import { startLocalPostgres } from '../scripts/local-postgres.ts';
import { buildCall, type Case, cases, type Person } from './cases.ts';
import { createSession, secret } from './create-session.ts';
import { seedReads } from './seed-reads.ts';

/**
 * npm run bench compares the throughput of the product with the throughput of bare handlers
 * (bench/bare-server.ts). The product and the bare handlers use the same PostgreSQL. Each round
 * measures first the product and then the bare handlers. Also counts the SQL statements per
 * request. Fails if a case is outside its limits (see `Case`). Only the ratios of the throughputs
 * are comparable between machines. The ratio of a case is the median of the ratios of its rounds.
 * Rounds are short, so that other work on the machine slows the product and the bare handlers
 * equally.
 */

const rounds = 11;
const seconds = 1;
// Each connection belongs to a different member, because writes of one member run one after another.
const connections = 10;

const postgres = await startLocalPostgres(['shared_preload_libraries=pg_stat_statements']);
let bare: ChildProcess | undefined;
let server: Awaited<ReturnType<typeof startServer>> | undefined;
try {
  const cookies = await prepare(postgres.address);
  server = await startServer({
    DATABASE_URL: postgres.address,
    SECRET: secret,
    DATA_DIR: join(tmpdir(), 'lagom-bench'),
  });
  const bareAddress = await startBare(postgres.address);
  await finishDailyJobs(server.address, cookies);
  const people = await Promise.all(
    cookies.map((cookie, index) => prepareUser(server?.address ?? '', cookie, index + 1)),
  );
  process.stdout.write(`${row('', 'whole', 'bare', 'ratio', 'at least', 'statements')}\n`);
  for (const each of cases) await measure(each, server.address, bareAddress, people);
} finally {
  bare?.kill();
  await server?.end();
  await postgres.stop();
}

/** Migrates and seeds the database, and returns a session cookie for each of the first ten members. */
async function prepare(address: string): Promise<string[]> {
  const { db, close } = await connect({ DATABASE_URL: address, DATA_DIR: '' });
  await migrate(db);
  // Seeds 200 people. With few people, PostgreSQL would plan to read the whole table of users. A connection keeps this
  // plan even after the writes of the benchmark have made the table larger. The results would then depend on the order
  // of the cases.
  await seedUsers(db, {
    people: 200,
    days: 60,
    today: toCalendarDay(new Date(), 'UTC'),
    now: new Date(),
    passwordHash: '',
  });
  await seedReads(db, connections);
  const ids = Array.from({ length: connections }, (_, index) => index + 1);
  const cookies = await Promise.all(ids.map((id) => createSession(db, id)));
  await close();
  return cookies;
}

async function prepareUser(address: string, cookie: string, id: number): Promise<Person> {
  const answer = await fetch(address + listHealthMetrics.path, { headers: { cookie } });
  return { id, cookie, etag: answer.headers.get('etag') ?? '' };
}

/**
 * Makes a write for each person, and waits until the jobs that these writes queue have run. A
 * person's first write of the day queues jobs, which would slow the first measured cases.
 */
async function finishDailyJobs(address: string, cookies: string[]): Promise<void> {
  const write = cases.find(({ endpoint }) => endpoint === createActivity);
  if (!write) throw new Error('No case writes a workout.');
  for (const [index, cookie] of cookies.entries())
    await send(address, write, { id: index + 1, cookie, etag: '' });
  const client = new pg.Client({ connectionString: postgres.address });
  await client.connect();
  const open = `select 1 from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now() limit 1`;
  // The server may queue a job after it has responded, so the queue must be empty in three checks in a row.
  for (let idle = 0; idle < 3; ) {
    await wait(1_000);
    idle = (await client.query(open)).rows.length === 0 ? idle + 1 : 0;
  }
  await client.end();
}

async function startBare(address: string): Promise<string> {
  const port = await freePort();
  const program = join(import.meta.dirname, 'bare-server.ts');
  bare = spawn(process.execPath, [program, address, String(port)], { stdio: 'inherit' });
  const at = `http://localhost:${port}`;
  for (let isUp = false; !isUp; ) {
    isUp = await fetch(at).then(
      () => true,
      () => false,
    );
  }
  return at;
}

async function measure(
  each: Case,
  wholeAddress: string,
  bareAddress: string,
  people: Person[],
): Promise<void> {
  const measured: { whole: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    measured.push({
      whole: await rate(wholeAddress, each, people),
      bare: await rate(bareAddress, each, people),
    });
  }
  const ratio = median(measured.map(({ whole, bare }) => whole / bare));
  const statements = await countStatements(wholeAddress, each, people);
  const verdict = ratio >= each.limit && statements <= each.statements ? '' : '  MISSED';
  if (verdict) process.exitCode = 1;
  const cells = [
    median(measured.map(({ whole }) => whole)).toFixed(0),
    median(measured.map(({ bare }) => bare)).toFixed(0),
    ratio.toFixed(2),
    each.limit.toFixed(2),
    statements.toFixed(1),
  ];
  process.stdout.write(`${row(each.name, ...cells)}${verdict}\n`);
}

function send(address: string, each: Case, person: Person): Promise<Response> {
  const { path, ...options } = buildCall(each, person);
  return fetch(address + path, options);
}

/** Returns the throughput in requests per second. Throws an Error if any request fails. */
async function rate(address: string, each: Case, people: Person[]): Promise<number> {
  let next = 0;
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    setupClient(client) {
      const person = people[next++ % people.length];
      if (!person) return;
      client.setRequests([buildCall(each, person)]);
    },
  });
  const failed = result.errors + result['4xx'] + result['5xx'];
  if (failed > 0) throw new Error(`${each.name}: ${failed} requests failed at ${address}`);
  return result.requests.average;
}

/**
 * Returns the number of SQL statements per request, as an average rounded to one decimal. Counts with
 * pg_stat_statements, without begin and commit. The average can vary slightly, because it includes the statements of
 * jobs that run at the same time.
 */
async function countStatements(address: string, each: Case, people: Person[]): Promise<number> {
  const client = new pg.Client({ connectionString: postgres.address });
  await client.connect();
  await client.query('create extension if not exists pg_stat_statements');
  await client.query('select pg_stat_statements_reset()');
  const perPerson = 20;
  for (const person of people) {
    for (let sent = 0; sent < perPerson; sent += 1) {
      await (await send(address, each, person)).arrayBuffer();
    }
  }
  const { rows } = await client.query(
    `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements
     where query ~* '^\\s*(select|insert|update|delete|with)' and query not like '%pgboss%' and query !~ 'pg_(stat|listening)'`,
  );
  await client.end();
  return Math.round((rows[0].calls / (people.length * perPerson)) * 10) / 10;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function row(name: string, ...cells: string[]): string {
  return name.padEnd(24) + cells.map((cell) => cell.padStart(11)).join('');
}
