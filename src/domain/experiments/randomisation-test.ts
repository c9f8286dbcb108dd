import type { Vector } from '../insights/statistics/vector.ts';
import { effectStrength, fitSeries, type OutcomeSeries } from './outcome-fit.ts';

/** Two effects count as equally strong if they differ by less than this share, which allows for rounding errors. */
const rounding = 1e-9;

/**
 * Returns the p value of the randomisation test: the share of all schedules, including the drawn one, whose effect is
 * at least as strong as that of the drawn schedule (Edgington and Onghena 2007, Randomization Tests, 4th edition). Only
 * the schedule is random. So if the action has no effect, a p value of at most x has a probability of at most x,
 * however the errors are distributed.
 */
export function randomisationP(series: OutcomeSeries, drawn: Vector, others: readonly Vector[]): number {
  const model = fitSeries(series);
  const strength = effectStrength(model, drawn) * (1 - rounding);
  const asStrong = others.filter((other) => effectStrength(model, other) >= strength).length;
  return (1 + asStrong) / (1 + others.length);
}

interface Interval {
  low: number;
  high: number;
}

const widenings = 12;
const halvings = 14;

/**
 * Returns the interval of effects that the randomisation test does not reject at `alpha`. Finds both ends by bisection,
 * outwards from the estimate. Tests an effect by subtracting it from the outcomes of the days with the action on.
 * Returns undefined if there are too few pairs of days to reject any effect.
 */
export function randomisationInterval(
  series: OutcomeSeries,
  drawn: Vector,
  others: readonly Vector[],
  { effect, error, alpha }: { effect: number; error: number; alpha: number },
): Interval | undefined {
  const isRejected = (candidate: number) => {
    const values = series.values.map((value, index) => value - candidate * (drawn[index] ?? 0));
    return randomisationP({ ...series, values }, drawn, others) <= alpha;
  };
  const low = findBound(effect, -error, isRejected);
  const high = findBound(effect, error, isRejected);
  return low === undefined || high === undefined ? undefined : { low, high };
}

/**
 * Returns the end of the interval in one direction, with an accuracy of 1/16,000 of the distance. Returns undefined if
 * no effect in this direction is rejected.
 */
function findBound(
  effect: number,
  step: number,
  isRejected: (candidate: number) => boolean,
): number | undefined {
  let inside = effect;
  let outside = effect + 2 * step;
  for (let widening = 1; !isRejected(outside); widening += 1) {
    if (widening === widenings) return undefined;
    inside = outside;
    outside = effect + 2 * (outside - effect);
  }
  for (let halving = 0; halving < halvings; halving += 1) {
    const middle = (inside + outside) / 2;
    if (isRejected(middle)) outside = middle;
    else inside = middle;
  }
  return inside;
}
