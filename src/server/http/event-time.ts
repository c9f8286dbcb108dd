import { type CalendarDay, isLoggableDay, toCalendarDay } from '#domain/calendar-day.ts';
import { assertThat } from './api-error.ts';

/** The tolerance, in milliseconds, for a client's clock that runs ahead. */
const clockSkewMs = 5 * 60 * 1000;

export interface EventTime {
  at: Date;
  zone: string;
  day: CalendarDay;
}

/**
 * Returns the instant of an entry, `now` if none is given, and its day in the zone. Throws `invalid_input` for
 * `timestamp` when it is before 1970-01-01 or in the future.
 */
export function resolveEventTime(timestamp: Date | undefined, now: Date, zone: string): EventTime {
  const at = timestamp ?? now;
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
