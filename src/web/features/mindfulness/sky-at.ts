interface Sky {
  /** How dark the sky is, from 0 (bright) to 1 (dark). */
  dusk: number;
  /** The height of the sun, from 0 (behind the hills) to 1. */
  sunHeight: number;
  /** How bright the stars are, from 0 (not visible, while the sun is up) to 1. */
  starlight: number;
  /** How warm the sky is above the hills, from 0 to 1 (while the sun is low). */
  warmth: number;
}

/** The height of the sun below which it is behind the hills. */
const lowSun = 0.25;

/**
 * Returns the sky of a session. `elapsed` is the share of the session's time that has passed. Values outside 0 to 1 are
 * limited to that range.
 */
export function skyAt(elapsed: number, isSunrise: boolean): Sky {
  const progress = Math.min(1, Math.max(0, elapsed));
  const sunHeight = isSunrise ? progress : 1 - progress;
  return {
    dusk: 1 - sunHeight,
    sunHeight,
    starlight: Math.max(0, 1 - sunHeight / lowSun),
    warmth: Math.max(0, 1 - 2 * Math.abs(sunHeight - lowSun)),
  };
}
