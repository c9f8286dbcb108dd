import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { toTimeOfDay } from '#domain/zoned-time.ts';
import type { Database } from '#server/db/connect.ts';
import { copyBaseDatabase } from '#server/testing/test-database.ts';
import { createJobQueue, type Job, type JobQueue } from './job-queue.ts';

const greet: Job<{ whom: string }> = {
  name: 'greet',
  data: z.strictObject({ whom: z.string() }),
  retries: 3,
};

let opened: { jobs: JobQueue; database: Database } | undefined;

async function open(work: (data: { whom: string }) => Promise<void>, job = greet) {
  const database = await copyBaseDatabase();
  const troubles: Error[] = [];
  const jobs = createJobQueue(database, (trouble) => troubles.push(trouble));
  jobs.define(job, work);
  opened = { jobs, database };
  return { jobs, database, troubles };
}

afterEach(async () => {
  await opened?.jobs.stop();
  await opened?.database.close();
  opened = undefined;
});

test('drain runs every queued job once and in order', async () => {
  const done: string[] = [];
  const { jobs, database } = await open(async ({ whom }) => void done.push(whom));
  await jobs.send(database.db, greet, { whom: 'a' });
  await jobs.send(database.db, greet, { whom: 'b' });
  await jobs.drain();
  await jobs.drain();
  expect(done).toEqual(['a', 'b']);
});

