import { useId } from 'react';
import { areaColor } from '#web/ui/area.ts';
import type { ActiveSession } from './session-timer.ts';
import { skyAt } from './sky-at.ts';

interface Props {
  /** The share of the session's time that has passed, from 0 to 1. */
  elapsed: number;
  /** The type of the session. Each type has its own time of day. */
  type: ActiveSession['type'];
  isPaused: boolean;
}

/**
 * The y coordinates of the sun's or the moon's centre at its lowest and at its highest point, in the units of the
 * `viewBox`. At the lowest point, it is behind the hills.
 */
const [lowest, highest] = [176, 62];
const ring = { cx: 120, cy: 120, r: 112, fill: 'none', strokeWidth: 5 };

const stars = [
  { x: 62, y: 78, r: 1.6 },
  { x: 96, y: 46, r: 1.2 },
  { x: 150, y: 60, r: 1.8 },
  { x: 184, y: 92, r: 1.3 },
  { x: 118, y: 92, r: 1 },
];

/** Shows a round landscape with a ring around it. The sun rises or sets during the session, or the moon
 * rises, and the ring fills. */
export function SessionProgress({ elapsed, type, isPaused }: Props) {
  const clip = useId();
  const { dusk, sunHeight, moonHeight, starlight } = skyAt(elapsed, type);
  const height = lowest + (highest - lowest) * (sunHeight + moonHeight);
  const discColor = sunHeight > 0 ? 'var(--apricot)' : 'var(--star)';
  const progress = Math.min(1, Math.max(0, elapsed));
  return (
    <svg viewBox="0 0 240 240" aria-hidden="true" className="w-52 sm:w-60">
      <clipPath id={clip}>
        <circle cx="120" cy="120" r="102" />
      </clipPath>
      <g clipPath={`url(#${clip})`} opacity={isPaused ? 0.7 : 1}>
        <rect width="240" height="240" fill="var(--sky)" />
        <rect width="240" height="240" fill="var(--night)" opacity={dusk * 0.55} />
        {stars.map(({ x, y, r }) => (
          <circle key={x} cx={x} cy={y} r={r} fill="var(--star)" opacity={starlight} />
        ))}
        <circle cx="120" cy={height} r="34" fill={discColor} opacity="0.22" />
        <circle cx="120" cy={height} r="22" fill={discColor} />
        <path d="M0 158 Q46 122 104 150 T240 132 V240 H0Z" fill="var(--far-hill)" />
        <path d="M0 178 Q64 150 128 174 T240 164 V240 H0Z" fill="var(--mid-hill)" />
        <path d="M0 204 Q72 178 150 198 T240 194 V240 H0Z" fill="var(--near-hill)" />
      </g>
      <circle {...ring} stroke={areaColor('mindfulness')} opacity="0.2" />
      {progress > 0 && (
        <circle
          {...ring}
          stroke={areaColor('mindfulness')}
          strokeLinecap="round"
          pathLength="100"
          strokeDasharray={`${progress * 100} 100`}
          transform="rotate(-90 120 120)"
        />
      )}
    </svg>
  );
}
