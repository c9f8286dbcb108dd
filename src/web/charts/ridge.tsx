import { lane, type RidgePiece, ridgePaths, toLevel } from './ridge-paths.ts';

interface Props {
  /**
   * One height per day, today last, from -1 to 1. The height 0 is the person's usual value, or the mean of the known
   * values while the usual value is unknown. Null means that the day has no value.
   */
  heights: readonly (number | null)[];
  /** Whether a line is drawn at the height 0. */
  hasLine: boolean;
  /** A CSS colour. */
  color: string;
  /** Whether today's value is a total that can still grow, so that it cannot be compared with whole days. */
  growsDuringDay: boolean;
}

/**
 * Draws a measure's days as hills that fill the parent, with a dashed line at the height 0 and a point on today.
 * A total that can still grow today has only a ring on today. On days without a value, only the ground is visible.
 */
export function Ridge({ heights, hasLine, color, growsDuringDay }: Props) {
  const today = heights.at(-1) ?? null;
  const width = heights.length * lane.day;
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${lane.height}`}
        preserveAspectRatio="none"
        width="100%"
        height="100%"
      >
        <Hills
          heights={growsDuringDay ? [...heights.slice(0, -1), null] : heights}
          hasLine={hasLine}
          color={color}
        />
      </svg>
      {today !== null && (
        <circle
          // Keeps the point away from the edge where a day is narrower than the point.
          style={{ cx: `min(${100 - 50 / heights.length}%, calc(100% - 10px))` }}
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

function Hills({ heights, hasLine, color }: Omit<Props, 'growsDuringDay'>) {
  const { past, today } = ridgePaths(heights);
  return (
    <>
      {past.map((piece) => (
        <Hill key={piece.top} piece={piece} color={color} />
      ))}
      {today && (
        <g key={today.top} className="motion-rise">
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

function Hill({ piece, color }: { piece: RidgePiece; color: string }) {
  return (
    <>
      <path d={piece.hill} fill={`color-mix(in oklab, ${color} 58%, var(--sky))`} />
      <path
        d={piece.top}
        fill="none"
        stroke={color}
        strokeWidth="1.75"
        vectorEffect="non-scaling-stroke"
        strokeLinejoin="round"
      />
    </>
  );
}
