import { areaColor } from '#web/ui/area.ts';

const dotted = {
  fill: 'none',
  stroke: areaColor('sleep'),
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  opacity: 0.7,
} as const;

/** Returns the centre of a mark, in percent of the drawing. */
const placeOf = (index: number, count: number): string => `${((index + 0.5) / count) * 100}%`;

/** Outlines the nights that are not logged yet, without times. */
export function NightsPreview({ nights }: { nights: number }) {
  return (
    <svg aria-hidden="true" className="mt-5 block w-full overflow-visible" height="104">
      {Array.from({ length: nights }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the nights never move.
          key={index}
          {...dotted}
          x={`${((index + 0.275) / nights) * 100}%`}
          y="2"
          width={`${45 / nights}%`}
          height="100"
          rx="5"
          strokeDasharray="1 6"
        />
      ))}
    </svg>
  );
}

/** Outlines the points of a chart that has too few values, without values. */
export function PointsPreview() {
  const points = 7;
  return (
    <svg aria-hidden="true" className="mb-3 block w-full overflow-visible" height="72">
      {[6, 66].map((y) => (
        <line key={y} x1="0" x2="100%" y1={y} y2={y} stroke="var(--line)" />
      ))}
      {Array.from({ length: points }, (_, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: the points never move.
          key={index}
          {...dotted}
          cx={placeOf(index, points)}
          cy="36"
          r="6"
          strokeDasharray="1 4"
        />
      ))}
    </svg>
  );
}
