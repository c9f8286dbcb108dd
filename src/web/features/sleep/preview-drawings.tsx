import { areaColor } from '#web/ui/area.ts';

const color = areaColor('sleep');

/** Returns the opacity of a mark. The marks fade to the left, so that they do not look like values. */
const opacityOf = (index: number, count: number): number => 0.05 + (0.2 * (index + 1)) / count;

/** Returns the centre of a mark, in percent of the drawing. */
const placeOf = (index: number, count: number): string => `${((index + 0.5) / count) * 100}%`;

/** Draws pale bars in place of the nights that are not logged yet, without times. */
export function NightsPreview({ nights }: { nights: number }) {
  return (
    <svg aria-hidden="true" className="mt-5 block w-full" height="104">
      {Array.from({ length: nights }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the nights never move.
          key={index}
          fill={color}
          opacity={opacityOf(index, nights)}
          x={`${((index + 0.26) / nights) * 100}%`}
          y={12 + 12 * Math.sin(index * 1.3)}
          width={`${48 / nights}%`}
          height={72 + 8 * Math.cos(index * 1.9)}
          rx="10"
        />
      ))}
    </svg>
  );
}

/** Draws pale points in place of a chart that has too few values, without values. */
export function PointsPreview() {
  const points = 7;
  return (
    <svg aria-hidden="true" className="mb-3 block w-full" height="72">
      {[6, 66].map((y) => (
        <line key={y} x1="0" x2="100%" y1={y} y2={y} stroke="var(--line)" />
      ))}
      {Array.from({ length: points }, (_, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: the points never move.
          key={index}
          fill={color}
          opacity={opacityOf(index, points)}
          cx={placeOf(index, points)}
          cy={36 + 12 * Math.sin(index * 1.3)}
          r="7"
        />
      ))}
    </svg>
  );
}
