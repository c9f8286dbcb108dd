import type { HorizonMeasure } from '#domain/horizon.ts';
import type { YearMonth } from '#domain/year-horizon.ts';

/** Returns the position of a value on the scale of the year's months, from 0 to 1. */
export type SpreadScale = (value: number) => number;

/**
 * Returns a scale that fits the averages and the quartiles of all months, and the usual value of the year. All values
 * are in the middle of the scale if there is only one value.
 */
export function findSpreadScale(
  months: readonly YearMonth[],
  measure: HorizonMeasure,
  usual: number | undefined,
): SpreadScale {
  const values = months.flatMap(({ averages, spreads }) => {
    const spread = spreads[measure];
    return [averages[measure] ?? [], spread ? [spread.low, spread.high] : []].flat();
  });
  if (usual !== undefined) values.push(usual);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return (value) => (high > low ? (value - low) / (high - low) : 0.5);
}
