import { addDays, type CalendarDay } from '../calendar-day.ts';
import type { InsightMemory } from './advance.ts';
import { looksBetween } from './looks.ts';

/** More days than there are between any two successive looks. */
const longestGap = 400;

/** Returns the last day that the next look will include. Returns null before the first day with a value. */
export function nextLook({ firstDay, lookedAt }: InsightMemory): CalendarDay | null {
  const [next] = looksBetween(lookedAt, lookedAt + longestGap);
  return firstDay && next ? addDays(firstDay, next.day - 1) : null;
}
