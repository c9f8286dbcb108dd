import { chooseChannel, maxInARow } from '#domain/reminders/choose-channel.ts';
import { nextAttemptAt } from '#domain/reminders/next-attempt.ts';
import type { Db } from '#server/db/connect.ts';
import type { SendResult } from '#server/push/send-result.ts';
import { type KnownChannel, listChannels, newChannel } from './channel-states.ts';
import type { Claim } from './claim-reminder.ts';
import { loadReminding } from './load-reminding.ts';
import type { RemindersDeps } from './reminders-deps.ts';
import {
  findLastVisit,
  lockPerson,
  type Reminder,
  type StoredChannel,
  updateNextReminder,
  upsertChannel,
  upsertReminder,
} from './reminders-queries.ts';

/**
 * Stores the result of an attempt and the time of the next attempt or reminder. Does nothing if the account was deleted
 * or has no time zone.
 */
export function finishReminder(
  deps: RemindersDeps,
  { userId, reminder }: Claim,
  result: SendResult,
): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.now();
    const person = await lockPerson(tx, userId);
    if (!person?.timeZone) return;
    const { notifications, plan } = await loadReminding(tx, userId, person, person.timeZone, now);
    const lastVisit = await findLastVisit(tx, userId);
    const channels = await listChannels(tx, userId, { ...deps, now }, notifications, lastVisit);
    const next = afterAttempt(reminder, result, channels, now);
    await upsertReminder(tx, userId, next.reminder);
    await updateNextReminder(tx, userId, next.attemptAt ?? plan.nextAt);
    if (!next.isRetry) await countResult(tx, userId, channels, reminder, result, now);
  });
}

interface AfterAttempt {
  reminder: Reminder;
  /** When the next attempt of the day follows. Undefined if no attempt follows on that day. */
  attemptAt?: Date;
  /** Whether the same channel is tried again. */
  isRetry?: true;
}

/**
 * Returns the state of a reminder after an attempt: sent, unknown, failed, or waiting for another attempt. The other
 * attempt uses the same channel or the next channel.
 */
function afterAttempt(
  reminder: Reminder,
  result: SendResult,
  channels: KnownChannel[],
  now: Date,
): AfterAttempt {
  const { channel, attempts, dueAt, deadline } = reminder;
  const ended = { ...reminder, stateAt: now };
  if (result.result === 'sent') return { reminder: { ...ended, state: 'sent', sentAt: now } };
  // Makes no further attempt. The reminder may have arrived, so another attempt could deliver it twice.
  if (result.result === 'no_answer') return { reminder: { ...ended, state: 'unknown', sentAt: now } };
  const other = chooseChannel(channels, now, channel);
  if (result.result === 'refused' && result.mayRetry) {
    const { retryAfterSeconds } = result;
    const hasOtherChannel = other !== undefined;
    const at = nextAttemptAt({ now, dueAt, deadline, attempts, retryAfterSeconds, hasOtherChannel });
    if (at) return { reminder: { ...ended, state: 'waiting' }, attemptAt: at, isRetry: true };
  }
  if (!other) return { reminder: { ...ended, state: 'failed' } };
  const insteadOf = reminder.insteadOf ?? channel;
  const takenOver = { channel: other.channel, insteadOf, attempts: 0, state: 'waiting' as const };
  return { reminder: { ...ended, ...takenOver }, attemptAt: now };
}

/**
 * Updates the stored state of a channel, with its counts of refused and unopened reminders, after
 * the channel's last attempt of the day.
 */
async function countResult(
  tx: Db,
  userId: number,
  channels: KnownChannel[],
  { channel }: Reminder,
  { result }: SendResult,
  now: Date,
): Promise<void> {
  const stored = channels.find((state) => state.channel === channel)?.stored ?? newChannel(channel);
  await upsertChannel(tx, userId, { ...stored, ...countedResult(stored, result, now) });
}

/** Returns the columns of a channel that change after a result, with their new values. */
function countedResult(
  { refusals, unopened }: StoredChannel,
  result: SendResult['result'],
  now: Date,
): Partial<StoredChannel> {
  const works = { failure: null, failedAt: null };
  if (result === 'gone') return { failure: 'gone', failedAt: now };
  if (result === 'sent') return { ...works, refusals: 0, unopened: unopened + 1 };
  if (result === 'no_answer') return { ...works, unopened: unopened + 1 };
  const isFailed = refusals + 1 >= maxInARow;
  return { refusals: refusals + 1, ...(isFailed && { failure: 'refused', failedAt: now }) };
}
