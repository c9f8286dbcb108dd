import { addDays, type CalendarDay, toCalendarDay } from '#domain/calendar-day.ts';
import { toInstant } from '#domain/zoned-time.ts';
import { reminderInstant } from './reminder-instant.ts';

/**
 * The longest delay after which a reminder is still sent, in milliseconds. If the server was down for longer, the
 * reminder is not sent.
 */
const maxLateMs = 3 * 60 * 60 * 1000;

export interface ReminderTimes {
  now: Date;
  /** The time zone in which the person is. */
  zone: string;
  /** The time of the daily reminder, `HH:MM`. */
  time: string;
  /** When the person came to the zone from another zone. Null if the person was never in another zone. */
  arrivedAt: Date | null;
  /**
   * The instant from which reminders are sent. Reminders that were due earlier are not sent. Set to the current time
   * when the settings are saved and when the zone first becomes known.
   */
  validFrom: Date;
}

export interface ReminderPlan {
  /** The person's current day. */
  day: CalendarDay;
  /** When the reminder of `day` is due. Undefined if `day` has no reminder. */
  dueAt: Date | undefined;
  /**
   * The instant from which the reminder of `day` is no longer sent: 3 hours after `dueAt`, or the end of the day if
   * that is earlier.
   */
  deadline: Date;
  /**
   * Whether the reminder of `day` is due now. The caller must also check that the reminder was not
   * sent already and that the check-in is not done.
   */
  isDue: boolean;
  /**
   * When the next reminder after `now` is due. This can be the reminder of `day` or of a later day.
   */
  nextAt: Date;
  /** When the first reminder after `day` is due. */
  laterAt: Date;
}

/** Returns whether a person's reminder of the current day is due, and when the next reminder is due. */
export function planReminder({ now, zone, time, arrivedAt, validFrom }: ReminderTimes): ReminderPlan {
  const day = toCalendarDay(now, zone);
  const scheduled = reminderInstant(day, time, zone);
  // A person who travels east past the time of the reminder gets the reminder on arrival. Otherwise there would be no
  // reminder on that day.
  const isLateByTravel =
    scheduled && arrivedAt && scheduled < arrivedAt && toCalendarDay(arrivedAt, zone) === day;
  const dueAt = isLateByTravel ? arrivedAt : scheduled;
  const endOfDay = toInstant(addDays(day, 1), '00:00', zone);
  const deadline = new Date(Math.min(dueAt ? dueAt.getTime() + maxLateMs : Infinity, endOfDay.getTime()));
  const isDue = dueAt !== undefined && dueAt >= validFrom && dueAt <= now && now < deadline;
  const laterAt = firstAfter(day, time, zone);
  const nextAt = dueAt && dueAt > now ? dueAt : laterAt;
  return { day, dueAt, deadline, isDue, nextAt, laterAt };
}

/** Returns the instant of the first reminder on a day after `day`. */
function firstAfter(day: CalendarDay, time: string, zone: string): Date {
  const next = addDays(day, 1);
  return reminderInstant(next, time, zone) ?? firstAfter(next, time, zone);
}
