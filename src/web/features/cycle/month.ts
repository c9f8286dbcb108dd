import { addDays, type CalendarDay, getWeekday } from '#domain/calendar-day.ts';

const firstOf = (day: CalendarDay): CalendarDay => `${day.slice(0, 7)}-01`;

/** The first and the last day of the month a day lies in. */
export function monthOf(day: CalendarDay): { from: CalendarDay; to: CalendarDay } {
  const from = firstOf(day);
  return { from, to: addDays(firstOf(addDays(from, 31)), -1) };
}

/** The same day of the next (or last) month, or that month's end where it is shorter. */
export function nextMonth(day: CalendarDay, direction: 1 | -1): CalendarDay {
  const { from, to } = monthOf(day);
  const other = monthOf(direction === 1 ? addDays(to, 1) : addDays(from, -1));
  const same = `${other.from.slice(0, 8)}${day.slice(8)}`;
  return same < other.to ? same : other.to;
}

/** The month in rows of seven, from the first weekday on (0 for Sunday); null where another month's days would stand. */
export function monthWeeks(day: CalendarDay, firstWeekday: 0 | 1): (CalendarDay | null)[][] {
  const { from, to } = monthOf(day);
  const start = addDays(from, -((getWeekday(from) - firstWeekday + 7) % 7));
  const weeks: (CalendarDay | null)[][] = [];
  for (let week = start; week <= to; week = addDays(week, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(week, index));
    weeks.push(days.map((one) => (one >= from && one <= to ? one : null)));
  }
  return weeks;
}

/** Where a key leads from a day, as in every calendar; undefined for a key that leads nowhere. */
export function dayByKey(key: string, day: CalendarDay, firstWeekday: 0 | 1): CalendarDay | undefined {
  const place = (getWeekday(day) - firstWeekday + 7) % 7;
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
      return addDays(day, -place);
    case 'End':
      return addDays(day, 6 - place);
    case 'PageUp':
      return nextMonth(day, -1);
    case 'PageDown':
      return nextMonth(day, 1);
    default:
      return undefined;
  }
}
