import type { WeekFact } from './week-fact.ts';

/** How far the scale goes beyond a value outside the band, as a factor, so that the whole dot is visible. */
const margin = 1.1;

/**
 * Returns where the parts of a `WeekBand` are, in percent of its width. The middle of the band is always at 50%. The
 * band takes up half of the width, or less if the value is far outside of it.
 */
export function placeInBand({ value, usual, low, high }: Pick<WeekFact, 'value' | 'usual' | 'low' | 'high'>) {
  const middle = (low + high) / 2;
  const half = (high - low) / 2;
  // If all earlier weeks were equal, the band has no width, and any scale shows a value that equals them.
  const reach = Math.max(2 * half, margin * Math.abs(value - middle)) || 1;
  const place = (amount: number) => 50 + (50 * (amount - middle)) / reach;
  return { dot: place(value), median: place(usual), start: place(low), width: place(high) - place(low) };
}
