import type { ActiveSession } from './session-timer.ts';

interface Sky {
  /** How dark the sky is, from 0 (bright) to 1 (dark). */
  dusk: number;
  /** The height of the sun, from 0 (behind the hills) to 1. */
  sunHeight: number;
  /** The height of the moon, from 0 (behind the hills) to 1. The moon rises only after the sun has set. */
  moonHeight: number;
  /** How bright the stars are, from 0 (not visible, while the sun is up) to 1. */
  starlight: number;
  /** How warm the sky is above the hills, from 0 to 1 (while the sun is low). */
  warmth: number;
}

/** The height of the sun below which it is behind the hills. */
const lowSun = 0.25;

/**
 * The height of the sun at the start and at the end of a session. A negative height is the height of the moon. The sun
 * rises in the morning of a focus session, sets in a calm session, and has set before a deep session.
 */
const sunPaths: Record<ActiveSession['type'], readonly [start: number, end: number]> = {
  focus: [0.75, 1],
  calm: [0.35, 0],
  deep: [0, -0.45],
};

/**
 * Returns the sky of a session. `elapsed` is the share of the session's time that has passed. Values outside 0 to 1 are
 * limited to that range.
 */
export function skyAt(elapsed: number, type: ActiveSession['type']): Sky {
  const progress = Math.min(1, Math.max(0, elapsed));
  const [start, end] = sunPaths[type];
  const height = start + (end - start) * progress;
  const sunHeight = Math.max(0, height);
  return {
    dusk: 1 - sunHeight,
    sunHeight,
    moonHeight: Math.max(0, -height),
    starlight: Math.max(0, 1 - sunHeight / lowSun),
    warmth: Math.max(0, 1 - 2 * Math.abs(height - lowSun)),
  };
}
