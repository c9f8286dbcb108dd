import { type ProviderId, syncedProviderIds } from '#domain/devices/providers.ts';
import type { Aggregator } from '#server/aggregators/aggregator.ts';

const keepMs = 10 * 60_000;

/** The shortest time between two requests to an aggregator that does not answer, in milliseconds. */
const retryMs = 30_000;

/** The longest time that a request waits for the aggregator's list, in milliseconds. */
const patienceMs = 1_500;

/**
 * Returns a function that lists the providers that can be connected now. That function asks the aggregator at most
 * every ten minutes, or every 30 seconds while the aggregator does not answer. If the aggregator does not answer,
 * returns the last known list, or all providers if no list is known. Returns an empty list if there is no aggregator.
 */
export function createAvailableProviders(aggregator: Aggregator | undefined, now: () => Date) {
  let known: readonly ProviderId[] = syncedProviderIds;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> = Promise.resolve();

  async function refresh(source: Aggregator): Promise<void> {
    try {
      known = await source.listProviders();
    } catch {
      askedAt = now().getTime() - keepMs + retryMs;
    }
  }

  return async function listAvailable(): Promise<readonly ProviderId[]> {
    if (!aggregator) return [];
    if (now().getTime() - askedAt >= keepMs) {
      askedAt = now().getTime();
      asking = refresh(aggregator);
    }
    await Promise.race([asking, new Promise((resolve) => setTimeout(resolve, patienceMs).unref())]);
    return known;
  };
}

export type ListAvailable = ReturnType<typeof createAvailableProviders>;
