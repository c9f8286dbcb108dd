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
  return (
    <svg aria-hidden="true" x={`${((column + 0.5) * 100) / columnCount}%`} className="overflow-visible">
      <rect
        y={top}
        height={Math.max(4, bottom - top)}
        className="[rx:4.5px] [width:9px] [x:-4.5px] sm:[rx:9px] sm:[width:18px] sm:[x:-9px]"
        fill={areaColor('sleep')}
      />
    </svg>
  );
}
