const syncTag = 'lagom.outbox';

/** The property of a service worker registration that only browsers with Background Sync have. */
interface SyncRegistration {
  sync?: { register(tag: string): Promise<void> };
}

/**
 * Asks the browser to start the service worker when the network is back, so that the service worker sends the outbox.
 * Does nothing in browsers without Background Sync.
 */
export async function requestSync(): Promise<void> {
  try {
    const registration = (await navigator.serviceWorker?.getRegistration()) as SyncRegistration | undefined;
    await registration?.sync?.register(syncTag);
  } catch {
    // The browser denies Background Sync, for example in private windows. An open page sends the outbox without it.
  }
}
