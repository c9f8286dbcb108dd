import { z } from 'zod';
import { addDays } from '#domain/calendar-day.ts';
import { type ProviderId, providerIds, syncedProviderIds } from '#domain/devices/providers.ts';
import type { Db } from '#server/db/connect.ts';
import type { Job, JobQueue } from '#server/jobs/job-queue.ts';
import { type Aggregator, AggregatorError } from '../aggregator.ts';
import { signGrant, simulatorPagePath } from './grant-token.ts';
import { inventDay } from './invent-day.ts';
import { deleteAccount, findAccount, findAccountProviders } from './simulator-queries.ts';
import { parseSimulatorBody, simulatorKey, verifyWebhook } from './simulator-webhooks.ts';

export interface SimulatorSettings {
  SECRET: string;
  APP_URL: string;
}

const historyJobData = z.object({
  userId: z.number(),
  provider: z.enum(providerIds as [ProviderId, ...ProviderId[]]),
  part: z.number(),
});

/** The job that delivers one part of the history of an account. */
export const historyJob: Job<z.output<typeof historyJobData>> = {
  name: 'simulator-history',
  data: historyJobData,
  retries: 5,
};

/** Returns the id of an account at the simulator. */
export const toExternalId = (userId: number, provider: ProviderId): string => `sim-${userId}-${provider}`;

/**
 * Returns the user id that the id of a simulator account contains. Throws AggregatorError `gone` if the id does not
 * have the form of `toExternalId`.
 */
function toUserId(externalId: string): number {
  const [, digits] = /^sim-(\d{1,10})-/.exec(externalId) ?? [];
  if (!digits) throw new AggregatorError('gone', 'The simulator has no such account.');
  return Number(digits);
}

/**
 * Returns an aggregator that invents the data of devices. The simulator uses no outside service, so devices can be
 * tried without any keys. `addSimulator` adds the page and the jobs of the simulator.
 */
export function createSimulator(
  { SECRET, APP_URL }: SimulatorSettings,
  { db, jobs, now }: { db: Db; jobs: JobQueue; now: () => Date },
): Aggregator {
  const key = simulatorKey(SECRET);
  return {
    id: 'simulator',
    listProviders: async () => syncedProviderIds,
    async createSession({ reference, provider, successUrl, failureUrl }) {
      const token = signGrant(key, { userId: Number(reference), provider, successUrl, failureUrl }, now());
      const authUrl = `${APP_URL}${simulatorPagePath}?request=${token}`;
      return { authUrl, externalId: toExternalId(Number(reference), provider) };
    },
    async listConnections({ reference }) {
      const found = await findAccountProviders(db, Number(reference));
      return found.map((provider) => ({
        provider,
        externalId: toExternalId(Number(reference), provider),
        state: 'active',
      }));
    },
    disconnect: ({ provider, externalId }) => deleteAccount(db, toUserId(externalId), provider),
    async *pull({ provider, externalId, from, to, zone }) {
      const userId = toUserId(externalId);
      const account = await findAccount(db, userId, provider);
      if (!account) throw new AggregatorError('gone', 'The simulator has no such account.');
      const { language } = account;
      for (let day = from; day <= to; day = addDays(day, 1)) {
        yield* inventDay({ person: String(userId), provider, day, zone, now: now(), language });
      }
    },
    async requestHistory({ provider, externalId }) {
      await jobs.send(db, historyJob, { userId: toUserId(externalId), provider, part: 0 });
      return 'webhooks';
    },
    verify: (rawBody, headers, at) => verifyWebhook(key, rawBody, headers, at),
    parse: async (delivery) => [parseSimulatorBody(delivery)],
  };
}
