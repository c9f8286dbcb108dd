import type { InstantInput } from '#contracts/inputs.ts';
import { type CalendarDay, isLoggableDay, toCalendarDay } from '#domain/calendar-day.ts';
import { isSameClock } from '#domain/zoned-time.ts';
import { assertThat } from './api-error.ts';

/** How far in the future a timestamp may be, in milliseconds, because the client's clock may be ahead. */
const clockSkewMs = 5 * 60 * 1000;

/** The time of an event: the instant, the zone in which it happened, and the day in that zone. */
export interface EventTime {
  at: Date;
  zone: string;
  day: CalendarDay;
}

/**
 * Returns the instant, zone and day of an entry. The instant is `now` if no timestamp is given. The zone is the
 * caller's, unless the timestamp has an offset that differs from it at that instant: then the entry was made elsewhere,
 * and the offset is its zone, such as `+12:00`. Throws `invalid_input` for `timestamp` if it is before 1970-01-01 or in
 * the future.
 */
export function resolveEventTime(
  timestamp: InstantInput | undefined,
  now: Date,
  callerZone: string,
): EventTime {
  const { at, offset } = timestamp ?? { at: now };
  const zone = offset === undefined || isSameClock(at, offset, callerZone) ? callerZone : offset;
  const day = toCalendarDay(at, zone);
  assertThat(
    // Checks the year too: days before the year 1000 have fewer digits, so they cannot be compared as text.
    at.getTime() <= now.getTime() + clockSkewMs &&
      at.getUTCFullYear() >= 1969 &&
      isLoggableDay(day, toCalendarDay(now, zone)),
    'invalid_input',
    'timestamp',
  );
  return { at, zone, day };
}

/**
 * Returns the day of an entry. The default is today in the zone. Throws `invalid_input` for `field` if the day is
 * before 1970-01-01 or after tomorrow.
 */
export function resolveDay(
  day: CalendarDay | undefined,
  now: Date,
  zone: string,
  field = 'date',
): CalendarDay {
  const today = toCalendarDay(now, zone);
  assertThat(day === undefined || isLoggableDay(day, today), 'invalid_input', field);
  return day ?? today;
}
