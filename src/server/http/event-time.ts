import { type CalendarDay, dayOf } from '#domain/calendar-day.ts';
import { assertThat } from './api-error.ts';

/** Clocks of phones run ahead; further than this an entry lies in the future. */
const clockSkewMs = 5 * 60 * 1000;

export interface EventTime {
  at: Date;
  zone: string;
  day: CalendarDay;
}

/** When an entry happened and on which day that was where the person is. The future is refused, as `timestamp`. */
export function resolveEventTime(timestamp: Date | undefined, now: Date, zone: string): EventTime {
  const at = timestamp ?? now;
  const day = dayOf(at, zone);
  assertThat(
    at.getTime() <= now.getTime() + clockSkewMs && at.getUTCFullYear() >= 1900 && day >= '1900-01-01',
    'invalid_input',
    'timestamp',
  );
  return { at, zone, day };
}
