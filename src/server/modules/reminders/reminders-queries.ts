import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { ChannelFailure, ReminderChannel } from '#domain/reminders/channels.ts';
import type { Db } from '#server/db/connect.ts';

/** What the reminder job needs to know about a person. */
export interface Person {
  email: string;
  firstName: string;
  language: 'en' | 'sv' | null;
  timeZone: string | null;
  /**
   * When the person's zone last changed from one known zone to another. Null if it never changed in
   * this way.
   */
  timeZoneChangedAt: Date | null;
  /** Reminders whose time was before this instant are not sent. Null until the account has a time zone. */
  remindersFrom: Date | null;
  /** When the reminder job runs for the person next. Null until the account has a time zone. */
  nextReminderAt: Date | null;
}

/** The reminder of one day. */
export interface Reminder {
  day: CalendarDay;
  channel: ReminderChannel;
  /** The preferred channel that failed, or null if `channel` is the first choice. */
  insteadOf: ReminderChannel | null;
  /**
   * `sending`: an attempt is under way. `waiting`: another attempt follows. `unknown`: the reminder may have arrived.
   */
  state: 'sending' | 'waiting' | 'sent' | 'failed' | 'unknown';
  stateAt: Date;
  /** The number of attempts with the current channel. */
  attempts: number;
  dueAt: Date;
  deadline: Date;
  sentAt: Date | null;
  openedAt: Date | null;
}

/**
 * Returns the ids of people for whom the reminder job is due: at most `limit` ids above `afterId`, in ascending order.
 */
export async function findPeopleToLookAt(
  db: Db,
  now: Date,
  afterId: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .where('next_reminder_at', '<=', now)
    .where('id', '>', afterId)
    .select('id')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

const selectPerson = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .where('id', '=', userId)
    .select([
      'email',
      'first_name as firstName',
      sql<'en' | 'sv' | null>`language`.as('language'),
      'time_zone as timeZone',
      'time_zone_changed_at as timeZoneChangedAt',
      'reminders_from as remindersFrom',
      'next_reminder_at as nextReminderAt',
    ]);

export function findPerson(db: Db, userId: number): Promise<Person | undefined> {
  return selectPerson(db, userId).executeTakeFirst();
}

/**
 * Returns a person and locks the row until the end of the transaction, so that only one process at a time decides about
 * the person's reminders. Returns undefined if the account does not exist.
 */
export function lockPerson(tx: Db, userId: number): Promise<Person | undefined> {
  return selectPerson(tx, userId).forUpdate().executeTakeFirst();
}

export async function updateNextReminder(db: Db, userId: number, at: Date): Promise<void> {
  await db.updateTable('users').set({ next_reminder_at: at }).where('id', '=', userId).execute();
}

/**
 * Makes the reminder job due for the person at once. Reminders whose time has passed are not sent. Does nothing if the
 * person has no time zone.
 */
export async function restartPerson(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ reminders_from: now, next_reminder_at: now })
    .where('id', '=', userId)
    .where('time_zone', 'is not', null)
    .execute();
}

/**
 * Returns when the person last used a session, or null if there is no session. The returned time
 * can be up to a day too early, because a session stores its use only once a day.
 */
export async function findLastVisit(db: Db, userId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .select((eb) => eb.fn.max('updated_at').as('at'))
    .executeTakeFirst();
  return row?.at ?? null;
}

const reminderColumns = [
  'day',
  sql<ReminderChannel>`channel`.as('channel'),
  sql<ReminderChannel | null>`instead_of`.as('insteadOf'),
  sql<Reminder['state']>`state`.as('state'),
  'state_at as stateAt',
  'attempts',
  'due_at as dueAt',
  'deadline',
  'sent_at as sentAt',
  'opened_at as openedAt',
] as const;

export function findReminder(db: Db, userId: number, day: CalendarDay): Promise<Reminder | undefined> {
  return db
    .selectFrom('reminders')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .select(reminderColumns)
    .executeTakeFirst();
}

