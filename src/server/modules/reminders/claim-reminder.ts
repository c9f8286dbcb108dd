import { addDays } from '#domain/calendar-day.ts';
import { chooseChannel, maxInARow } from '#domain/reminders/choose-channel.ts';
import type { Db } from '#server/db/connect.ts';
import { type KnownChannel, listChannels } from './channel-states.ts';
import { loadReminding } from './load-reminding.ts';
import type { RemindersDeps } from './reminders-deps.ts';
import {
  closeOtherDays,
  findLastVisit,
  findReminder,
  lockPerson,
  type Person,
  type Reminder,
  updateNextReminder,
  upsertChannel,
  upsertReminder,
} from './reminders-queries.ts';

/**
 * A claim is the right to make one attempt to send a reminder. Only the process that holds the claim may make the
 * attempt.
 */
export interface Claim {
  userId: number;
  person: Person;
  reminder: Reminder;
}

/**
 * The time, in milliseconds, after which an attempt without a result counts as cut off: no result is expected any more.
 * This time is longer than the sum of all timeouts of sending, so an attempt that is still sending never counts as cut
 * off.
 */
const cutOffAfterMs = 3 * 60 * 1000;

/** How many days of past reminders are kept. */
const keptDays = 90;

/**
 * Decides whether a person gets a reminder now. If an attempt is due, stores the attempt with the state `sending` and
 * returns it. Until the result of the attempt is stored, no other call returns an attempt for the same day. If the
 * process ends before the result is stored, the reminder is not sent again, because it may have been sent. Returns
 * undefined if there is nothing to send.
 */
export function claimReminder(deps: RemindersDeps, userId: number): Promise<Claim | undefined> {
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.now();
    const person = await lockPerson(tx, userId);
    if (!person?.timeZone || !person.nextReminderAt || person.nextReminderAt > now) return undefined;
    const { notifications, isModuleOn, plan, isDone } = await loadReminding(
      tx,
      userId,
      person,
      person.timeZone,
      now,
    );
    const keepFrom = addDays(plan.day, -keptDays);
    await closeOtherDays(tx, userId, { day: plan.day, keepFrom, now });
    const isWanted = notifications.dailyCheckIn && isModuleOn && !isDone;
    const known = await findReminder(tx, userId, plan.day);
    const lastVisit = await findLastVisit(tx, userId);
    const channels = await listChannels(tx, userId, { ...deps, now }, notifications, lastVisit);

    const next = known
      ? continueReminder(known, isWanted, now)
      : isWanted && plan.isDue && (await startReminder(tx, userId, channels, now, plan));
    if (!next) {
      // If an attempt is under way, makes the reminder job due when that attempt counts as cut off.
      const isUnderWay = known?.state === 'sending' && !isCutOff(known, now);
      const at = isUnderWay ? new Date(known.stateAt.getTime() + cutOffAfterMs) : plan.nextAt;
      await updateNextReminder(tx, userId, at);
      return undefined;
    }
    await upsertReminder(tx, userId, next);
    const isAttempt = next.state === 'sending';
    await updateNextReminder(tx, userId, isAttempt ? new Date(now.getTime() + cutOffAfterMs) : plan.nextAt);
    return isAttempt ? { userId, person, reminder: next } : undefined;
  });
}

const isCutOff = ({ stateAt }: Reminder, now: Date) => now.getTime() - stateAt.getTime() >= cutOffAfterMs;

/** Returns the next state of a reminder that has been started, or undefined if its state does not change. */
function continueReminder(known: Reminder, isWanted: boolean, now: Date): Reminder | undefined {
  const { state, stateAt, attempts, deadline } = known;
  if (state === 'sending' && isCutOff(known, now)) {
    return { ...known, state: 'unknown', stateAt: now, sentAt: stateAt };
  }
  if (state !== 'waiting') return undefined;
  if (!isWanted || now >= deadline) return { ...known, state: 'failed', stateAt: now };
  return { ...known, state: 'sending', stateAt: now, attempts: attempts + 1 };
}

/**
 * Returns the first attempt of a day, or undefined if no channel is switched on and working. Also stores for each
 * channel whether it has failed or works again.
 */
async function startReminder(
  tx: Db,
  userId: number,
  channels: KnownChannel[],
  now: Date,
  { day, dueAt, deadline }: { day: string; dueAt: Date | undefined; deadline: Date },
): Promise<Reminder | undefined> {
  const judged = channels.map((state) => judge(state, now));
  for (const { channel, failure, failedAt, stored } of judged) {
    const isResumed = stored.failure === 'unopened' && failure === null;
    if (failure !== stored.failure)
      await upsertChannel(tx, userId, {
        ...stored,
        channel,
        failure,
        failedAt,
        ...(isResumed && { unopened: 0 }),
      });
  }
  const chosen = chooseChannel(judged, now);
  if (!chosen || !dueAt) return undefined;
  const { channel, insteadOf } = chosen;
  const state = { state: 'sending' as const, stateAt: now, attempts: 1 };
  return { day, channel, insteadOf, ...state, dueAt, deadline, sentAt: null, openedAt: null };
}

/**
 * Marks a working channel as failed if none of its last `maxInARow` reminders was opened. Returns all other channels
 * unchanged. This includes a channel that works again because of a visit (see `listChannels`).
 */
function judge(state: KnownChannel, now: Date): KnownChannel {
  const isResumed = state.stored.failure === 'unopened' && state.failure === null;
  if (state.failure !== null || isResumed || state.stored.unopened < maxInARow) return state;
  return { ...state, failure: 'unopened', failedAt: now };
}
