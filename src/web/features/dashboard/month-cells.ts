import { getWeekday } from '#domain/calendar-day.ts';
import type { YearDay } from '#domain/year-horizon.ts';

/** A day, and the index of its tile in a calendar page with seven columns. The tile at the top left has the index 0. */
export type MonthCell = YearDay & { cell: number };

/**
 * Returns the days of a month with their tiles. Leaves out the weeks before the first week that has a tile to draw, in
 * the month of the first value of the year. `firstWeekday` is 0 for Sunday or 1 for Monday.
 */
export function placeMonth(days: readonly YearDay[], firstWeekday: 0 | 1): MonthCell[] {
  const offset = days[0] ? (getWeekday(days[0].day) - firstWeekday + 7) % 7 : 0;
  const firstDrawn = Math.max(
    0,
    days.findIndex(({ state }) => state !== 'before'),
  );
  const skippedWeeks = Math.floor((offset + firstDrawn) / 7);
  return days
    .map((day, index) => ({ ...day, cell: offset + index - 7 * skippedWeeks }))
    .filter(({ cell }) => cell >= 0);
}

/** Returns whether a day can be picked: a day from the first value to today. */
export const canPick = ({ state }: YearDay): boolean => state !== 'before' && state !== 'future';

/** Returns the index of the week of a day on the calendar page. */
export const weekOf = ({ cell }: MonthCell): number => Math.floor(cell / 7);

/** Returns how many weeks the calendar page of a month has. */
export const weekCount = (cells: readonly MonthCell[]): number =>
  Math.ceil(((cells.at(-1)?.cell ?? -1) + 1) / 7);
