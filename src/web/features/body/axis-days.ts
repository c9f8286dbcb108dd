import { addDays, type CalendarDay, toDayNumber } from '#domain/calendar-day.ts';

/** Between two labels are at least this many of the days of the axis, as a share. */
const smallestGap = 1 / 8;

/** The most months between the first and the last day. With more, every third month has a label. */
const mostMonths = 4;

/**
 * Returns the days that have a label below a chart: the first and the last day, and between them the first days of
 * months, or of every third month on an axis of more than four months. Leaves out a month that is too close to the
 * first or the last day.
 */
export function listAxisDays(first: CalendarDay, last: CalendarDay): CalendarDay[] {
  const dayCount = toDayNumber(last) - toDayNumber(first);
  const months: CalendarDay[] = [];
  for (let offset = 1; offset < dayCount; offset += 1) {
    const day = addDays(first, offset);
    const isFar = Math.min(offset, dayCount - offset) >= dayCount * smallestGap;
    if (day.endsWith('-01') && isFar) months.push(day);
  }
  const step = months.length > mostMonths ? 3 : 1;
  return [first, ...months.filter((_, index) => (months.length - 1 - index) % step === 0), last];
}
