import type { EndpointInput } from '#contracts/endpoint.ts';
import type { savePushSubscription } from '#contracts/reminders.ts';

export type SubscriptionInput = EndpointInput<typeof savePushSubscription>['body'];

/** Returns this browser's push subscription, or undefined if it has none. */
export async function findPushSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  // `pushManager` is missing on iPhones unless Lagom is installed.
  return (await registration?.pushManager?.getSubscription()) ?? undefined;
}

/**
 * Subscribes this browser to push messages. `vapidPublicKey` is the public key of the server in base64url. If the
 * browser has a subscription with another key, replaces the subscription, because the server cannot send messages to
 * it. Rejects if there is no service worker, the person denies notifications or the push service refuses.
 */
export async function subscribeToPush(vapidPublicKey: string): Promise<SubscriptionInput> {
  const registration = await waitForWorker();
  const applicationServerKey = decodeBase64Url(vapidPublicKey);
  const known = await registration.pushManager.getSubscription();
  if (known && !hasKey(known, applicationServerKey)) await known.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey,
  });
  return toInput(subscription);
}

/**
 * How long to wait for the service worker, in milliseconds. The worker is registered a few seconds after the page has
 * loaded.
 */
const workerTimeoutMs = 60_000;

/** Returns the registration of the active service worker. Rejects if there is none within a minute. */
async function waitForWorker(): Promise<ServiceWorkerRegistration> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('There is no service worker')), workerTimeoutMs);
  const registration = await Promise.race([navigator.serviceWorker.ready, timeout]);
  clearTimeout(timer);
  return registration;
}

/** Returns the part of a subscription that the server stores. */
export const toInput = (subscription: PushSubscription): SubscriptionInput =>
  subscription.toJSON() as SubscriptionInput;

function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (character) => character.charCodeAt(0));
}

function hasKey({ options }: PushSubscription, key: Uint8Array): boolean {
  const current = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return current.length === key.length && current.every((byte, index) => byte === key[index]);
}
