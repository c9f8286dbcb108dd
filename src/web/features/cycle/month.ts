import { addDays, type CalendarDay, getWeekday } from '#domain/calendar-day.ts';

const firstDayOfMonth = (day: CalendarDay): CalendarDay => `${day.slice(0, 7)}-01`;

/** Returns the first and the last day of the month that contains the day. */
export function monthRange(day: CalendarDay): { from: CalendarDay; to: CalendarDay } {
  const from = firstDayOfMonth(day);
  return { from, to: addDays(firstDayOfMonth(addDays(from, 31)), -1) };
}

/**
 * Returns the same day of the month in the next (1) or previous (-1) month. If that month has no such day, returns its
 * last day.
 */
export function shiftMonth(day: CalendarDay, direction: 1 | -1): CalendarDay {
  const { from, to } = monthRange(day);
  const target = monthRange(direction === 1 ? addDays(to, 1) : addDays(from, -1));
  const sameDay = `${target.from.slice(0, 8)}${day.slice(8)}`;
  return sameDay < target.to ? sameDay : target.to;
}

/**
 * Returns the month of a day as weeks of seven days. Each week starts on `firstWeekday` (0 is Sunday, 1 is Monday).
 * Days of other months are null.
 */
export function monthWeeks(day: CalendarDay, firstWeekday: 0 | 1): (CalendarDay | null)[][] {
  const { from, to } = monthRange(day);
  const start = addDays(from, -((getWeekday(from) - firstWeekday + 7) % 7));
  const weeks: (CalendarDay | null)[][] = [];
  for (let week = start; week <= to; week = addDays(week, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(week, index));
    weeks.push(days.map((date) => (date >= from && date <= to ? date : null)));
  }
  return weeks;
}

/**
 * Returns the day to which a key moves the selection from `day` (ARIA grid pattern). Returns undefined for a key that
 * does not move the selection.
 */
export function dayForKey(key: string, day: CalendarDay, firstWeekday: 0 | 1): CalendarDay | undefined {
  const column = (getWeekday(day) - firstWeekday + 7) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -column);
    case 'End':
      return addDays(day, 6 - column);
    case 'PageUp':
      return shiftMonth(day, -1);
    case 'PageDown':
      return shiftMonth(day, 1);
    default:
      return undefined;
  }
}
