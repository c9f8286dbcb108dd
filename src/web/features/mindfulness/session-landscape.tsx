import { useId } from 'react';
import { skyAt } from './sky-at.ts';

interface Props {
  /** The share of the session's time that has passed, from 0 to 1. */
  elapsed: number;
  /** Whether the sun rises during the session. Otherwise the sun sets. */
  isSunrise: boolean;
  /** The radius of the sun, in pixels. */
  sunRadius?: number;
}

/** The stars. `x` and `y` are in percent of the drawing, and the radius `r` is in pixels. */
const stars = [
  { x: 8, y: 12, r: 1.6 },
  { x: 19, y: 30, r: 1.1 },
  { x: 27, y: 7, r: 1.3 },
  { x: 36, y: 48, r: 1 },
  { x: 44, y: 16, r: 1.8 },
  { x: 55, y: 5, r: 1.1 },
  { x: 61, y: 40, r: 1.4 },
  { x: 70, y: 22, r: 1.2 },
  { x: 76, y: 50, r: 1 },
  { x: 88, y: 9, r: 1.7 },
  { x: 93, y: 34, r: 1.3 },
  { x: 12, y: 46, r: 1.2 },
];

/** Fills its container with a landscape. The sun rises or sets during the session, and stars shine in the dusk. */
export function SessionLandscape({ elapsed, isSunrise, sunRadius = 28 }: Props) {
  const { dusk, sunHeight } = skyAt(elapsed, isSunrise);
  const maskId = useId();
  const sunY = `${14 + (1 - sunHeight) * 62}%`;
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full">
      <rect width="100%" height="100%" fill="var(--sky)" />
      <rect width="100%" height="100%" fill="var(--daylight)" opacity={sunHeight * 0.6} />
      <rect width="100%" height="100%" fill="var(--night)" opacity={dusk * 0.55} />
      {/* The sun's glow is translucent, so the mask hides the stars behind it. */}
      <mask id={maskId} maskUnits="userSpaceOnUse" width="100%" height="100%" x="0" y="0">
        <rect width="100%" height="100%" fill="white" />
        <circle cx="82%" cy={sunY} r={sunRadius * 1.6} fill="black" />
      </mask>
      <g mask={`url(#${maskId})`}>
        {stars.map(({ x, y, r }) => (
          <g key={x}>
            <circle cx={`${x}%`} cy={`${y}%`} r={r} fill="var(--star-by-day)" />
            <circle cx={`${x}%`} cy={`${y}%`} r={r} fill="var(--star)" opacity={dusk} />
          </g>
        ))}
      </g>
      <circle cx="82%" cy={sunY} r={sunRadius * 1.6} fill="var(--apricot)" opacity="0.22" />
      <circle cx="82%" cy={sunY} r={sunRadius} fill="var(--apricot)" />
      <svg
        aria-hidden="true"
        y="56%"
        width="100%"
        height="44%"
        viewBox="0 0 400 240"
        preserveAspectRatio="none"
      >
        <path d="M0 58 Q76 6 172 48 T400 20 V240 H0Z" fill="var(--far-hill)" />
        <path d="M0 96 Q106 52 212 92 T400 76 V240 H0Z" fill="var(--mid-hill)" />
        <path d="M0 146 Q120 106 250 136 T400 128 V240 H0Z" fill="var(--near-hill)" />
      </svg>
    </svg>
  );
}
