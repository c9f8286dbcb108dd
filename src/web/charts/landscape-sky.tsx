import { useClock } from '#web/lib/clock.ts';

/** Returns the local time of day in hours, rounded down to a quarter of an hour: 0 to 23.75. */
const currentHour = (now: Date) => now.getHours() + Math.floor(now.getMinutes() / 15) / 4;

/** The width of the sun's path, in pixels. */
const orbitWidth = 104;

/**
 * The distance of the end of the sun's path from `right`, in pixels. The glow of the sun ends a radius before `right`.
 */
const orbitMargin = 36;

/**
 * The smallest height of the sun above the horizon, as a share of the height of its path. The hill in front then hides
 * only a part of it.
 */
const lowest = 0.35;

interface SkyProps {
  horizon: number;
  highest?: number;
  moonTop?: number;
  right?: string;
  shift?: string;
}

/**
 * Draws the sun on its path through the day, from the left end at 6:00 to the right end at 18:00. From 18:00 to 6:00,
 * darkens the sky, and draws stars and the moon. The moon moves to the right at the same height, because a crescent
 * that a hill hides in part is hard to recognise. `horizon` is the distance of the horizon from the top, in per cent of
 * the drawing, `highest` that of the highest point of the sun's path, and `moonTop` that of the moon. The path ends
 * near `right`, by default the right edge. `shift` is a style that moves and scales the path.
 */
export function DaySky({ horizon, highest = 28, moonTop = highest, right = '100%', shift }: SkyProps) {
  const hour = useClock(currentHour);
  const isDay = hour >= 6 && hour < 18;
  const progress = ((hour + 18) % 12) / 12;
  const x = orbitWidth * (0.5 - Math.cos(progress * Math.PI) / 2);
  const sunTop = horizon - (horizon - highest) * Math.max(lowest, Math.sin(progress * Math.PI));
  return (
    <>
      {!isDay && <NightSky />}
      <svg aria-hidden="true" x={right} y={`${isDay ? sunTop : moonTop}%`} className="overflow-visible">
        <g className={shift}>
          <g transform={`translate(${x - orbitWidth - orbitMargin} 0)`}>
            {isDay ? <Sun x={0} y={0} radius={13} /> : <Moon />}
          </g>
        </g>
      </svg>
    </>
  );
}

/** The position of each star, in percent of the width and in pixels from the top, and its radius in pixels. */
const stars = [
  [5, 12, 1],
  [14, 26, 1.2],
  [23, 8, 0.9],
  [34, 20, 1.1],
  [42, 9, 1.2],
  [51, 30, 0.9],
  [58, 14, 1],
  [66, 24, 1.2],
  [94, 10, 1],
] as const;

const NightSky = () => (
  <>
    <rect width="100%" height="100%" fill="var(--night)" opacity="0.45" />
    {stars.map(([x, y, r]) => (
      <circle key={x} cx={`${x}%`} cy={y} r={r} fill="var(--star)" />
    ))}
  </>
);

/** Draws the sun with its glow. `x` and `y` are lengths or percentages, and `radius` is in pixels. */
export const Sun = ({ x, y, radius }: { x: number | string; y: number | string; radius: number }) => (
  <>
    <circle cx={x} cy={y} r={radius * 1.7} fill="var(--apricot)" opacity="0.22" />
    <circle cx={x} cy={y} r={radius} fill="var(--apricot)" />
  </>
);

/** Draws a crescent with its glow. */
export const Moon = () => (
  <g fill="var(--star)">
    <circle r="20" opacity="0.12" />
    <path d="M4-10.2A11 11 0 1 0 10.2 4 8.6 8.6 0 0 1 4-10.2Z" />
  </g>
);
