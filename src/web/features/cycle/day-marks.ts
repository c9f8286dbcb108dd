import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import type { Calendar } from './use-cycle.ts';

/** The marks of a day in the calendar. */
export interface DayMarks {
  today: boolean;
  /** Whether a period starts on the day. */
  start: boolean;
  period: boolean;
  /** Whether the day is in the range in which the next period is likely to start. */
  predicted: boolean;
  /** Whether the day is the most likely start of the next period. */
  likeliest: boolean;
  /** The number of entries of the day. */
  logged: number;
}

/** Returns the marks of a day. While the calendar is loading, only `today` can be set. */
export function getDayMarks(day: CalendarDay, calendar: Calendar | undefined, today: CalendarDay): DayMarks {
  const prediction = calendar?.prediction;
  return {
    today: day === today,
    start: calendar?.cycles.some((cycle) => cycle.start === day) ?? false,
    period: calendar?.periodDays.includes(day) ?? false,
    predicted: prediction != null && day >= prediction.earliest && day <= prediction.latest,
    likeliest: prediction?.nextStart === day,
    logged: calendar?.entries.filter((entry) => entry.date === day).length ?? 0,
  };
}

/**
 * Returns the cycle that contains the day, or undefined if no cycle in the calendar contains the
 * day.
 */
export function findCycle(day: CalendarDay, calendar: Calendar): Calendar['cycles'][number] | undefined {
  return calendar.cycles.find(
    ({ start, length }) => start <= day && (length === null || day < addDays(start, length)),
  );
}
