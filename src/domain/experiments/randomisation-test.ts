import type { Vector } from '../insights/statistics/vector.ts';
import { effectStrength, fitSeries, type OutcomeSeries } from './outcome-fit.ts';

/** Two strengths that differ by less than this share are equal but for rounding. */
const rounding = 1e-9;

/**
 * Returns the share of the schedules, with the one that was drawn among them, whose GLS effect is at least as strong.
 * Where the action has no effect, the result is at most p with probability p, whatever the errors look like: the
 * schedule is the only thing that was drawn.
 *
 * @see Edgington and Onghena (2007), Randomization Tests, 4th edition.
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
 * Returns the effects that the randomisation test does not reject at `alpha`, found by bisection from the estimate
 * outwards, or undefined if there are too few pairs to reject any. An effect is tested by subtracting it from the days
 * that are on.
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

/** Returns the outermost accepted effect in one direction, to a 16,000th of the distance. */
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
