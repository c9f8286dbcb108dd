import type { Experiment } from '#contracts/experiments.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';

/** Returns today. If the plan has not begun, returns its first day, and if it has ended, its last day. */
export function nearestDay({ plan, days }: Experiment, today: CalendarDay): CalendarDay {
  if (today < plan.start) return plan.start;
  return days.find(({ day }) => day === today)?.day ?? days.at(-1)?.day ?? plan.start;
}
