import { useClock } from '#web/lib/clock.ts';

/** Returns the local time of day in hours, rounded down to a quarter of an hour: 0 to 23.75. */
const currentHour = (now: Date) => now.getHours() + Math.floor(now.getMinutes() / 15) / 4;

/**
 * Draws the sun, or the moon from 18:00 to 6:00. The sun or moon moves from the left edge at midnight to the right edge
 * at the next midnight. If `beforeSunrise` is true, because there is no data yet, always draws a sun that is about to
 * rise.
 */
export function HorizonSky({ beforeSunrise }: { beforeSunrise: boolean }) {
  const hour = useClock(currentHour);
  if (beforeSunrise) return <Sun x={50} y={47} />;
  const elevation = Math.sin(((hour - 6) / 12) * Math.PI);
  const x = 4 + (hour / 24) * 92;
  return elevation >= 0 ? <Sun x={x} y={32 - elevation * 17} /> : <Moon x={x} y={32 + elevation * 17} />;
}

const Sun = ({ x, y }: { x: number; y: number }) => (
  <>
    <circle cx={`${x}%`} cy={`${y}%`} r="44" fill="var(--apricot)" opacity="0.22" />
    <circle cx={`${x}%`} cy={`${y}%`} r="26" fill="var(--apricot)" />
  </>
);

const Moon = ({ x, y }: { x: number; y: number }) => (
  <circle cx={`${x}%`} cy={`${y}%`} r="17" fill="color-mix(in oklab, var(--apricot) 30%, white)" />
);
