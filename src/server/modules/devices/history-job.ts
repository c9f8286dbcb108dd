import { z } from 'zod';
import { type ProviderId, syncedProviderIds } from '#domain/devices/providers.ts';
import type { Job } from '#server/jobs/job-queue.ts';

const historyJobData = z.object({
  userId: z.number(),
  provider: z.enum(syncedProviderIds as [ProviderId, ...ProviderId[]]),
  /**
   * The part of the history (the data from before the connection) to read, 0 for the newest. Null to ask the aggregator
   * for the history first.
   */
  part: z.number().nullable(),
});

export type HistoryJobData = z.output<typeof historyJobData>;

/**
 * The job that confirms a new connection and imports a part of its history. Queues itself for the next part. Retries
 * for about seven hours.
 */
export const historyJob: Job<HistoryJobData> = {
  name: 'device-history',
  data: historyJobData,
  retries: 15,
  maxRetryDelaySeconds: 3600,
  timeoutSeconds: 600,
};
