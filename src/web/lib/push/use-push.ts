import { useQuery } from '@tanstack/react-query';
import { deletePushSubscription, getReminders, savePushSubscription } from '#contracts/reminders.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useMember } from '#web/lib/session.ts';
import { useWriteMutation } from '#web/lib/use-endpoint-mutation.ts';
import { rememberPushChoice } from './push-choice.ts';
import { findPushSubscription, subscribeToPush } from './subscribe-to-push.ts';

/** The result of asking for push. `dismissed`: the person closed the browser's question without an answer. */
export type PushResult = 'on' | 'denied' | 'dismissed';

export const useReminders = () => useQuery(endpointQuery(getReminders));

/**
 * Returns a mutation that asks for the permission and subscribes this browser to reminders by push. Start it in a click
 * handler, because browsers ask only after a user gesture. Its input is the server's public key.
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

/** A subscription that the server has. */
interface KnownSubscription {
  id: number;
  endpoint: string;
}

/** Returns a mutation that ends reminders by push in a browser, this one or another one. */
export function useDisablePush() {
  const userId = useMember().id;
  return useWriteMutation(async (write, { id, endpoint }: KnownSubscription) => {
    await write(deletePushSubscription, { params: { id: String(id) } });
    const own = await findPushSubscription();
    // The browser keeps its subscription, because other people in this browser use the same one.
    if (own?.endpoint === endpoint) rememberPushChoice(userId, false);
  });
}