export function findLastReminder(db: Db, userId: number): Promise<Reminder | undefined> {
  return db
    .selectFrom('reminders')
    .where('user_id', '=', userId)
    .select(reminderColumns)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Returns when each channel last sent a reminder. The map lacks channels that never sent a
 * reminder.
 */
export async function findLastSent(db: Db, userId: number): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('reminders')
    .where('user_id', '=', userId)
    .where('state', '=', 'sent')
    .groupBy('channel')
    .select((eb) => ['channel', eb.fn.max('sent_at').as('at')])
    .execute();
  return new Map(rows.flatMap(({ channel, at }) => (at ? [[channel, at] as const] : [])));
}

/**
 * Inserts or replaces the reminder of a day. Call it after `lockPerson`, so that two processes do not change the
 * reminder at the same time.
 */
export async function upsertReminder(db: Db, userId: number, reminder: Reminder): Promise<void> {
  const values = {
    channel: reminder.channel,
    instead_of: reminder.insteadOf,
    state: reminder.state,
    state_at: reminder.stateAt,
    attempts: reminder.attempts,
    due_at: reminder.dueAt,
    deadline: reminder.deadline,
    sent_at: reminder.sentAt,
    opened_at: reminder.openedAt,
  };
  await db
    .insertInto('reminders')
    .values({ user_id: userId, day: reminder.day, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'day']).doUpdateSet(values))
    .execute();
}

/**
 * Ends the reminders of days other than `day`: the state `waiting` becomes `failed`, and `sending` becomes `unknown`.
 * Deletes reminders of days before `keepFrom`.
 */
export async function closeOtherDays(
  db: Db,
  userId: number,
  { day, keepFrom, now }: { day: CalendarDay; keepFrom: CalendarDay; now: Date },
): Promise<void> {
  await db
    .updateTable('reminders')
    .set({
      state: sql`case state when 'waiting' then 'failed' else 'unknown' end`,
      sent_at: sql`case state when 'sending' then state_at end`,
      state_at: now,
    })
    .where('user_id', '=', userId)
    .where('day', '<>', day)
    .where('state', 'in', ['waiting', 'sending'])
    .execute();
  await db.deleteFrom('reminders').where('user_id', '=', userId).where('day', '<', keepFrom).execute();
}

/**
 * Marks the reminders of the last 24 hours as opened, because the person used Lagom at `now`. Sets the number of
 * unopened reminders to 0 for the channels of these reminders.
 */
export async function updateOpened(db: Db, userId: number, now: Date): Promise<void> {
  const from = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  await sql`
    with opened as (
      update reminders set opened_at = ${now}
      where user_id = ${userId} and opened_at is null and sent_at between ${from} and ${now}
      returning channel
    )
    update reminder_channels set unopened = 0
    where user_id = ${userId} and channel in (select channel from opened)
  `.execute(db);
}

/**
 * The stored state of a channel. `refusals` is the number of days in a row on which the service refused the reminder.
 * `unopened` is the number of reminders in a row that nobody opened.
 */
export interface StoredChannel {
  channel: ReminderChannel;
  isOn: boolean;
  topic: string | null;
  refusals: number;
  unopened: number;
  failure: ChannelFailure | null;
  failedAt: Date | null;
}

export function findChannels(db: Db, userId: number): Promise<StoredChannel[]> {
  return db
    .selectFrom('reminder_channels')
    .where('user_id', '=', userId)
    .select([
      sql<ReminderChannel>`channel`.as('channel'),
      'is_on as isOn',
      'topic',
      'refusals',
      'unopened',
      sql<ChannelFailure | null>`failure`.as('failure'),
      'failed_at as failedAt',
    ])
    .execute();
}

export async function upsertChannel(db: Db, userId: number, stored: StoredChannel): Promise<void> {
  const values = {
    is_on: stored.isOn,
    topic: stored.topic,
    refusals: stored.refusals,
    unopened: stored.unopened,
    failure: stored.failure,
    failed_at: stored.failedAt,
  };
  await db
    .insertInto('reminder_channels')
    .values({ user_id: userId, channel: stored.channel, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'channel']).doUpdateSet(values))
    .execute();
}

/** Resets the failures of one channel of the person. Without `channel`, resets the failures of all channels. */
export async function clearFailures(db: Db, userId: number, channel?: ReminderChannel): Promise<void> {
  await db
    .updateTable('reminder_channels')
    .set({ refusals: 0, unopened: 0, failure: null, failed_at: null })
    .where('user_id', '=', userId)
    .$if(channel !== undefined, (query) => query.where('channel', '=', channel ?? ''))
    .execute();
}
