import type { EndpointResult } from '#contracts/endpoint.ts';
import type { getReminders } from '#contracts/reminders.ts';
import { chooseChannel } from '#domain/reminders/choose-channel.ts';
import type { Db } from '#server/db/connect.ts';
import { bumpDataVersion } from '#server/db/data-version.ts';
import { assertFound, assertThat } from '#server/http/api-error.ts';
import { ensureVapidKeys } from '#server/push/vapid-keys.ts';
import { getSettings, switchOffEmails } from '../notifications/notifications-service.ts';
import { findCalendar } from './calendars-queries.ts';
import { isChannelAvailable, type KnownChannel, listChannels, newChannel } from './channel-states.ts';
import { loadReminding } from './load-reminding.ts';
import type { RemindersDeps } from './reminders-deps.ts';
import {
  clearFailures,
  findLastReminder,
  findLastSent,
  findPerson,
  findReminder,
  type Person,
  type Reminder,
  restartPerson,
  upsertChannel,
} from './reminders-queries.ts';
import { findSubscribedBrowsers } from './subscriptions-queries.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

type ReminderState = EndpointResult<typeof getReminders>;

/**
 * Starts reminders again after the person has saved the notification settings. All channels count as working, and the
 * reminder job computes the next reminder from the new settings.
 */
export async function restartReminders(tx: Db, userId: number, now: Date): Promise<void> {
  await clearFailures(tx, userId);
  await restartPerson(tx, userId, now);
}

/**
 * Returns what the settings page shows about a person's reminders. Throws `not_found` if the account does not exist.
 */
export async function getReminderState(
  { db, settings }: Pick<RemindersDeps, 'db' | 'settings'>,
  userId: number,
  now: Date,
): Promise<ReminderState> {
  const person = await findPerson(db, userId);
  assertFound(person);
  const reminding = await loadReminding(db, userId, person, person.timeZone ?? 'UTC', now);
  // Passes `now` as the last visit, because the person is using Lagom. So a channel that failed because reminders were
  // not opened can work again.
  const channels = await listChannels(db, userId, { settings, now }, reminding.notifications, now);
  const last = await findLastReminder(db, userId);
  const lastSent = await findLastSent(db, userId);
  const chosen = chooseChannel(channels, now);
  const obstacle = findObstacle(person, reminding, chosen !== undefined);
  const hasToday = (await findReminder(db, userId, reminding.plan.day)) !== undefined;
  const at = nextInstant(reminding, hasToday);
  const { publicKey } = await ensureVapidKeys(db, now);
  return {
    vapidPublicKey: publicKey,
    timeZone: person.timeZone,
    next: obstacle === null && chosen ? { at, ...chosen } : null,
    obstacle,
    channels: channels.map((state) => describeChannel(state, lastSent)),
    pushSubscriptions: await findSubscribedBrowsers(db, userId),
    ntfyTopic: channels.find(({ channel }) => channel === 'ntfy')?.stored.topic ?? null,
    calendar: (await findCalendar(db, userId)) ?? null,
    last: last ? { ...last, state: shownState(last) } : null,
  };
}

type Reminding = Awaited<ReturnType<typeof loadReminding>>;

/** Returns why the person gets no reminders. Returns null if the person gets reminders. */
function findObstacle(
  { timeZone }: Person,
  { notifications, isModuleOn }: Reminding,
  hasChannel: boolean,
): ReminderState['obstacle'] {
  if (!notifications.dailyCheckIn) return 'off';
  if (!isModuleOn) return 'module_off';
  if (timeZone === null) return 'no_time_zone';
  return hasChannel ? null : 'no_channel';
}

/**
 * Returns when the next reminder is due. Returns the time of today's reminder, except in three cases: today's check-in
 * is done, the server has already started to send today's reminder (`hasToday`), or today's reminder is due neither now
 * nor later today. In these cases, returns the time of the first reminder after today.
 */
function nextInstant({ plan, isDone }: Reminding, hasToday: boolean): Date {
  const { dueAt, isDue, nextAt, laterAt } = plan;
  if (isDone || hasToday) return laterAt;
  return isDue && dueAt ? dueAt : nextAt;
}

function describeChannel(
  { channel, isAvailable, isChosen, hasTarget, failure, failedAt }: KnownChannel,
  lastSent: Map<string, Date>,
): ReminderState['channels'][number] {
  const lastSentAt = lastSent.get(channel) ?? null;
  return { channel, isAvailable, isOn: isChosen, hasTarget, failure, failedAt, lastSentAt };
}

const shownState = ({ state }: Reminder) => (state === 'sending' || state === 'waiting' ? 'pending' : state);

/**
 * Saves whether reminders come by ntfy and by webhook, and the topic of ntfy. A null `ntfyTopic` switches ntfy off.
 * Resets the failures of both channels. Throws `channel_not_set_up` for a channel that the operator has not set up.
 */
export async function updateReminderChannels(
  tx: Db,
  userId: number,
  { ntfyTopic, webhook }: { ntfyTopic: string | null; webhook: boolean },
  settings: RemindersDeps['settings'],
): Promise<void> {
  const isNtfyAllowed = ntfyTopic === null || isChannelAvailable('ntfy', settings);
  assertThat(isNtfyAllowed, 'channel_not_set_up', 'ntfyTopic');
  assertThat(!webhook || isChannelAvailable('webhook', settings), 'channel_not_set_up', 'webhook');
  await upsertChannel(tx, userId, { ...newChannel('ntfy'), isOn: ntfyTopic !== null, topic: ntfyTopic });
  await upsertChannel(tx, userId, { ...newChannel('webhook'), isOn: webhook });
}

/** Returns the user id of an unsubscribe link. Throws `not_found` for an invalid link. */
async function getLinkOwner(
  db: Db,
  { SECRET }: Pick<RemindersDeps['settings'], 'SECRET'>,
  token: string,
): Promise<number> {
  const userId = readUnsubscribeToken(SECRET, token);
  assertFound(userId !== undefined && (await findPerson(db, userId)));
  return userId;
}

/**
 * Returns whether the owner of an unsubscribe link has reminders by email switched on. Throws `not_found` for an
 * invalid link.
 */
export async function getsEmails(
  db: Db,
  settings: Pick<RemindersDeps['settings'], 'SECRET'>,
  token: string,
): Promise<boolean> {
  const userId = await getLinkOwner(db, settings, token);
  return (await getSettings(db, userId)).emailNotifications;
}

/** Switches off reminders by email for the owner of an unsubscribe link. Throws `not_found` for an invalid link. */
export async function stopEmails(
  db: Db,
  settings: Pick<RemindersDeps['settings'], 'SECRET'>,
  token: string,
  now: Date,
): Promise<void> {
  const userId = await getLinkOwner(db, settings, token);
  await db.transaction().execute(async (tx) => {
    await bumpDataVersion(tx, userId);
    await switchOffEmails(tx, userId, now);
  });
}
