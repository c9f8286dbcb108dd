import { useId } from 'react';
import type { ActiveSession } from './session-timer.ts';
import { skyAt } from './sky-at.ts';

interface Props {
  /** The share of the session's time that has passed, from 0 to 1. */
  elapsed: number;
  /** The type of the session. Each type has its own hills and its own time of day. */
  type: ActiveSession['type'];
  /** How far the sun and the moon are from the left edge. */
  sunX?: `${number}%`;
  /** The radius of the sun and of the moon, in pixels. */
  sunRadius: number;
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

/** The hills of each type of session, from far to near, in a drawing of 400 by 240. */
const hills = {
  focus: [
    'M0 58Q76 6 172 48T400 20V240H0Z',
    'M0 96Q106 52 212 92T400 76V240H0Z',
    'M0 146Q120 106 250 136T400 128V240H0Z',
  ],
  calm: [
    'M0 8Q84 18 168 62T400 46V240H0Z',
    'M0 60Q90 66 190 104T400 70V240H0Z',
    'M0 112Q110 128 220 150T400 122V240H0Z',
  ],
  deep: [
    'M0 66C50 60 80 24 130 24S210 62 250 62 310 34 345 34 385 48 400 54V240H0Z',
    'M0 104Q80 100 150 66Q220 34 290 84Q340 108 400 92V240H0Z',
    'M0 140Q130 152 260 132Q330 122 400 130V240H0Z',
  ],
} as const;

/**
 * Fills its container with a landscape. The sun rises or sets during the session, or the moon rises. Stars shine while
 * the sun is behind the hills.
 */
export function SessionLandscape({ elapsed, type, sunX = '84%', sunRadius }: Props) {
  const { dusk, sunHeight, moonHeight, starlight, warmth } = skyAt(elapsed, type);
  const [far, mid, near] = hills[type];
  const maskId = useId();
  const warmthId = useId();
  const disc = { cx: sunX, cy: `${10 + (1 - sunHeight - moonHeight) * 66}%` };
  const discColor = sunHeight > 0 ? 'var(--apricot)' : 'var(--star)';
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full">
      <rect width="100%" height="100%" fill="var(--sky)" />
      <rect width="100%" height="100%" fill="var(--daylight)" opacity={sunHeight * 0.6} />
      <rect width="100%" height="100%" fill="var(--night)" opacity={dusk * 0.55} />
      <linearGradient id={warmthId} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0.2" stopColor="var(--apricot)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--apricot)" stopOpacity="0.7" />
      </linearGradient>
      <rect width="100%" height="72%" fill={`url(#${warmthId})`} opacity={warmth} />
      {/* The glow is translucent, so the mask hides the stars behind it. */}
      <mask id={maskId} maskUnits="userSpaceOnUse" width="100%" height="100%" x="0" y="0">
        <rect width="100%" height="100%" fill="white" />
        <circle {...disc} r={sunRadius * 1.6} fill="black" />
      </mask>
      <g mask={`url(#${maskId})`}>
        {stars.map(({ x, y, r }) => (
          <circle key={x} cx={`${x}%`} cy={`${y}%`} r={r} fill="var(--star)" opacity={starlight} />
        ))}
      </g>
      {/* Between sunset and moonrise, the glow would shine above a low hill. */}
      {(sunHeight > 0 || moonHeight > 0) && (
        <>
          <circle {...disc} r={sunRadius * 1.6} fill={discColor} opacity="0.22" />
          <circle {...disc} r={sunRadius} fill={discColor} />
        </>
      )}
      <svg
        aria-hidden="true"
        y="56%"
        width="100%"
        height="44%"
        viewBox="0 0 400 240"
        preserveAspectRatio="none"
      >
        <path d={far} fill="var(--far-hill)" />
        <path d={mid} fill="var(--mid-hill)" />
        <path d={near} fill="var(--near-hill)" />
        {[far, mid, near].map((hill) => (
          <path key={hill} d={hill} fill="var(--night)" opacity={dusk * 0.2} />
        ))}
      </svg>
    </svg>
  );
}
