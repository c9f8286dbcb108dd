import type { DayValue, Usual } from '#domain/measures/usual.ts';

interface Props {
  days: readonly DayValue[];
  usual: Usual | null;
  /**
   * The smallest difference worth noticing. The height of the drawing covers at least ten times this difference, or
   * five times if the values fill the height.
   */
  smallestDifference: number;
  /** The height of the drawing in pixels. */
  height: number;
  /** Other values that must fit into the drawing. */
  others?: readonly number[];
  /** The free space above and below the values, in pixels. */
  padding?: number;
  /** Whether the values fill the height, even if the band then fills more than half of it. */
  fillsHeight?: boolean;
}

/**
 * Returns a function that converts a value to its distance from the upper edge of the drawing, in pixels. All values
 * and the band of usual values fit into the drawing. The band fills at most half of the drawing's height, unless the
 * values fill the height. The scale does not start at zero.
 */
export function verticalScale({
  days,
  usual,
  smallestDifference,
  height,
  others = [],
  padding = 10,
  fillsHeight = false,
}: Props) {
  const values = [...days.flatMap(({ value }) => (value === null ? [] : [value])), ...others];
  const all = usual ? [...values, usual.low, usual.high] : values;
  const [lowest, highest] = all.length === 0 ? [0, 0] : [Math.min(...all), Math.max(...all)];
  const bandHeight = usual ? usual.high - usual.low : 0;
  const smallestSpan = fillsHeight
    ? smallestDifference * 5
    : Math.max(bandHeight * 2, smallestDifference * 10);
  const span = Math.max(highest - lowest, smallestSpan) || 1;
  const middle = (lowest + highest) / 2;
  return (value: number) => height / 2 - ((value - middle) / span) * (height - 2 * padding);
}
