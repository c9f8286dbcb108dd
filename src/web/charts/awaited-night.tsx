import { useId } from 'react';
import { Moon, Sun } from './landscape-sky.tsx';

/** The colours of the sky from bedtime to sunrise. They differ from the colour of the bars, which show data. */
const skyColors = [
  { offset: '0%', color: 'color-mix(in oklab, var(--night) 80%, var(--meadow))' },
  { offset: '45%', color: 'color-mix(in oklab, var(--night) 88%, var(--sky))' },
  { offset: '76%', color: 'color-mix(in oklab, var(--night) 42%, var(--sky))' },
  { offset: '100%', color: 'color-mix(in oklab, var(--apricot) 62%, var(--sky))' },
];

/** The position of each star, in percent of the width and of the height of the sky, and its radius in pixels. */
const stars = [
  [4, 38, 1],
  [9, 12, 1.2],
  [27, 48, 0.9],
  [24, 22, 1.1],
  [33, 9, 1],
  [38, 41, 1.3],
  [47, 20, 0.9],
  [54, 52, 1.1],
  [61, 11, 1.2],
  [66, 34, 0.9],
  [78, 18, 1.1],
  [85, 46, 1.2],
] as const;

/** The place of the last night, in pixels from the right edge. */
const place = { x: -46, width: 30, rx: 6 };

const look = {
  fill: 'rgb(255 255 255 / 0.16)',
  stroke: 'var(--star)',
  strokeWidth: 1.5,
  strokeDasharray: '1 5',
  strokeLinecap: 'round',
} as const;

interface Props {
  /** The distances of the target bedtime and the target wake time from the upper edge, in pixels. */
  top: number;
  bottom: number;
  /** The height of the drawing, in pixels. */
  height: number;
  /** The name of the last night. */
  name: string;
}

/**
 * Draws a night sky from the target bedtime to a sunrise behind hills at the target wake time, for a person without
 * nights. A dotted bar shows the place of the last night, below its name.
 */
export function AwaitedNight({ top, bottom, height, name }: Props) {
  const id = useId();
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        {skyColors.map(({ offset, color }) => (
          <stop key={offset} offset={offset} stopColor={color} />
        ))}
      </linearGradient>
      <rect width="100%" y={top} height={height - top} rx="6" fill={`url(#${id})`} />
      <svg aria-hidden="true" y={top} height={bottom - top} className="overflow-visible">
        {stars.map(([x, y, r]) => (
          <circle key={x} cx={`${x}%`} cy={`${y}%`} r={r} fill="var(--star)" opacity="0.85" />
        ))}
        <svg aria-hidden="true" x="15%" y="26%" className="overflow-visible">
          <Moon />
        </svg>
      </svg>
      <Sunrise y={bottom} height={height - bottom} />
      <svg aria-hidden="true" x="100%" className="overflow-visible">
        <rect {...place} y={top} height={bottom - top} {...look} />
        <text x="-16" y={top - 9} textAnchor="end" className="fill-(--ink) text-small font-semibold">
          {name}
        </text>
      </svg>
    </>
  );
}

/** Draws the rising sun behind hills. The hills begin at `y` and fill `height`, both in pixels. */
const Sunrise = ({ y, height }: { y: number; height: number }) => (
  <>
    <Sun x="62%" y={y - 2} radius={13} />
    <svg
      aria-hidden="true"
      y={y - 8}
      width="100%"
      height={height + 8}
      viewBox="0 0 300 100"
      preserveAspectRatio="none"
      className="rounded-b-md"
    >
      <path d="M0 22Q44-10 92 16T196 26 300 8V100H0Z" fill="var(--far-hill)" />
      <path d="M0 52q64-28 126-6t174-14v68H0Z" fill="var(--mid-hill)" />
      <path d="M0 80q80-20 160-4t140-12v36H0Z" fill="var(--near-hill)" />
    </svg>
  </>
);
