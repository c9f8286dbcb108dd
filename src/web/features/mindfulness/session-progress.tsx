import { areaColor } from '#web/ui/area.ts';
import { SessionLandscape } from './session-landscape.tsx';
import { SessionRing } from './session-ring.tsx';
import type { ActiveSession } from './session-timer.ts';

interface Props {
  /** The share of the session's time that has passed, from 0 to 1. */
  elapsed: number;
  type: ActiveSession['type'];
  isPaused: boolean;
}

/** Shows the landscape of the session in a circle, with a ring around it. The ring fills during the session. */
export function SessionProgress({ elapsed, type, isPaused }: Props) {
  return (
    <div className="relative aspect-square w-52 sm:w-60">
      <div
        className="absolute inset-[7.5%] overflow-hidden rounded-full"
        style={{ opacity: isPaused ? 0.7 : 1 }}
      >
        <SessionLandscape elapsed={elapsed} type={type} sunX="60%" sunRadius={13} />
      </div>
      <SessionRing elapsed={elapsed} color={areaColor('mindfulness')} width={5} />
    </div>
  );
}
