import type { BodyMeasure } from './measures/body.ts';

/** Rules for the charts of body measurements, so that small changes look small. */

/**
 * The smallest range that the value axis covers, as a share of the value halfway between the lowest and the highest
 * value. Body fat is a percentage itself, so its smallest range is in percentage points. On a smaller range, a glass of
 * water or the measuring error of a scale would look like a change.
 */
const leastAxisSpan = { share: 0.03, percentagePoints: 6 } as const;

/** Returns the smallest range that the axis of a measure covers, in the unit of the values. */
export function findLeastSpan(measure: BodyMeasure, values: readonly number[]): number {
  if (measure === 'bodyFat') return leastAxisSpan.percentagePoints;
  return ((Math.min(...values) + Math.max(...values)) / 2) * leastAxisSpan.share;
}

/**
 * If more than this number of days passed between two measurements, the line of the chart is interrupted between them.
 */
export const maxJoinedDays = 14;

/**
 * Returns the days on which the line of a chart is interrupted. For each gap of more than
 * `maxJoinedDays` days, this is the middle of the gap, which can be a fraction of a day. `days` and
 * the result are day numbers (see `toDayNumber`), oldest first.
 */
export function findBreaks(days: readonly number[]): number[] {
  return days.flatMap((day, index) => {
    const before = days[index - 1];
    return before === undefined || day - before <= maxJoinedDays ? [] : [(before + day) / 2];
  });
}
