import type { BodyMeasure } from './measures/body.ts';

/** The rules that keep small changes small in the charts of body measurements. */

/**
 * The smallest range that a value axis covers: a share of the value halfway between the lowest and the highest value.
 * For body fat, which is a percentage itself, the range is in percentage points. On a smaller range, a glass of water
 * or the measuring error of a scale would look like a change.
 */
export const leastAxisSpan = { share: 0.06, percentagePoints: 6 } as const;

/** Returns the smallest range that the axis of a measure covers, in the unit of the values. */
export function findLeastSpan(measure: BodyMeasure, values: readonly number[]): number {
  if (measure === 'bodyFat') return leastAxisSpan.percentagePoints;
  return ((Math.min(...values) + Math.max(...values)) / 2) * leastAxisSpan.share;
}

/** The line of a chart is interrupted where more than this number of days passed between two measurements. */
export const maxJoinedDays = 14;

/**
 * Returns the days on which the line of a chart is interrupted: for each long gap, the day in its middle. `days` are
 * day numbers, oldest first.
 */
export function findBreaks(days: readonly number[]): number[] {
  return days.flatMap((day, index) => {
    const before = days[index - 1];
    return before === undefined || day - before <= maxJoinedDays ? [] : [(before + day) / 2];
  });
}
