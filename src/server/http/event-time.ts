import type { InstantInput } from '#contracts/inputs.ts';
import { type CalendarDay, firstLoggableDay, isLoggableDay, toCalendarDay } from '#domain/calendar-day.ts';
import { isSameClock } from '#domain/zoned-time.ts';
import { assertInput, type BrokenRule, notInFuture } from './assert-input.ts';

/** How far in the future a timestamp is allowed to be, in milliseconds. The clock of a client can be ahead. */
export const clockSkewMs = 5 * 60 * 1000;

const loggableDays: BrokenRule = {
  en: `must be from ${firstLoggableDay} to tomorrow`,
  sv: `måste vara från ${firstLoggableDay} till i morgon`,
};

/** When an entry happened: the instant, the time zone at the place of the event, and the calendar day in that zone. */
export interface EventTime {
  at: Date;
  zone: string;
  day: CalendarDay;
}

/**
 * Returns the instant, time zone and day of an entry. Without a timestamp, the instant is `now`. The zone is the
 * caller's zone, with one exception: if the timestamp has a UTC offset that the caller's zone does not have at that
 * instant, the entry was recorded elsewhere. The zone is then that offset, such as `+12:00`. Throws `invalid_input` for
 * `timestamp` if the day is before 1970-01-01 or the instant is in the future.
 */
export function resolveEventTime(
  timestamp: InstantInput | undefined,
  now: Date,
  callerZone: string,
): EventTime {
  const { at, offset } = timestamp ?? { at: now };
  const zone = offset === undefined || isSameClock(at, offset, callerZone) ? callerZone : offset;
  const day = toCalendarDay(at, zone);
  assertInput(!isFuture(at, now), 'timestamp', notInFuture);
  // `isLoggableDay` compares days as text, which only works for years with four digits. So the year is checked first.
  // The UTC year may be 1969, because the year in the zone can then already be 1970.
  const isLoggable = at.getUTCFullYear() >= 1969 && isLoggableDay(day, toCalendarDay(now, zone));
  assertInput(isLoggable, 'timestamp', loggableDays);
  return { at, zone, day };
}

/**
 * Returns whether an instant is more than `clockSkewMs` in the future. The clock of a client can be ahead by that much.
 */
export const isFuture = (at: Date, now: Date): boolean => at.getTime() > now.getTime() + clockSkewMs;

/**
 * Returns the day of an entry, or today in the zone if no day is given. Throws `invalid_input` for `field` if the day
 * is before 1970-01-01 or after tomorrow.
 */
export function resolveDay(
  day: CalendarDay | undefined,
  now: Date,
  zone: string,
  field = 'date',
): CalendarDay {
  const today = toCalendarDay(now, zone);
  assertInput(day === undefined || isLoggableDay(day, today), field, loggableDays);
  return day ?? today;
}
