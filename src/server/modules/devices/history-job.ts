import { z } from 'zod';
import { type ProviderId, syncedProviderIds } from '#domain/devices/providers.ts';
import type { Job } from '#server/jobs/job-queue.ts';

const historyJobData = z.object({
  userId: z.number(),
  provider: z.enum(syncedProviderIds as [ProviderId, ...ProviderId[]]),
  /**
   * The number of the part of the history to read. The history is the data from before the
   * connection, and part 0 is the newest. Null means that the aggregator must first be asked for
   * the history.
   */
  part: z.number().nullable(),
});

export type HistoryJobData = z.output<typeof historyJobData>;

/**
 * The job that confirms a new connection and imports a part of its history. Queues another job for
 * the next part. Retries for about seven hours.
 */
export const historyJob: Job<HistoryJobData> = {
  name: 'device-history',
  data: historyJobData,
  retries: 15,
  maxRetryDelaySeconds: 3600,
  timeoutSeconds: 600,
};
