import type { NotificationSettings } from '#contracts/notifications.ts';
import { type ReminderChannel, reminderChannels } from '#domain/reminders/channels.ts';
import { type ChannelState, resumeAfterVisit } from '#domain/reminders/choose-channel.ts';
import type { Db } from '#server/db/connect.ts';
import { hasMailServer } from '#server/mail/transport.ts';
import type { RemindersDeps } from './reminders-deps.ts';
import { findChannels, type StoredChannel } from './reminders-queries.ts';
import { findSubscriptions } from './subscriptions-queries.ts';

export interface KnownChannel extends ChannelState {
  /** Whether the operator has set up what the channel needs. */
  isAvailable: boolean;
  /**
   * Whether the person has switched the channel on. Can be true even if the channel is not
   * available.
   */
  isChosen: boolean;
  /**
   * The state of the channel in the database. If a visit to Lagom has ended a failure, the field
   * `failure` of the KnownChannel is null, but `stored` still contains the failure.
   */
  stored: StoredChannel;
}

/**
 * Returns the person's channels in the order in which they are tried. `lastVisit` is when the person last used Lagom,
 * or null if never. If no channel works, a visit ends the failures of channels whose reminders were not opened (see
 * `resumeAfterVisit`).
 */
export async function listChannels(
  db: Db,
  userId: number,
  { settings, now }: Pick<RemindersDeps, 'settings'> & { now: Date },
  notifications: NotificationSettings,
  lastVisit: Date | null,
): Promise<KnownChannel[]> {
  const stored = await findChannels(db, userId);
  const hasBrowser = (await findSubscriptions(db, userId)).length > 0;
  const states = reminderChannels.map((channel): KnownChannel => {
    const known = stored.find((one) => one.channel === channel) ?? newChannel(channel);
    const isAvailable = isChannelAvailable(channel, settings);
    const isChosen = isChosenIn(channel, notifications) ?? known.isOn;
    const hasTarget = channel === 'push' ? hasBrowser : channel !== 'ntfy' || known.topic !== null;
    const { failure, failedAt } = known;
    const isOn = isAvailable && isChosen;
    return { channel, isAvailable, isChosen, isOn, hasTarget, failure, failedAt, stored: known };
  });
  return resumeAfterVisit(states, lastVisit, now);
}

/**
 * Returns whether the operator has set up what the channel needs. Email is not available without a mail server, because
 * emails are then only written to files.
 */
export function isChannelAvailable(channel: ReminderChannel, settings: RemindersDeps['settings']): boolean {
  if (channel === 'email') return hasMailServer(settings);
  if (channel === 'ntfy') return settings.NTFY_URL !== undefined;
  if (channel === 'push') return true;
  return settings.REMINDER_WEBHOOK_URL !== undefined && settings.REMINDER_WEBHOOK_SECRET !== undefined;
}

/**
 * Returns whether the notification settings switch a channel on. Returns undefined for a channel that is not in these
 * settings.
 */
function isChosenIn(
  channel: ReminderChannel,
  { pushNotifications, emailNotifications }: NotificationSettings,
): boolean | undefined {
  if (channel === 'push') return pushNotifications;
  return channel === 'email' ? emailNotifications : undefined;
}

/** Returns the stored state of a channel that was never used. */
export const newChannel = (channel: ReminderChannel): StoredChannel => ({
  channel,
  isOn: false,
  topic: null,
  refusals: 0,
  unopened: 0,
  failure: null,
  failedAt: null,
});
