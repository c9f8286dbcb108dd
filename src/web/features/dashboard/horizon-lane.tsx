import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { HorizonMeasure } from '#domain/horizon.ts';
import { areaColor } from '#web/ui/area.ts';
import { horizonDisplay } from './horizon-display.ts';
import { lane, type RidgePiece, ridgePaths, toLevel } from './ridge-paths.ts';

export interface Ridge {
  measure: HorizonMeasure;
  /**
   * One height per day, today last, from -1 to 1. The height of the person's usual value is 0. Null means that the day
   * has no value.
   */
  heights: readonly (number | null)[];
  /**
   * Whether the usual value is known. If not, the height 0 is the mean of the few known values, and no line is drawn.
   */
  hasUsual: boolean;
}

interface Props extends Ridge {
  /** 0 for the farthest ridge, at the top, and 1 for the nearest ridge. */
  nearness: number;
}

/**
 * Shows the name of a measure and its ridge on bare ground, with a dashed line at the usual value and a point on today.
 * A total that can still grow today has only a ring on today, because it cannot be compared with whole days.
 * On days without a value, only the ground is visible. The name and the drawing are links to the page of the measure.
 */
export function HorizonLane({ measure, heights, hasUsual, nearness }: Props) {
  const { t } = useTranslation('dashboard');
  const { area, page, growsDuringDay } = horizonDisplay[measure];
  const color = areaColor(area);
  const today = heights.at(-1) ?? null;
  return (
    <li
      className="flex"
      style={{
        background: `color-mix(in oklab, var(--mid-hill) ${Math.round(nearness * 90)}%, var(--far-hill))`,
      }}
    >
      <Link
        to={page}
        className="flex min-h-11 w-20 shrink-0 items-center pr-1 pl-3 text-small leading-tight font-medium hover:underline sm:min-h-14 sm:w-36 sm:pl-6"
      >
        {t(`horizon.names.${measure}`)}
      </Link>
      {/* The name is the link for the keyboard and for screen readers. */}
      <Link to={page} tabIndex={-1} aria-hidden="true" className="relative min-w-0 grow">
        <svg aria-hidden="true" className="absolute inset-0 size-full">
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${lane.width} ${lane.height}`}
            preserveAspectRatio="none"
            width="100%"
            height="100%"
          >
            <LaneDrawing
              heights={growsDuringDay ? [...heights.slice(0, -1), null] : heights}
              hasUsual={hasUsual}
              color={color}
            />
          </svg>
          {today !== null && (
            <circle
              cx={`${100 - 500 / lane.width}%`}
              cy={`${toLevel(today)}%`}
              r="5"
              fill={growsDuringDay ? 'var(--raised)' : color}
              stroke={growsDuringDay ? color : 'var(--raised)'}
              strokeWidth="2"
            />
          )}
        </svg>
      </Link>
    </li>
  );
}

function LaneDrawing({ heights, hasUsual, color }: Pick<Props, 'heights' | 'hasUsual'> & { color: string }) {
  const { past, today } = ridgePaths(heights);
  return (
    <>
      <rect x={lane.width - 10} width="10" height={lane.height} fill="var(--raised)" opacity="0.4" />
      {past.map((piece) => (
        <Hill key={piece.top} piece={piece} color={color} />
      ))}
      {today && (
        <g key={today.top} className="motion-rise">
          <Hill piece={today} color={color} />
        </g>
      )}
      {hasUsual && (
        <path
          d={`M0 ${lane.usual}H${lane.width}`}
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
