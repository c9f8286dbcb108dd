import { areaColor } from '#web/ui/area.ts';
import { SessionLandscape } from './session-landscape.tsx';
import type { ActiveSession } from './session-timer.ts';

interface Props {
  /** The share of the session's time that has passed, from 0 to 1. */
  elapsed: number;
  type: ActiveSession['type'];
  isPaused: boolean;
}

const ring = { cx: 120, cy: 120, r: 112, fill: 'none', strokeWidth: 5, stroke: areaColor('mindfulness') };

/** Shows the landscape of the session in a circle, with a ring around it. The ring fills during the session. */
export function SessionProgress({ elapsed, type, isPaused }: Props) {
  const progress = Math.min(1, Math.max(0, elapsed));
  return (
    <div className="relative aspect-square w-52 sm:w-60">
      <div
        className="absolute inset-[7.5%] overflow-hidden rounded-full"
        style={{ opacity: isPaused ? 0.7 : 1 }}
      >
        <SessionLandscape elapsed={elapsed} type={type} sunX="60%" sunRadius={13} />
      </div>
      <svg viewBox="0 0 240 240" aria-hidden="true" className="absolute inset-0 size-full">
        <circle {...ring} opacity="0.2" />
        {progress > 0 && (
          <circle
            {...ring}
            strokeLinecap="round"
            pathLength="100"
            strokeDasharray={`${progress * 100} 100`}
            transform="rotate(-90 120 120)"
          />
        )}
      </svg>
    </div>
  );
}
