import type { getReminders, savePushSubscription } from '#contracts/reminders.ts';

declare const self: ServiceWorkerGlobalScope;

// Only the types of the endpoints are imported, because their schemas would make the worker's script much larger.
const remindersPath = '/api/reminders' satisfies (typeof getReminders)['path'];
const subscriptionsPath = '/api/push-subscriptions' satisfies (typeof savePushSubscription)['path'];

/** What browsers send with `pushsubscriptionchange`. Some browsers leave the subscriptions out. */
interface SubscriptionChange extends ExtendableEvent {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/**
 * Saves the subscription by which the browser replaced its old one, or subscribes again. Does nothing unless the
 * signed-in person had the old one, because other people can use the same browser. The app renews the subscription with
 * the next visit if it cannot be done here.
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
