import { OperatorChannels } from './operator-channels.tsx';
import { PushDevices } from './push-devices.tsx';
import { ReminderCalendar } from './reminder-calendar.tsx';
import { ReminderChannels } from './reminder-channels.tsx';
import type { Reminders } from './use-notifications.ts';
import { useOwnEndpoint } from './use-own-endpoint.ts';

/** Shows the devices with push, the other reminder channels, and the link to the calendar. */
export function ReminderDetails({ reminders }: { reminders: Reminders }) {
  const { channels, pushSubscriptions, ntfyTopic, calendar, obstacle } = reminders;
  return (
    <>
      <PushDevices subscriptions={pushSubscriptions} ownEndpoint={useOwnEndpoint(pushSubscriptions)} />
      <ReminderChannels channels={channels} />
      <OperatorChannels channels={channels} ntfyTopic={ntfyTopic} />
      <ReminderCalendar calendar={calendar} obstacle={obstacle} />
    </>
  );
}
