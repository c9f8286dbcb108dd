import { useId } from 'react';
import { Moon } from './landscape-sky.tsx';
import { MorningHills } from './morning-hills.tsx';
import { SkyGradient } from './sky-gradient.tsx';

/** The position of each star, in percent of the width and in pixels from the top, and its radius in pixels. */
const stars = [
  [7.2, 64, 1],
  [21.4, 22, 1.2],
  [28.6, 92, 0.9],
  [35.8, 40, 1.2],
  [42.8, 12, 1],
  [50, 78, 1.1],
  [57.2, 30, 1],
  [64.2, 104, 0.9],
  [71.4, 16, 1.2],
  [78.6, 70, 1],
  [92.8, 36, 1.2],
] as const;

/** The height of the hills, in pixels. */
const hillHeight = 34;

interface Props {
  /** The distances of the lines of the hours from the upper edge, in pixels. */
  lines: readonly number[];
  /** The height of the drawing, in pixels. */
  height: number;
}

/** Draws the sky of a night with a moon and stars above hills. The lines of the hours are between sky and moon. */
export function RibbonSky({ lines, height }: Props) {
  const id = useId();
  return (
    <>
      <SkyGradient id={`${id}sky`} />
      <clipPath id={`${id}edge`}>
        <rect width="100%" height="100%" rx="8" />
      </clipPath>
      <g clipPath={`url(#${id}edge)`}>
        <rect width="100%" height="100%" fill={`url(#${id}sky)`} />
        {lines.map((y) => (
          <line key={y} x2="100%" y1={y} y2={y} stroke="var(--control)" opacity="0.28" />
        ))}
        {stars.map(([x, y, r]) => (
          <circle key={x} cx={`${x}%`} cy={y} r={r} fill="var(--star)" />
        ))}
        <svg aria-hidden="true" x="14.3%" y="20" className="overflow-visible">
          <g transform="scale(0.8)">
            <Moon />
          </g>
        </svg>
        <MorningHills y={height - hillHeight} height={hillHeight} />
      </g>
    </>
  );
}
