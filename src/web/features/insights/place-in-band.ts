import { measures } from '#domain/measures/catalogue.ts';
import type { WeekFact } from './week-fact.ts';

/** How far the scale of a measure without a highest value goes beyond its highest amount, as a factor. */
const margin = 1.1;

/**
 * Returns where the parts of a `WeekBand` are, in percent of its width. All scales start at 0. They end at the highest
 * value of a measure on a scale, at all logged days for a habit, and otherwise above the highest amount.
 */
export function placeInBand({ measure, days, value, usual, low, high }: Omit<WeekFact, 'standing'>) {
  const { kind, max } = measures[measure];
  const open = margin * Math.max(value, high) || 1;
  const end = kind === 'scale' ? max : kind === 'yesNo' ? days : open;
  const place = (amount: number) => (100 * amount) / end;
  return { dot: place(value), median: place(usual), start: place(low), width: place(high) - place(low) };
}
