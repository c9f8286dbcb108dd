import { Moon } from './landscape-sky.tsx';
import { NightBar } from './night-bar.tsx';

/** The colour of the sky. It differs from the colour of the bars, so that the sky does not look like data. */
const skyColor =
  'color-mix(in oklab, color-mix(in oklab, var(--night) 75%, var(--meadow)) 84%, var(--sleep))';

/** The position of each star, in percent of the width and of the height of the night, and its radius in pixels. */
const stars = [
  [4, 62, 1],
  [9, 18, 1.2],
  [17, 80, 0.9],
  [24, 40, 1.1],
  [33, 12, 1],
  [38, 68, 1.3],
  [47, 30, 0.9],
  [54, 84, 1.1],
  [61, 16, 1.2],
  [66, 56, 0.9],
  [85, 74, 1.2],
  [90, 22, 1],
] as const;

interface Props {
  columnCount: number;
  /** The distances of the target bedtime and the target wake time from the upper edge, in pixels. */
  top: number;
  bottom: number;
  /** The name of the last night. */
  name: string;
}

/**
 * Draws a night sky between the target bedtime and the target wake time, for a person without nights. Dots outline the
 * place of the last night, below its name.
 */
export function AwaitedNight({ columnCount, top, bottom, name }: Props) {
  const height = bottom - top;
  return (
    <>
      <rect width="100%" y={top} height={height} rx="4" fill={skyColor} opacity="0.85" />
      <svg aria-hidden="true" y={top} height={height} className="overflow-visible">
        {stars.map(([x, y, r]) => (
          <circle key={x} cx={`${x}%`} cy={`${y}%`} r={r} fill="var(--star)" opacity="0.8" />
        ))}
        <svg aria-hidden="true" x="76%" y="34%" className="overflow-visible">
          <Moon />
        </svg>
      </svg>
      <NightBar column={columnCount - 1} columnCount={columnCount} {...{ top, bottom }} look="awaited" />
      <text
        x={`${((columnCount - 0.26) * 100) / columnCount}%`}
        y={top - 9}
        textAnchor="end"
        className="fill-(--ink) text-small font-semibold"
      >
        {name}
      </text>
    </>
  );
}
