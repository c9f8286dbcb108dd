import { useQuery } from '@tanstack/react-query';
import { deletePushSubscription, getReminders, savePushSubscription } from '#contracts/reminders.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useMember } from '#web/lib/session.ts';
import { useWriteMutation } from '#web/lib/use-endpoint-mutation.ts';
import { rememberPushChoice } from './push-choice.ts';
import { findPushSubscription, subscribeToPush } from './subscribe-to-push.ts';

/** The result of `useEnablePush`. `dismissed`: the person closed the browser's prompt without an answer. */
export type PushResult = 'on' | 'denied' | 'dismissed';

/** Returns a query for the state of the person's reminders, including the server's public key for push messages. */
export const useReminders = () => useQuery(endpointQuery(getReminders));

/**
 * Returns a mutation that asks for permission and subscribes this browser to push reminders. Its input is the server's
 * public key. Start the mutation in a click handler, because browsers show the prompt only after a user gesture.
 */
export function useEnablePush() {
  const userId = useMember().id;
  return useWriteMutation(async (write, vapidPublicKey: string): Promise<PushResult> => {
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
    await write(savePushSubscription, { body: await subscribeToPush(vapidPublicKey) });
    rememberPushChoice(userId, true);
    return 'on';
  });
}

/** A subscription that the server has stored. */
interface KnownSubscription {
  id: number;
  endpoint: string;
}

/** Returns a mutation that ends push reminders in this or another browser. */
export function useDisablePush() {
  const userId = useMember().id;
  return useWriteMutation(async (write, { id, endpoint }: KnownSubscription) => {
    await write(deletePushSubscription, { params: { id: String(id) } });
    const own = await findPushSubscription();
    // The browser keeps its subscription, because all people who use this browser share it.
    if (own?.endpoint === endpoint) rememberPushChoice(userId, false);
  });
}
