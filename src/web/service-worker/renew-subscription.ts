import type { getReminders, savePushSubscription } from '#contracts/reminders.ts';

declare const self: ServiceWorkerGlobalScope;

// Only the types of the endpoints are imported, because their schemas would make the worker's script much larger.
const remindersPath = '/api/reminders' satisfies (typeof getReminders)['path'];
const subscriptionsPath = '/api/push-subscriptions' satisfies (typeof savePushSubscription)['path'];

/** The event `pushsubscriptionchange`. Some browsers leave out one or both subscriptions. */
interface SubscriptionChange extends ExtendableEvent {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/**
 * Saves the new push subscription after the browser has replaced the old subscription. If the event contains no new
 * subscription, subscribes again. Does nothing unless the old subscription belonged to the signed-in person, because
 * several people can use the same browser. If the renewal fails, `renewPush` tries again at the next visit.
 */
export async function renewSubscription(event: SubscriptionChange): Promise<void> {
  const { oldSubscription, newSubscription } = event;
  if (!oldSubscription) return;
  const response = await fetch(remindersPath);
  if (!response.ok) return;
  const { pushSubscriptions } = (await response.json()) as { pushSubscriptions: { endpoint: string }[] };
  if (!pushSubscriptions.some(({ endpoint }) => endpoint === oldSubscription.endpoint)) return;
  const { applicationServerKey } = oldSubscription.options;
  const subscription =
    newSubscription ??
    (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  await fetch(subscriptionsPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(subscription),
  });
}
