import type { EndpointResult } from '#contracts/endpoint.ts';
import type { sendTestReminder } from '#contracts/reminders.ts';
import type { ReminderChannel } from '#domain/reminders/channels.ts';
import { assertThat } from '#server/http/api-error.ts';
import type { CurrentUser } from '#server/http/deps.ts';
import { isChannelAvailable } from './channel-states.ts';
import { testText } from './reminder-texts.ts';
import type { RemindersDeps } from './reminders-deps.ts';
import { findChannels } from './reminders-queries.ts';
import { sendMessage } from './send-reminder.ts';
import { findSubscriptions } from './subscriptions-queries.ts';

type TestResult = EndpointResult<typeof sendTestReminder>['result'];

/** How long a push service keeps a test reminder for a device that is offline, in milliseconds. */
const lifetimeMs = 60 * 60 * 1000;

/**
 * Sends a test reminder and returns the result. `stored` means that the email was only written to a file. Throws
 * `channel_not_set_up` if the channel has no recipient.
 */
export async function sendTest(
  deps: RemindersDeps,
  user: CurrentUser,
  channel: ReminderChannel,
): Promise<TestResult> {
  assertThat(await hasRecipient(deps, user.id, channel), 'channel_not_set_up', 'channel');
  const language = user.language ?? 'en';
  const { result } = await sendMessage(deps, channel, {
    userId: user.id,
    email: user.email,
    firstName: user.firstName,
    language,
    text: testText(language),
    tag: 'test',
    expiresAt: new Date(deps.now().getTime() + lifetimeMs),
  });
  // Without a mail server, emails are written to files.
  const isStored = channel === 'email' && result === 'sent' && !isChannelAvailable(channel, deps.settings);
  return isStored ? 'stored' : result;
}

async function hasRecipient(
  { db, settings }: RemindersDeps,
  userId: number,
  channel: ReminderChannel,
): Promise<boolean> {
  if (channel === 'email') return true;
  if (channel === 'push') return (await findSubscriptions(db, userId)).length > 0;
  const stored = (await findChannels(db, userId)).find((one) => one.channel === channel);
  return isChannelAvailable(channel, settings) && stored?.isOn === true;
}
