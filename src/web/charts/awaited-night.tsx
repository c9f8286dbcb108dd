import { useId } from 'react';
import { ribbonAxis } from '#domain/sleep-ribbon.ts';
import { Moon, Sun } from './landscape-sky.tsx';
import { MorningHills } from './morning-hills.tsx';
import { RibbonHours } from './ribbon-hours.tsx';
import { nightScene, SkyGradient } from './sky-gradient.tsx';

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
  [70, 19, 1.1],
  [73, 57, 1.2],
] as const;

/** The height of the drawing, in pixels. */
const height = 240;

/** The place of the night, in pixels from the right edge. */
const place = { right: 22, width: 28 };

interface Props {
  /** The target bedtime and the target wake time, in minutes after noon. */
  goal: { from: number; to: number };
  /** The name of the night. */
  name: string;
}

/**
 * Draws a night sky from the target bedtime to a sunrise behind hills at the target wake time, for a person without
 * nights. A dotted bar shows the place of a night, below its name.
 */
export function AwaitedNight({ goal, name }: Props) {
  const { from, to, ticks } = ribbonAxis([goal.from, goal.to]);
  const toY = (minutes: number) => ((minutes - from) / (to - from)) * height;
  const [top, bottom] = [toY(goal.from), toY(goal.to)];
  return (
    <div className="flex gap-2">
      <div aria-hidden="true" className="shrink-0">
        <RibbonHours {...{ ticks, toY, height }} />
      </div>
      <div aria-hidden="true" className="relative min-w-0 grow">
        <svg aria-hidden="true" className="block w-full overflow-visible" height={height}>
          {ticks.map((tick) => (
            <line key={tick} x2="100%" y1={toY(tick)} y2={toY(tick)} stroke="var(--line)" />
          ))}
          <Sky top={top} bottom={bottom} />
        </svg>
        <span className="absolute right-2 text-small font-semibold" style={{ top: top - 26 }}>
          {name}
        </span>
        <div
          className="absolute rounded-full"
          style={{
            ...place,
            top,
            height: bottom - top,
            border: '2px dotted var(--star)',
            background: 'rgb(255 255 255 / 0.16)',
          }}
        />
      </div>
    </div>
  );
}

/** Draws the sky between the two times, and the hills below them. */
function Sky({ top, bottom }: { top: number; bottom: number }) {
  const id = useId();
  return (
    <g className={nightScene}>
      <SkyGradient id={`${id}sky`} />
      <clipPath id={`${id}edge`}>
        <rect width="100%" y={top} height={height - top} rx="6" />
      </clipPath>
      <g clipPath={`url(#${id}edge)`}>
        <rect width="100%" y={top} height={height - top} fill={`url(#${id}sky)`} />
        <svg aria-hidden="true" y={top} height={bottom - top} className="overflow-visible">
          {stars.map(([x, y, r]) => (
            <circle key={x} cx={`${x}%`} cy={`${y}%`} r={r} fill="var(--star)" opacity="0.85" />
          ))}
          <svg aria-hidden="true" x="15%" y="26%" className="overflow-visible">
            <Moon />
          </svg>
        </svg>
        <Sunrise y={bottom} height={height - bottom} />
      </g>
    </g>
  );
}

/** Draws the rising sun behind hills. The hills begin at `y` and fill `height`, both in pixels. */
const Sunrise = ({ y, height }: { y: number; height: number }) => (
  <>
    <Sun x="62%" y={y - 2} radius={13} />
    <MorningHills y={y - 8} height={height + 8} />
  </>
);
