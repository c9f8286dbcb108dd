import { z } from 'zod';
import type { Job } from '#server/jobs/job-queue.ts';
import { deleteExpiredAuthorizations } from './authorizations-queries.ts';
import { type Connection, clearStaleHistory, findActiveAfter } from './connections-queries.ts';
import { deleteOldDeliveries } from './deliveries-queries.ts';
import { deliveryJob, processDelivery } from './deliveries-service.ts';
import type { DevicesDeps } from './devices-deps.ts';
import { disconnectAtAggregator, disconnectJob } from './disconnections-service.ts';
import { historyJob } from './history-job.ts';
import { importHistory } from './import-history.ts';
import { pollDays, syncConnection, syncJob } from './sync-connection.ts';

/**
 * The daily job that queues a synchronisation of every active connection. Also deletes old deliveries and expired
 * connection attempts, and ends imports of past data that take too long (see `clearStaleHistory`).
 */
export const dailyJob: Job<object> = {
  name: 'devices-daily',
  data: z.object({}),
  retries: 2,
  schedule: { cron: '50 2 * * *', zone: 'UTC' },
};

/**
 * How long deliveries are kept, in milliseconds. A kept delivery lets the server recognise a repeated delivery. After
 * this time, a repeated delivery is rejected anyway, because its signature is too old.
 */
const keepDeliveriesMs = 30 * 24 * 60 * 60 * 1000;

/**
 * The maximum time, in milliseconds, for importing the history (the data from before the connection). After this time,
 * the import counts as ended.
 */
const historyPatienceMs = 24 * 60 * 60 * 1000;

const pageSize = 500;

export function defineDevicesJobs(deps: DevicesDeps): void {
  deps.jobs.define(deliveryJob, ({ deliveryId }) => processDelivery(deps, deliveryId));
  deps.jobs.define(historyJob, (data) => importHistory(deps, data));
  deps.jobs.define(syncJob, (data) => syncConnection(deps, data));
  deps.jobs.define(disconnectJob, (data) => disconnectAtAggregator(deps, data));
  deps.jobs.define(dailyJob, async () => {
    await deleteOldDeliveries(deps.db, new Date(deps.now().getTime() - keepDeliveriesMs));
    await deleteExpiredAuthorizations(deps.db, deps.now());
    await clearStaleHistory(deps.db, new Date(deps.now().getTime() - historyPatienceMs));
    await queuePolls(deps);
  });
}

/** Queues a synchronisation of every active connection, to fetch data whose webhook did not arrive. */
async function queuePolls({ db, jobs, aggregator }: DevicesDeps): Promise<void> {
  if (!aggregator) return;
  let page: Connection[] = [];
  do {
    page = await findActiveAfter(db, aggregator.id, page.at(-1) ?? { userId: 0, provider: '' }, pageSize);
    for (const { userId, provider } of page)
      await jobs.send(db, syncJob, { userId, provider, days: pollDays });
  } while (page.length > 0);
}
