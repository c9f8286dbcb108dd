import { areaColor } from '#web/ui/area.ts';

const color = areaColor('sleep');

/** The colours of the bar of a night without a rating. The border keeps its contrast to the background at 3:1. */
export const unratedNight = {
  fill: `color-mix(in oklab, ${color} 40%, var(--raised))`,
  border: `color-mix(in oklab, ${color} 70%, var(--raised))`,
};

/** The attributes of the bar. `awaited` is a dotted bar on a night sky, for a night that is not logged yet. */
const looks = {
  rated: { fill: color, stroke: color },
  unrated: { fill: unratedNight.fill, stroke: unratedNight.border },
  awaited: {
    fill: 'rgb(255 255 255 / 0.14)',
    stroke: 'var(--star)',
    strokeWidth: 1.5,
    strokeDasharray: '1 5',
    strokeLinecap: 'round',
  },
} as const;

interface Props {
  column: number;
  columnCount: number;
  /** The distances of the bedtime and the wake time from the upper edge, in pixels. */
  top: number;
  bottom: number;
  look: keyof typeof looks;
}

/** Draws a night in its column as a vertical bar. */
export function NightBar({ column, columnCount, top, bottom, look }: Props) {
  const columnWidth = 100 / columnCount;
  // The place of a night that is not logged yet is wider, so that it stays visible on phones.
  const width = look === 'awaited' ? 0.72 : 0.48;
  return (
    <rect
      x={`${(column + (1 - width) / 2) * columnWidth}%`}
      width={`${width * columnWidth}%`}
      y={top}
      height={Math.max(4, bottom - top)}
      rx="5"
      {...looks[look]}
    />
  );
}
