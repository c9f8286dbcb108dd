import { type ProviderId, providerIds } from '#domain/devices/providers.ts';

/** Returns the provider with an id. Returns undefined for one that the product does not know. */
export const providerOf = (id: string): ProviderId | undefined => providerIds.find((known) => known === id);
