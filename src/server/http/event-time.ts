import type { InstantInput } from '#contracts/inputs.ts';
import { type CalendarDay, isLoggableDay, toCalendarDay } from '#domain/calendar-day.ts';
import { isSameClock } from '#domain/zoned-time.ts';
import { assertThat } from './api-error.ts';

/** The tolerance, in milliseconds, for a client's clock that runs ahead. */
const clockSkewMs = 5 * 60 * 1000;

export interface EventTime {
  at: Date;
  zone: string;
  day: CalendarDay;
}

/**
 * Returns the instant of an entry, `now` if none is given, and its day in the zone. A timestamp with an offset that the
 * zone does not have at that instant was written elsewhere: the offset is its zone then, such as `+12:00`. Throws `invalid_input` for
 * `timestamp` when it is before 1970-01-01 or in the future.
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
    // The year as well: days before the year 1000 have fewer digits and do not compare as text.
    at.getTime() <= now.getTime() + clockSkewMs &&
      at.getUTCFullYear() >= 1969 &&
      isLoggableDay(day, toCalendarDay(now, zone)),
    'invalid_input',
    'timestamp',
  );
  return { at, zone, day };
}

/**
 * Returns the day of an entry, today in the zone if none is given. Throws `invalid_input` for `field` when it is before
 * 1970-01-01 or after tomorrow.
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
