import { Link } from '@tanstack/react-router';
import type { PagePath } from '#contracts/pages.ts';
import { groundLevel, landscape, type RidgePiece, ridgePaths } from './ridge-paths.ts';

interface Props {
  /**
   * One height per day, today last, from -1 to 1. The height of the person's usual value is 0. Null
   * means that the day has no value.
   */
  heights: readonly (number | null)[];
  baseline: number;
  amplitude: number;
  /** A CSS colour. */
  color: string;
  /** 0 for the farthest ridge and 1 for the nearest, which has the strongest colour. */
  nearness: number;
  to: PagePath;
}

/**
 * Draws the ridge of a measure in front of bare ground. On days without a value, only the ground is visible. The ridge
 * is a link to the page of the measure's area. The links below the landscape open the same pages for people who use the
 * keyboard or a screen reader.
 */
export function HorizonRidge({ heights, baseline, amplitude, color, nearness, to }: Props) {
  const { past, today } = ridgePaths(heights, { baseline, amplitude });
  const ground = groundLevel({ baseline, amplitude });
  const fill = `color-mix(in oklab, ${color} ${Math.round(36 + nearness * 34)}%, var(--sky))`;
  return (
    <Link to={to} tabIndex={-1} className="group cursor-pointer outline-none">
      <path
        d={`M0 ${ground}q75 3 150 1t150-1V${landscape.height}H0Z`}
        fill={`color-mix(in oklab, var(--near-hill) ${Math.round(nearness * 80)}%, var(--far-hill))`}
      />
      {past.map((piece) => (
        <Hill key={piece.top} piece={piece} fill={fill} color={color} />
      ))}
      {today && (
        <g key={today.top} className="motion-rise">
          <Hill piece={today} fill={fill} color={color} />
        </g>
      )}
    </Link>
  );
}

function Hill({ piece, fill, color }: { piece: RidgePiece; fill: string; color: string }) {
  return (
    <>
      <path d={piece.hill} fill={fill} />
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
