import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import type { Calendar } from './use-cycle.ts';

/** What the calendar shows of a day. */
export interface DayMarks {
  today: boolean;
  start: boolean;
  period: boolean;
  /** Within the days on one of which the next period is likely to start. */
  predicted: boolean;
  likeliest: boolean;
  /** How many entries it has. */
  logged: number;
}

/** The marks of a day; of one that is still being asked for only that it is today. */
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

/** The cycle a day lies in, if the calendar knows it. */
export function findCycle(day: CalendarDay, calendar: Calendar): Calendar['cycles'][number] | undefined {
  return calendar.cycles.find(
    ({ start, length }) => start <= day && (length === null || day < addDays(start, length)),
  );
}
