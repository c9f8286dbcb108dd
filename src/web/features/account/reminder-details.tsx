import { useQuery } from '@tanstack/react-query';
import { findPushSubscription } from '#web/lib/push/subscribe-to-push.ts';
import { OperatorChannels } from './operator-channels.tsx';
import { PushDevices } from './push-devices.tsx';
import { PushOnThisDevice } from './push-on-this-device.tsx';
import { ReminderCalendar } from './reminder-calendar.tsx';
import { ReminderChannels } from './reminder-channels.tsx';
import type { Reminders } from './use-notifications.ts';

/**
 * Shows how reminders reach the person: push on this and other devices, all channels with their state, and the link to
 * the calendar.
 */
export function ReminderDetails({ reminders }: { reminders: Reminders }) {
  const { channels, pushSubscriptions, vapidPublicKey, ntfyTopic, calendar } = reminders;
  const ownEndpoint = useOwnEndpoint(pushSubscriptions);
  return (
    <>
      <PushOnThisDevice
        vapidPublicKey={vapidPublicKey}
        isSetUp={pushSubscriptions.some(({ endpoint }) => endpoint === ownEndpoint)}
        isPushOn={channels.some(({ channel, isOn }) => channel === 'push' && isOn)}
      />
      <PushDevices subscriptions={pushSubscriptions} ownEndpoint={ownEndpoint} />
      <ReminderChannels channels={channels} />
      <OperatorChannels channels={channels} ntfyTopic={ntfyTopic} />
      <ReminderCalendar calendar={calendar} />
    </>
  );
}

/**
 * Returns the address of this browser's push subscription. Returns undefined while loading, and if
 * the browser has no subscription. Asks the browser again when the account's subscriptions change,
 * because this browser may have been added or removed.
 */
function useOwnEndpoint(subscriptions: Reminders['pushSubscriptions']): string | undefined {
  const ids = subscriptions.map(({ id }) => id);
  const { data } = useQuery({
    queryKey: ['push-subscription', ids],
    queryFn: async () => (await findPushSubscription())?.endpoint ?? null,
    placeholderData: (previous) => previous,
  });
  return data ?? undefined;
}
