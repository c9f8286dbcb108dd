import { type ProviderId, providerIds } from '#domain/devices/providers.ts';

/** Returns the provider with an id. Returns undefined if the product does not know the id. */
export const providerOf = (id: string): ProviderId | undefined => providerIds.find((known) => known === id);
