import { useState } from 'react';
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
 * Draws a measure's days as hills above and valleys below the usual value, on a band between the quartiles of the usual
 * values. Fills the parent. A dot marks each day with a value, and a larger dot today. A total that can still grow
 * today has only a ring on today. Days without a value are empty, except that a dashed line crosses a single one.
 */
export function Ridge({ heights, usual, hasLine = false, color, growsDuringDay }: Props) {
  const today = heights.at(-1) ?? null;
  const width = heights.length * lane.day;
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      {usual && <Band {...usual} color={color} />}
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
  const { hills, lines, bridges, dots, lineToToday } = ridgePaths(heights);
  // The line to today rises when its value changes, not when the drawing appears.
  const [initialLine] = useState(lineToToday);
  return (
    <>
      <path d={hills.join('')} fill={color} opacity="0.3" />
      <Line path={lines.join('')} color={color} />
      <path
        d={bridges.join('')}
        fill="none"
        stroke={color}
        strokeDasharray="2 3"
        opacity="0.6"
        vectorEffect="non-scaling-stroke"
      />
      {lineToToday !== null && (
        <g key={lineToToday} className={lineToToday === initialLine ? undefined : 'motion-rise'}>
          <Line path={lineToToday} color={color} />
        </g>
      )}
      <path
        d={dots.join('')}
        stroke={color}
        className="stroke-[3px] sm:stroke-[5px]"
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

const Line = ({ path, color }: { path: string; color: string }) => (
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
