import type { HorizonMeasure } from '#domain/horizon.ts';
import type { YearMonth } from '#domain/year-horizon.ts';

/** The scale of the year's months. */
export interface SpreadScale {
  /** Returns the position of a value on the scale, from 0 to 1. */
  place: (value: number) => number;
  /** Up to four round values on the scale. */
  ticks: number[];
}

/** The distances between ticks that are tried, the smallest first. Only sleep has ticks at quarters of an hour. */
const steps = [0.25, 0.5, 1, 2, 5, 10, 20, 50];
const maxTicks = 4;

/**
 * Returns a scale that fits the medians and the quartiles of all months, and the usual value of the year. All values
 * are in the middle of the scale if there is only one value.
 */
export function findSpreadScale(
  months: readonly YearMonth[],
  measure: HorizonMeasure,
  usual: number | undefined,
): SpreadScale {
  const values = months.flatMap(({ medians, spreads }) => {
    const spread = spreads[measure];
    return [medians[measure] ?? [], spread ? [spread.low, spread.high] : []].flat();
  });
  if (usual !== undefined) values.push(usual);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return {
    place: (value) => (high > low ? (value - low) / (high - low) : 0.5),
    ticks: findTicks(low, high, measure === 'sleepHours' ? steps : steps.filter((step) => step >= 1)),
  };
}

function findTicks(low: number, high: number, steps: readonly number[]): number[] {
  const ticksOf = (step: number) => {
    const first = Math.ceil(low / step);
    const count = Math.max(0, Math.floor(high / step) - first + 1);
    return Array.from({ length: count }, (_, index) => (first + index) * step);
  };
  return steps.map(ticksOf).find((ticks) => ticks.length <= maxTicks) ?? [];
}
