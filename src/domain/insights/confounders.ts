/** Slow changes with a period above this number of days are removed from every comparison. */
const longestPeriod = 60;

/**
 * Returns the confounders of every comparison, as columns of `length` days: a constant, a linear trend, six weekdays,
 * and cosines (discrete cosine transform) that model all changes with periods above 60 days. `firstWeekday` is the
 * weekday of the first day, 0 for Sunday.
 */
export function confounderColumns(length: number, firstWeekday: number): Float64Array[] {
  const column = (value: (day: number) => number) => Float64Array.from({ length }, (_, day) => value(day));
  const columns = [column(() => 1), column((day) => (2 * day) / Math.max(1, length - 1) - 1)];
  for (let weekday = 1; weekday <= 6; weekday++)
    columns.push(column((day) => ((day + firstWeekday) % 7 === weekday ? 1 : 0)));
  for (let wave = 1; wave <= (2 * length) / longestPeriod; wave++)
    columns.push(column((day) => Math.cos((Math.PI * wave * (day + 0.5)) / length)));
  return columns;
}
