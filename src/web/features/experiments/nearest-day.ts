import type { Experiment } from '#contracts/experiments.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';

/**
 * Returns the day of the plan that is nearest to today. This is the first day if the plan has not
 * begun, the last day if the plan has ended, and otherwise today.
 */
export function nearestDay({ plan, days }: Experiment, today: CalendarDay): CalendarDay {
  if (today < plan.start) return plan.start;
  return days.find(({ day }) => day === today)?.day ?? days.at(-1)?.day ?? plan.start;
}
