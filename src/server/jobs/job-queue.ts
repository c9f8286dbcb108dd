import { setTimeout as wait } from 'node:timers/promises';
import { fromKysely, fromPglite, PgBoss, type Job as StoredJob } from 'pg-boss';
import type { z } from 'zod';
import type { Database, Db } from '#server/db/connect.ts';

/** A kind of background work: the name of its queue and the schema of its data. */
export interface Job<Data extends object> {
  name: string;
  data: z.ZodType<Data>;
  /** The maximum number of retries. The delays between the retries increase. */
  retries: number;
  /** Seconds after which a running attempt counts as failed. Default: 120. */
  timeoutSeconds?: number;
  /**
   * A running attempt counts as failed if its process sends no heartbeat for this number of
   * seconds. The minimum is 10. Set this field for long jobs. Without this field, an attempt that a
   * crash interrupted counts as failed only after `timeoutSeconds`.
   */
  heartbeatSeconds?: number;
  /**
   * The longest delay between attempts, in seconds. Each delay is twice the previous one up to this limit. Default: no
   * limit.
   */
  maxRetryDelaySeconds?: number;
  /**
   * The number of days after which a job is deleted even if retries are left. The days are counted from the time at
   * which the job was first due. Default: 1.
   */
  retentionDays?: number;
  /**
   * Queues the job, without data, at the times of a cron expression (minute, hour, day of month, month, weekday) in an
   * IANA time zone. If several processes share a database, the job is queued only once for each time. A time at which
   * no process runs is skipped.
   */
  schedule?: { cron: string; zone: string };
  /**
   * Returns a key for the data of a job. While a job is queued or running in any process, another job of this kind with
   * the same key is not queued.
   */
  key?(data: Data): string;
}

/** Runs jobs in the background, also after a restart of the process. A job may run twice, so it must be idempotent. */
export interface JobQueue {
  /**
   * Registers the function that runs a kind of job. Call this function before `open`, `send` and
   * `start`, because these functions create the queues.
   */
  define<Data extends object>(job: Job<Data>, work: (data: Data) => Promise<void>): void;
  /**
   * Creates the tables of the queue if necessary. A transaction can only send a job after `open` or `start` has
   * finished.
   */
  open(): Promise<void>;
  /**
   * Queues a job to run now or after some seconds. If `db` is a transaction, the job exists only after the commit. Data
   * about a person must have the field `userId` or `email`, so that account deletion can find the job.
   */
  send<Data extends object>(db: Db, job: Job<Data>, data: Data, afterSeconds?: number): Promise<void>;
  /** Starts running jobs, including jobs that were queued before the process started. */
  start(): Promise<void>;
  /** Runs all due jobs now, one after another, for tests. Throws the error of a job. */
  drain(): Promise<void>;
  /**
   * Stops the queue. Waits up to five seconds for running jobs. On PostgreSQL, returns after eight seconds even if
   * connections of the queue are still open, because PostgreSQL may no longer respond.
   */
  stop(): Promise<void>;
}

interface DefinedJob {
  job: Job<object>;
  run(stored: StoredJob<object>): Promise<void>;
}

/**
 * Returns a job queue (pg-boss) in the database of the product. Calls `report` with every error of the queue or of a
 * job. Schedules are checked every `scheduleCheckSeconds`, so a scheduled job can start up to twice that time late.
 */
