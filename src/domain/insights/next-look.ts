import { addDays, type CalendarDay } from '../calendar-day.ts';
import type { InsightMemory } from './advance.ts';
import { looksBetween } from './looks.ts';

/** A number of days that is larger than the time between any two successive scheduled analyses (looks). */
const longestGap = 400;

/**
 * Returns the day of the next scheduled analysis (look). The analysis will use the values up to and including this day.
 * Returns null if the person has no values yet.
 */
export function nextLook({ firstDay, lookedAt }: InsightMemory): CalendarDay | null {
  const [next] = looksBetween(lookedAt, lookedAt + longestGap);
  return firstDay && next ? addDays(firstDay, next.day - 1) : null;
}

/** Returns the first day on which an analysis can run: the day after the last day whose values it uses. */
export const analysisDay = (look: CalendarDay): CalendarDay => addDays(look, 1);
