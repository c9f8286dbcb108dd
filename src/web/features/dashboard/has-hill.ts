import type { HorizonMeasure } from '#domain/horizon.ts';
import type { YearDay } from '#domain/year-horizon.ts';
import { horizonDisplay } from './horizon-display.ts';

/**
 * Returns whether a day has a hill: a past day with a value, or today if its value can be compared with the other days.
 * `hasUsual` says whether the year has a usual value.
 */
export function hasHill({ state, heights }: YearDay, measure: HorizonMeasure, hasUsual: boolean): boolean {
  if (state === 'measured') return true;
  const isComparable = hasUsual && !horizonDisplay[measure].growsDuringDay;
  return state === 'today' && isComparable && heights[measure] !== undefined;
}

/** Returns how many of the days have a hill (see `hasHill`). */
export const countHills = (days: readonly YearDay[], measure: HorizonMeasure, hasUsual: boolean): number =>
  days.filter((day) => hasHill(day, measure, hasUsual)).length;
