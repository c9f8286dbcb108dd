import { areaColor } from '#web/ui/area.ts';

interface Props {
  column: number;
  columnCount: number;
  /** The distances of the bedtime and the wake time from the upper edge, in pixels. */
  top: number;
  bottom: number;
}

/** Draws a night in its column as a vertical bar. */
export function NightBar({ column, columnCount, top, bottom }: Props) {
  const width = 100 / columnCount;
  return (
    <rect
      x={`${(column + 0.26) * width}%`}
      width={`${0.48 * width}%`}
      y={top}
      height={Math.max(4, bottom - top)}
      rx="5"
      fill={areaColor('sleep')}
    />
  );
}
