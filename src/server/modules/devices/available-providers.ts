import { type ProviderId, syncedProviderIds } from '#domain/devices/providers.ts';
import type { Aggregator } from '#server/aggregators/aggregator.ts';

const keepMs = 10 * 60_000;

/**
 * The shortest time between two requests for the list of providers while the aggregator does not answer, in
 * milliseconds.
 */
const retryMs = 30_000;

/** The longest time that a request of a person waits for the aggregator's list of providers, in milliseconds. */
const patienceMs = 1_500;

/**
 * Returns a function that lists the providers that can be connected. The function asks the
 * aggregator at most every ten minutes, or every 30 seconds while the aggregator does not answer.
 * Without an answer, the function returns the last known list, or all providers if no list is
 * known. If no aggregator is configured, the function returns an empty list.
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
