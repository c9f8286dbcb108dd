/** The ways to send a reminder, the preferred way first. A reminder uses the first channel that is on and works. */
export const reminderChannels = ['push', 'ntfy', 'webhook', 'email'] as const;

export type ReminderChannel = (typeof reminderChannels)[number];

/**
 * Why a channel no longer works. `gone`: the push service says that no subscribed browser exists any more. `refused`:
 * the service or mail server refused the reminders of several days in a row. `unopened`: the person did not open Lagom
 * after any of several reminders in a row.
 */
export const channelFailures = ['gone', 'refused', 'unopened'] as const;

export type ChannelFailure = (typeof channelFailures)[number];
