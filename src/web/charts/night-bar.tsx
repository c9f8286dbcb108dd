import { areaColor } from '#web/ui/area.ts';
import { NightStar } from './night-star.tsx';

interface Props {
  column: number;
  columnCount: number;
  /** The distances of the bedtime and the wake time from the upper edge, in pixels. */
  top: number;
  bottom: number;
  /** The distance of the star of an excellent night from the upper edge, in pixels. Undefined for no star. */
  starTop?: number | undefined;
}

/** Draws a night in its column as a vertical bar, with a star above it if the night was excellent. */
export function NightBar({ column, columnCount, top, bottom, starTop }: Props) {
  return (
    <svg aria-hidden="true" x={`${((column + 0.5) * 100) / columnCount}%`} className="overflow-visible">
      <rect
        y={top}
        height={Math.max(4, bottom - top)}
        className="[rx:4.5px] [width:9px] [x:-4.5px] sm:[rx:9px] sm:[width:18px] sm:[x:-9px]"
        fill={areaColor('sleep')}
      />
      {starTop !== undefined && (
        <g transform={`translate(0 ${starTop})`}>
          <NightStar />
        </g>
      )}
    </svg>
  );
}
