import { fromKysely, fromPglite, PgBoss, type Job as StoredJob } from 'pg-boss';
import type { z } from 'zod';
import type { Database, Db } from '#server/db/connect.ts';

/** A kind of work that is kept until it is done: its queue's name and what it is told. */
export interface Job<Data extends object> {
  name: string;
  data: z.ZodType<Data>;
  /** Tries after the first, each later than the one before. */
  retries: number;
  /** How long a try may take before it counts as lost; two minutes where not said. */
  timeoutSeconds?: number;
  /** Tries are at most this many seconds apart; where not said, each wait is twice the one before. */
  maxRetryDelaySeconds?: number;
  /** Whatever tries are left, it is dropped so many days after it was due; one where not said. */
  retentionDays?: number;
}

/** Work that outlives the request that asked for it. A job may run twice: what it does must bear that. */
export interface JobQueue {
  /** Says who does a kind of work; before `start`. */
  define<Data extends object>(job: Job<Data>, work: (data: Data) => Promise<void>): void;
  /** Makes the queue's tables if need be; before a transaction that sends, unless `start` has been awaited. */
  open(): Promise<void>;
  /**
   * Keeps a job with whatever else `db`, when it is a transaction, keeps; it is done at once or so much later.
   * What it is told of a person names them as `userId` or `email`: by these it is found when they leave.
   */
  send<Data extends object>(db: Db, job: Job<Data>, data: Data, afterSeconds?: number): Promise<void>;
  /** Begins to do what is asked for, from now on and left over. */
  start(): Promise<void>;
  /** Does now, in order, all that is due, and throws what a job throws. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

interface DefinedJob {
  job: Job<object>;
  run(stored: StoredJob<object>): Promise<void>;
}

/** Jobs over pg-boss in the product's own database. `report` is told the queue's troubles, never what a job holds. */
export function createJobQueue(database: Database, report: (trouble: Error) => void): JobQueue {
  const boss = new PgBoss(bossOptions(database));
  boss.on('error', report);
  const defined = new Map<string, DefinedJob>();
  let opening: Promise<void> | undefined;

  /** Once: the queue's tables and one queue for each kind of work. */
  const open = () => {
    opening ??= (async () => {
      await boss.start();
      for (const { job } of defined.values()) {
        await boss.createQueue(job.name, queueOptions(job));
        // A queue that an earlier version made keeps that one's settings.
        await boss.updateQueue(job.name, queueOptions(job));
        // The queue looks its settings up once, on a connection of its own: now, not inside a sender's transaction.
        await boss.getJobById(job.name, unknownJobId);
      }
    })();
    return opening;
  };

  return {
    define(job, work) {
      const run = async (stored: StoredJob<object>) => work(job.data.parse(stored.data));
      defined.set(job.name, { job: job as unknown as Job<object>, run });
    },
    open,
    async send(db, job, data, afterSeconds = 0) {
      await open();
      await boss.send(job.name, data, { db: fromKysely(db), startAfter: afterSeconds });
    },
    async start() {
      await open();
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
      await open();
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
      if (opening) await boss.stop({ graceful: true, close: true, timeout: 5_000 });
    },
  };
}

/**
 * A notification wakes the worker; the slow look is for one that got lost and for second tries. A full
 * batch is followed by another: notifications that come during a batch are one, however many jobs they announce.
 */
const workOptions = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 15,
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

const unknownJobId = '00000000-0000-0000-0000-000000000000';

const queueOptions = (job: Job<object>) => ({
  notify: true,
  retryLimit: job.retries,
  retryDelay: 5,
  retryBackoff: true,
  ...(job.maxRetryDelaySeconds === undefined ? {} : { retryDelayMax: job.maxRetryDelaySeconds }),
  expireInSeconds: job.timeoutSeconds ?? 120,
  // What a job is told may name a person: it goes soon after the work is done.
  deleteAfterSeconds: 60,
  // Counted from when it was first due; no try prolongs it.
  retentionSeconds: (job.retentionDays ?? 1) * 24 * 60 * 60,
});

function bossOptions({ embedded, pool }: Database) {
  const quiet = {
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: 60,
    maintenanceIntervalSeconds: 600,
    application_name: 'lagom-jobs',
  };
  if (embedded) return { ...quiet, db: fromPglite(embedded), backend: 'pglite' as const };
  const address = pool?.options.connectionString;
  if (!address) throw new Error('The job queue needs a database.');
  return { ...quiet, connectionString: address, max: 2 };
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error('unknown'));

/** The queue keeps what is said of a failure, and a mail server's words name the person. */
const failedResult = (id: string, failure: Error) => ({
  id,
  status: 'failed' as const,
  output: { name: failure.name },
});
