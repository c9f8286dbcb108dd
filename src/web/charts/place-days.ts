/** The longest time that is drawn to scale, in days. */
const maxScaledDays = 14;

/**
 * Returns the column of each day, and the number of columns. Days without a value are empty columns. If the days span
 * more than two weeks, each gap is one empty column, so that the columns stay wide enough for a label. `days` are
 * numbers of days from 1970-01-01, in ascending order.
 */
export function placeDays(days: readonly number[]): { columns: number[]; count: number } {
  const span = days.length === 0 ? 0 : (days.at(-1) ?? 0) - (days[0] ?? 0) + 1;
  const maxStep = span > maxScaledDays ? 2 : span;
  const columns: number[] = [];
  for (const [index, day] of days.entries()) {
    const before = columns.at(-1);
    columns.push(before === undefined ? 0 : before + Math.min(maxStep, day - (days[index - 1] ?? day)));
  }
  return { columns, count: (columns.at(-1) ?? -1) + 1 };
}
