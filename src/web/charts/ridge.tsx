import { useId, useState } from 'react';
import { lane, ridgePaths, toLevel } from './ridge-paths.ts';

interface Props {
  /**
   * One height per day, today last, from -1 to 1. The height 0 is the person's usual value, or the mean of the known
   * values while the usual value is unknown. Null means that the day has no value.
   */
  heights: readonly (number | null)[];
  /** The heights of the quartiles of the person's usual values. Undefined while these are unknown. */
  usual: { low: number; high: number } | undefined;
  /** Whether a line is drawn at the height 0, while the usual values are unknown. */
  hasLine?: boolean;
  /** A CSS colour. */
  color: string;
  /** Whether today's value is a total that can still grow, so that it cannot be compared with whole days. */
  growsDuringDay: boolean;
}

/**
 * Draws each run of days with values as a hill, and a day between gaps as a standing stone, behind a band between the
 * quartiles of the usual values. Fills the parent. A dot marks each day with a value, and a larger dot today. A total
 * that can still grow today has only a ring on today. The ground is bare on days without a value, except for the feet
 * of the hills beside them.
 */
export function Ridge({ heights, usual, hasLine = false, color, growsDuringDay }: Props) {
  const today = heights.at(-1) ?? null;
  const width = heights.length * lane.day;
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${lane.height}`}
        preserveAspectRatio="none"
        width="100%"
        height="100%"
        className="overflow-visible"
      >
        <Hills
          heights={growsDuringDay ? [...heights.slice(0, -1), null] : heights}
          hasLine={hasLine && !usual}
          color={color}
        />
      </svg>
      {usual && <Band {...usual} color={color} />}
      {today !== null && (
        <circle
          cx={`${100 - 50 / heights.length}%`}
          cy={`${toLevel(today)}%`}
          r="5"
          fill={growsDuringDay ? 'var(--raised)' : color}
          stroke={growsDuringDay ? color : 'var(--raised)'}
          strokeWidth="2"
        />
      )}
    </svg>
  );
}

function Hills({ heights, hasLine, color }: Omit<Props, 'usual' | 'growsDuringDay'>) {
  const { hills, tops, dots, todaysHill, todaysTop } = ridgePaths(heights);
  // The hill of today rises when its value changes, not when the drawing appears.
  const [initialHill] = useState(todaysHill);
  const mist = useId();
  return (
    <>
      <linearGradient id={mist} gradientUnits="userSpaceOnUse" x2="0" y2={lane.height}>
        <stop stopColor={color} stopOpacity="0.6" />
        <stop offset="1" stopColor={color} stopOpacity="0.1" />
      </linearGradient>
      <path d={hills.join('')} fill={`url(#${mist})`} />
      <Top path={tops.join('')} color={color} />
      {todaysHill !== null && (
        <g key={todaysHill} className={todaysHill === initialHill ? undefined : 'motion-rise'}>
          <path d={todaysHill} fill={`url(#${mist})`} />
          {todaysTop !== null && <Top path={todaysTop} color={color} />}
        </g>
      )}
      <path
        d={dots.join('')}
        stroke={color}
        className="stroke-[3px] sm:stroke-[4px]"
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
      />
      {hasLine && (
        <path
          d={`M0 ${lane.usual}H${heights.length * lane.day}`}
          stroke="var(--ink)"
          strokeDasharray="2 4"
          opacity="0.6"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </>
  );
}

/** The least height of the band, in units of the drawing, for a person whose days are all alike. */
const leastBand = 5;

/** Tints the ground between the quartiles of the usual values, behind the hills. */
function Band({ low, high, color }: { low: number; high: number; color: string }) {
  const [top, bottom] = [toLevel(high), toLevel(low)];
  const height = Math.max(leastBand, bottom - top);
  return (
    <rect
      y={`${(top + bottom - height) / 2}%`}
      width="100%"
      height={`${height}%`}
      rx="2"
      fill={color}
      opacity="0.13"
    />
  );
}

const Top = ({ path, color }: { path: string; color: string }) => (
  <path
    d={path}
    fill="none"
    stroke={color}
    strokeWidth="1.5"
    vectorEffect="non-scaling-stroke"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);
