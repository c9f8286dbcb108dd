import type { WeekFact } from './week-fact.ts';

/** The free space beside the outermost mark, in percent of the width. */
const margin = 8;

/**
 * The least distance between the band and a dot outside it, in percent of the width. A dot that only just differs would
 * otherwise look as if it were within the band.
 */
const gap = 8;

/** A dot at the end of the band is this far within it, in percent of the width, so that no part of it is outside. */
const dotRadius = 4;

/**
 * Returns where the parts of a `WeekBand` are, in percent of its width. Each scale fits the band and the dot, because
 * only their relation matters: the rows have different units.
 */
export function placeInBand({ value, usual, low, high, standing }: Omit<WeekFact, 'measure' | 'days'>) {
  const [first, last] = [Math.min(value, low), Math.max(value, high)];
  const isFlat = first === last;
  const start = margin + (standing === 'below' ? gap : 0);
  const width = 100 - margin - (standing === 'above' ? gap : 0) - start;
  const place = (amount: number) => (isFlat ? 50 : start + (width * (amount - first)) / (last - first));
  const [left, right] = [place(low), place(high)];
  const inset = Math.min(dotRadius, (right - left) / 2);
  const within = Math.min(right - inset, Math.max(left + inset, place(value)));
  const dot = { below: margin, usual: within, above: 100 - margin }[standing];
  return { dot, median: place(usual), middle: (left + right) / 2, width: right - left };
}
