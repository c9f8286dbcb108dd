import { addDays, type CalendarDay, getWeekday } from '#domain/calendar-day.ts';

const firstDayOfMonth = (day: CalendarDay): CalendarDay => `${day.slice(0, 7)}-01`;

/** The first and the last day of the month a day lies in. */
export function monthRange(day: CalendarDay): { from: CalendarDay; to: CalendarDay } {
  const from = firstDayOfMonth(day);
  return { from, to: addDays(firstDayOfMonth(addDays(from, 31)), -1) };
}

/** The same day of the next (or last) month, or that month's end where it is shorter. */
export function shiftMonth(day: CalendarDay, direction: 1 | -1): CalendarDay {
  const { from, to } = monthRange(day);
  const target = monthRange(direction === 1 ? addDays(to, 1) : addDays(from, -1));
  const sameDay = `${target.from.slice(0, 8)}${day.slice(8)}`;
  return sameDay < target.to ? sameDay : target.to;
}

/** The month in rows of seven, from the first weekday on (0 for Sunday); null where another month's days would stand. */
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

/** Where a key leads from a day, as in every calendar; undefined for a key that leads nowhere. */
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
