import { addDays, type CalendarDay, startOfWeek, toDayNumber } from './calendar-day.ts';
import type { DayValue } from './measures/usual.ts';

/** The minutes of a day with at least one workout or session. */
export interface DayMinutes {
  date: CalendarDay;
  minutes: number;
}

/**
 * Returns the minutes of each of the last `count` weeks, oldest first. In the result, `day` is the
 * first day of a week. The last week is the week of `today`. Weeks start on `firstWeekday`: 0 for
 * Sunday or 1 for Monday. A week without an entry has 0 minutes. The weeks before the first entry
 * have null, because nothing was logged yet.
 */
export function sumWeeks(
  days: readonly DayMinutes[],
  today: CalendarDay,
  firstWeekday: 0 | 1,
  count: number,
): DayValue[] {
  const thisWeek = startOfWeek(today, firstWeekday);
  const minutes = new Map<CalendarDay, number>();
  for (const day of days) {
    const week = startOfWeek(day.date, firstWeekday);
    minutes.set(week, (minutes.get(week) ?? 0) + day.minutes);
  }
  const firstWeek = [...minutes.keys()].sort()[0];
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(thisWeek, (index - count + 1) * 7);
    const isLogged = firstWeek !== undefined && day >= firstWeek;
    return { day, value: isLogged ? (minutes.get(day) ?? 0) : null };
  });
}

/**
 * Returns the same weeks as `sumWeeks`, but counts in each week only the days up to the weekday of `today`. So an
 * unfinished week can be compared with the earlier weeks.
 */
export function sumWeeksToWeekday(
  days: readonly DayMinutes[],
  today: CalendarDay,
  firstWeekday: 0 | 1,
  count: number,
): DayValue[] {
  const placeInWeek = (day: CalendarDay) => toDayNumber(day) - toDayNumber(startOfWeek(day, firstWeekday));
  const last = placeInWeek(today);
  const counted = days.map((day) => (placeInWeek(day.date) > last ? { ...day, minutes: 0 } : day));
  return sumWeeks(counted, today, firstWeekday, count);
}

interface MonthMinutes {
  /** The first day of the month. */
  month: CalendarDay;
  /** The number of days with an entry. */
  days: number;
  minutes: number;
}

/** Returns the number of days and the total minutes of each month that has an entry, oldest first. */
export function sumMonths(days: readonly DayMinutes[]): MonthMinutes[] {
  const months = Map.groupBy(days, ({ date }) => `${date.slice(0, 7)}-01`);
  return [...months]
    .map(([month, ofMonth]) => ({
      month,
      days: ofMonth.length,
      minutes: ofMonth.reduce((sum, { minutes }) => sum + minutes, 0),
    }))
    .sort((one, other) => (one.month < other.month ? -1 : 1));
}
