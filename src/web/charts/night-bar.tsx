import { areaColor } from '#web/ui/area.ts';

const color = areaColor('sleep');

/**
 * The colours of the bar of a night without a rating. The border separates the bar from the bands of the usual times.
 */
export const unratedNight = { fill: `color-mix(in oklab, ${color} 24%, var(--raised))`, border: color };

interface Props {
  column: number;
  columnCount: number;
  /** The distances of the bedtime and the wake time from the upper edge, in pixels. */
  top: number;
  bottom: number;
  isRated: boolean;
}

/** Draws a night in its column as a vertical bar. */
export function NightBar({ column, columnCount, top, bottom, isRated }: Props) {
  const width = 100 / columnCount;
  return (
    <rect
      x={`${(column + 0.26) * width}%`}
      width={`${0.48 * width}%`}
      y={top}
      height={Math.max(4, bottom - top)}
      rx="5"
      fill={isRated ? color : unratedNight.fill}
      stroke={isRated ? color : unratedNight.border}
      strokeWidth="1.5"
    />
  );
}
