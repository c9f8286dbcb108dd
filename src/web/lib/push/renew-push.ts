import { getReminders, savePushSubscription } from '#contracts/reminders.ts';
import { callApi } from '#web/lib/call-api.ts';
import { sendWrite } from '#web/lib/send-write.ts';
import { hasChosenPush } from './push-choice.ts';
import { findPushSubscription, subscribeToPush, toInput } from './subscribe-to-push.ts';

/**
 * Saves this browser's push subscription on the server again, because the server deletes it when the session ends. If
 * the browser has ended the subscription, subscribes again. Does nothing unless this person has set up push in this
 * browser and still allows notifications. Never rejects: the next visit tries again.
 */
export async function renewPush(userId: number): Promise<void> {
  if (!hasChosenPush(userId) || Notification.permission !== 'granted') return;
  try {
    const subscription = await findPushSubscription();
    const body = subscription
      ? toInput(subscription)
      : await subscribeToPush((await callApi(getReminders)).vapidPublicKey);
    await sendWrite(savePushSubscription, { body });
  } catch {
    // A failure needs no message here, because the account page shows whether this device is set up.
  }
}
