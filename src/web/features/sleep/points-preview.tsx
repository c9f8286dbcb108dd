import { areaColor } from '#web/ui/area.ts';

const points = 7;

/** Draws a row of dotted circles in place of a chart that has too few values. */
export const PointsPreview = () => (
  <svg aria-hidden="true" className="mb-3 block w-full" height="72">
    {[6, 36, 66].map((y) => (
      <line key={y} x1="0" x2="100%" y1={y} y2={y} stroke="var(--line)" />
    ))}
    {Array.from({ length: points }, (_, index) => (
      <circle
        // biome-ignore lint/suspicious/noArrayIndexKey: the points never move.
        key={index}
        fill="var(--raised)"
        stroke={areaColor('sleep')}
        strokeWidth="1.5"
        strokeDasharray="1 4"
        strokeLinecap="round"
        cx={`${((index + 0.5) / points) * 100}%`}
        cy="36"
        r="7"
      />
    ))}
  </svg>
);
