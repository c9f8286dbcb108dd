import { type CalendarDay, toCalendarDay } from '#domain/calendar-day.ts';
import { toInstant, toTimeOfDay, wallClock } from '#domain/zoned-time.ts';

const minuteMs = 60_000;

/**
 * Returns the instant of a reminder at `HH:MM` of a day in a zone. For a time that occurs twice, returns the earlier
 * instant. For a time that a clock change skips, returns the first instant after the gap. If the gap is at the end of
 * the day, returns the instant one minute before the gap. Returns undefined if the zone skips the whole day.
 */
export function reminderInstant(day: CalendarDay, time: string, zone: string): Date | undefined {
  const instant = toInstant(day, time, zone);
  const isOnDay = (candidate: Date) => toCalendarDay(candidate, zone) === day;
  if (isOnDay(instant) && toTimeOfDay(instant, zone) === time) return instant;
  const gapEnd = findClockChange(instant, zone);
  return [gapEnd, new Date(gapEnd.getTime() - minuteMs)].find(isOnDay);
}

/** Returns the last clock change within 25 hours before an instant, to the minute. */
function findClockChange(instant: Date, zone: string): Date {
  const offsetAt = (ms: number) => wallClock(ms, zone) - ms;
  let after = instant.getTime();
  let before = after - 25 * 60 * minuteMs;
  const newOffset = offsetAt(after);
  while (after - before > minuteMs) {
    const middle = before + Math.floor((after - before) / 2 / minuteMs) * minuteMs;
    if (offsetAt(middle) === newOffset) after = middle;
    else before = middle;
  }
  return new Date(after);
}
