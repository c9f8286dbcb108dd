import { type CalendarDay, toDayNumber } from '#domain/calendar-day.ts';
import type { Calendar } from './use-cycle.ts';

/**
 * The highest day of the cycle that is shown. After this many days, a period has probably started
 * without being recorded, so the day of the cycle would be wrong.
 */
const maxDay = 90;

/**
 * Returns the number of a day in the cycle that begins on `start`. The day `start` has the number
 * 1.
 */
export const dayOf = (start: string, day: string) => toDayNumber(day) - toDayNumber(start) + 1;

/**
 * Returns the number of a day in the newest cycle that began on or before the day. Returns undefined if no cycle began
 * in the 90 days up to this day. `cycles` are in the order of their starts.
 */
export function findCycleDay(cycles: Calendar['cycles'], day: CalendarDay): number | undefined {
  const start = cycles.findLast((cycle) => cycle.start <= day)?.start;
  if (start === undefined) return undefined;
  const number = dayOf(start, day);
  return number <= maxDay ? number : undefined;
}