test('a job that is queued in a transaction is not queued after a rollback', async () => {
  const done: string[] = [];
  const { jobs, database } = await open(async ({ whom }) => void done.push(whom));
  await jobs.drain();
  const failed = database.db.transaction().execute(async (tx) => {
    await jobs.send(tx, greet, { whom: 'nobody' });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await database.db.transaction().execute((tx) => jobs.send(tx, greet, { whom: 'somebody' }));
  await jobs.drain();
  expect(done).toEqual(['somebody']);
});

test('an open queue accepts its first job in a transaction', async () => {
  const done: string[] = [];
  const { jobs, database } = await open(async ({ whom }) => void done.push(whom));
  await jobs.open();
  await database.db.transaction().execute((tx) => jobs.send(tx, greet, { whom: 'first' }));
  await jobs.drain();
  expect(done).toEqual(['first']);
});

test('a started queue runs a job', async () => {
  const { promise: done, resolve } = Promise.withResolvers<string>();
  const { jobs, database } = await open(async ({ whom }) => resolve(whom));
  await jobs.start();
  await jobs.send(database.db, greet, { whom: 'now' });
  expect(await done).toBe('now');
});

test('simultaneous jobs do not wait for one poll each', async () => {
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const greeted = new Set<string>();
  const { jobs, database } = await open(async ({ whom }) => {
    if (greeted.add(whom).size === 12) resolve();
  });
  await jobs.start();
  const sent = performance.now();
  await Promise.all(
    Array.from({ length: 12 }, (_, index) => jobs.send(database.db, greet, { whom: `${index}` })),
  );
  await done;
  expect(performance.now() - sent).toBeLessThan(12 * 2_000);
});

test('a failed job is reported and kept for a retry, without its error message', async () => {
  const { jobs, database, troubles } = await open(async () => {
    throw new Error('no such mailbox: somebody@example.org');
  });
  await jobs.start();
  await jobs.send(database.db, greet, { whom: 'x' });
  const failed = sql<object>`select output from pgboss.job where state = 'retry'`;
  const rows = () => failed.execute(database.db).then((result) => result.rows);
  await expect.poll(rows).toHaveLength(1);
  expect(JSON.stringify(await rows())).not.toContain('somebody');
  expect(troubles).toHaveLength(1);
});

describe('a job that may fail for days', () => {
  const stubborn = { ...greet, retries: 720, maxRetryDelaySeconds: 3_600, retentionDays: 31 };
  const fail = async () => {
    throw new Error('no such bucket');
  };
  const day = 24 * 60 * 60;

  /**
   * Returns the only job in the queue: its state, the seconds for which it is kept after its creation, and the seconds
   * until its next attempt.
   */
  const standing = async ({ db }: Database) => {
    const { rows } = await sql<{ state: string; kept: number; next: number }>`
      select state, extract(epoch from keep_until - created_on)::int as kept,
        extract(epoch from start_after - now())::int as next
      from pgboss.job where name = 'greet'
    `.execute(db);
    return rows[0];
  };

  test('is kept and retried as long as its settings say', async () => {
    const { jobs, database } = await open(fail, stubborn);
    await jobs.send(database.db, stubborn, { whom: 'x' });
    // Makes the job look as if it had failed for more than a day.
    await sql`update pgboss.job set retry_count = 29, state = 'retry' where name = 'greet'`.execute(
      database.db,
    );
    await jobs.start();
    const next = async () => (await standing(database))?.next ?? 0;
    await expect.poll(next).toBeGreaterThan(60);
    expect(await standing(database)).toMatchObject({ state: 'retry', kept: 31 * day });
    expect(await next()).toBeLessThanOrEqual(3_600);
  });

  test('uses the new settings for a queue that an earlier version created', async () => {
    const { jobs, database } = await open(fail);
    await jobs.open();
    await jobs.stop();
    const later = createJobQueue(database, () => {});
    later.define(stubborn, fail);
    opened = { jobs: later, database };
    await later.send(database.db, stubborn, { whom: 'x' });
    expect(await standing(database)).toMatchObject({ kept: 31 * day });
  });
});

describe('a scheduled job', () => {
  const zone = 'Pacific/Auckland';
  /**
   * Returns a job that is due in every minute of one hour. That hour is `away` hours after the current hour in
   * Auckland.
   */
  const dueInHours = (name: string, away: number): Job<Record<string, never>> => {
    const hourOf = (at: number) => (Number(toTimeOfDay(new Date(at), zone).slice(0, 2)) + away) % 24;
    // Includes the following hour too, if it may start during the test.
    const hours = new Set([hourOf(Date.now()), hourOf(Date.now() + 60_000)]);
    const cron = `* ${[...hours].join(',')} * * *`;
    return { name, data: z.strictObject({}), retries: 0, schedule: { cron, zone } };
  };
  const startQueue = async (
    database: Database,
    jobs: Job<Record<string, never>>[],
    run: (name: string) => void,
  ) => {
    const queue = createJobQueue(database, (error) => expect.unreachable(error.message), 1);
    for (const job of jobs) queue.define(job, async () => run(job.name));
    await queue.start();
    return queue;
  };

  test('runs once when it is due in its time zone, in only one of several processes', async () => {
    const database = await copyBaseDatabase();
    const runs: string[] = [];
    const started = Math.floor(Date.now() / 60_000);
    const jobs = [dueInHours('due', 0), dueInHours('later', 6)];
    const queues = await Promise.all(
      [1, 2, 3].map(() => startQueue(database, jobs, (name) => runs.push(name))),
    );
    await expect.poll(() => runs.length).toBeGreaterThan(0);
    // Waits until the processes have checked the schedules several times. At each check, a process could queue the job
    // again by mistake.
    const checks = new Set<string>();
    const countChecks = async () => {
      const { rows } = await sql<{ at: string }>`select cron_on::text as at from pgboss.version`.execute(
        database.db,
      );
      return checks.add(rows[0]?.at ?? '').size;
    };
    await expect.poll(countChecks).toBeGreaterThan(4);
    const minutes = Math.floor(Date.now() / 60_000) - started + 1;
    expect(new Set(runs)).toEqual(new Set(['due']));
    expect(runs.length).toBeLessThanOrEqual(minutes);
    await Promise.all(queues.map((queue) => queue.stop()));
    await database.close();
  });

  test('of an earlier version no longer runs', async () => {
    const database = await copyBaseDatabase();
    const stored = async () =>
      (await sql<{ name: string }>`select name from pgboss.schedule`.execute(database.db)).rows;
    for (const jobs of [[dueInHours('old', 6), dueInHours('kept', 6)], [dueInHours('kept', 6)]]) {
      const queue = await startQueue(database, jobs, () => undefined);
      expect(await stored()).toEqual(jobs.map(({ name }) => ({ name })));
      await queue.stop();
    }
    await database.close();
  });
});