export function createJobQueue(
  database: Database,
  report: (trouble: Error) => void,
  scheduleCheckSeconds = 30,
): JobQueue {
  const defined = new Map<string, DefinedJob>();
  let opening: Promise<PgBoss> | undefined;

  /** Creates the tables of the queue and one queue for each kind of job. Does so only once. */
  const open = () => {
    opening ??= (async () => {
      const schedule = [...defined.values()].some(({ job }) => job.schedule !== undefined);
      const boss = new PgBoss({
        ...bossOptions(database),
        schedule,
        cronMonitorIntervalSeconds: scheduleCheckSeconds,
        cronWorkerIntervalSeconds: scheduleCheckSeconds,
      });
      boss.on('error', report);
      await boss.start();
      for (const { job } of defined.values()) {
        const policy = job.key ? 'exclusive' : 'standard';
        const heartbeat =
          job.heartbeatSeconds === undefined ? {} : { heartbeatSeconds: job.heartbeatSeconds };
        await boss.createQueue(job.name, { ...queueOptions(job), ...heartbeat, policy });
        // Updates the settings of a queue that an earlier version of the product created.
        await boss.updateQueue(job.name, queueOptions(job));
        // Makes pg-boss cache the settings of the queue now. Otherwise pg-boss would load them over another connection
        // when a transaction sends a job, and would block.
        await boss.getJobById(job.name, unknownJobId);
      }
      return boss;
    })();
    return opening;
  };

  return {
    define(job, work) {
      const run = async (stored: StoredJob<object>) => work(job.data.parse(stored.data));
      defined.set(job.name, { job: job as unknown as Job<object>, run });
    },
    async open() {
      await open();
    },
    async send(db, job, data, afterSeconds = 0) {
      const boss = await open();
      const key = job.key && { singletonKey: job.key(data) };
      await boss.send(job.name, data, { db: fromKysely(db), startAfter: afterSeconds, ...key });
    },
    async start() {
      const boss = await open();
      await replaceSchedules(
        boss,
        [...defined.values()].map(({ job }) => job),
      );
      for (const { job, run } of defined.values()) {
        const runJob = async (one: StoredJob<object>) => {
          const failure = await run(one).then(() => undefined, toError);
          if (failure) report(failure);
          return failure ? failedResult(one.id, failure) : { id: one.id, status: 'completed' as const };
        };
        await boss.work(job.name, workOptions, (stored: StoredJob<object>[]) =>
          Promise.all(stored.map(runJob)),
        );
      }
    },
    async drain() {
      const boss = await open();
      for (const { job, run } of defined.values()) {
        for (
          let [one] = await boss.fetch<object>(job.name);
          one;
          [one] = await boss.fetch<object>(job.name)
        ) {
          await run(one);
          await boss.complete(job.name, one.id);
        }
      }
    },
    async stop() {
      const boss = await opening;
      const stopped = boss?.stop({ graceful: true, close: true, timeout: 5_000 });
      await (database.pool ? Promise.race([stopped, wait(8_000, undefined, { ref: false })]) : stopped);
    },
  };
}

/**
 * Options of a worker. A notification from PostgreSQL starts the worker. The worker polls rarely, only to find retries
 * and jobs whose notification was lost. After a full batch the worker fetches again at once, because PostgreSQL merges
 * notifications and so one notification can stand for many jobs.
 */
const workOptions = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 15,
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/** Stores the schedules of the jobs. Deletes stored schedules of jobs that no longer have a schedule. */
async function replaceSchedules(boss: PgBoss, jobs: Job<object>[]): Promise<void> {
  for (const { name, schedule } of jobs) {
    if (schedule) await boss.schedule(name, schedule.cron, {}, { tz: schedule.zone });
  }
  const scheduled = new Set(jobs.filter(({ schedule }) => schedule).map(({ name }) => name));
  for (const { name, key } of await boss.getSchedules()) {
    if (!scheduled.has(name)) await boss.unschedule(name, key);
  }
}

const unknownJobId = '00000000-0000-0000-0000-000000000000';

const queueOptions = (job: Job<object>) => ({
  notify: true,
  retryLimit: job.retries,
  retryDelay: 5,
  retryBackoff: true,
  ...(job.maxRetryDelaySeconds === undefined ? {} : { retryDelayMax: job.maxRetryDelaySeconds }),
  expireInSeconds: job.timeoutSeconds ?? 120,
  // Job data may identify a person, so it is deleted soon after the job is done.
  deleteAfterSeconds: 60,
  // The retention time starts when the job is first due. Retries do not extend it.
  retentionSeconds: (job.retentionDays ?? 1) * 24 * 60 * 60,
});

function bossOptions({ embedded, pool }: Database) {
  const quiet = {
    useListenNotify: true,
    superviseIntervalSeconds: 60,
    maintenanceIntervalSeconds: 600,
    application_name: 'lagom-jobs',
  };
  if (embedded) return { ...quiet, db: fromPglite(embedded), backend: 'pglite' as const };
  const address = pool?.options.connectionString;
  if (!address) throw new Error('The job queue needs a database.');
  const { connectionTimeoutMillis, statement_timeout, query_timeout } = pool.options;
  // pg-boss passes these limits on to its own pool. Its types lack `statement_timeout` and `query_timeout`. Spreading
  // them from another object avoids a type error.
  const limits = {
    statement_timeout,
    query_timeout,
    ...(connectionTimeoutMillis && { connectionTimeoutMillis }),
  };
  return { ...quiet, ...limits, connectionString: address, max: 2 };
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error('unknown'));

/**
 * Returns the result of a failed job. pg-boss stores this result. Leaves out the error message, because the message of
 * a mail server may contain an email address.
 */
const failedResult = (id: string, failure: Error) => ({
  id,
  status: 'failed' as const,
  output: { name: failure.name },
});
