import { useState } from 'react';
import { lane, type RidgePiece, ridgePaths, toLevel } from './ridge-paths.ts';

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
 * Draws a measure's days as hills that fill the parent, with a band between the quartiles of the usual values and a
 * point on today. A phone shows only the upper line of the hills. A total that can still grow today has only a ring on
 * today. On days without a value, only the ground is visible.
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
  const { past, today } = ridgePaths(heights);
  // Today's ground rises when its value changes, not when the drawing appears.
  const [initialTop] = useState(today?.top);
  return (
    <>
      {past.map((piece) => (
        <Hill key={piece.top} piece={piece} color={color} />
      ))}
      {today && (
        <g key={today.top} className={today.top === initialTop ? undefined : 'motion-rise'}>
          <Hill piece={today} color={color} />
        </g>
      )}
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

/** Tints the ground between the quartiles of the usual values, on the hills and beside them. */
function Band({ low, high, color }: { low: number; high: number; color: string }) {
  const [top, bottom] = [toLevel(high), toLevel(low)];
  const height = Math.max(leastBand, bottom - top);
  return (
    <rect
      y={`${(top + bottom - height) / 2}%`}
      width="100%"
      height={`${height}%`}
      rx="4"
      fill={color}
      opacity="0.25"
    />
  );
}

function Hill({ piece, color }: { piece: RidgePiece; color: string }) {
  return (
    <>
      {/* On a phone, a day is so narrow that its hill would look like a pillar. */}
      <path
        className="max-sm:hidden"
        d={piece.hill}
        fill={`color-mix(in oklab, ${color} 13%, var(--raised))`}
      />
      <path
        d={piece.top}
        fill="none"
        stroke={color}
        strokeWidth={piece.isPoint ? 6 : 2}
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
