import type { Vector } from '../insights/statistics/vector.ts';
import { effectStrength, fitSeries, type OutcomeSeries } from './outcome-fit.ts';

/**
 * The tolerance for comparing the strengths of two effects, relative to the strength. A smaller difference may be a
 * rounding error, so the effects count as equally strong.
 */
const rounding = 1e-9;

/**
 * Returns the p value of the randomisation test: the share of all schedules, including the drawn
 * schedule, whose effect is at least as strong as the effect of the drawn schedule (Edgington and
 * Onghena 2007, Randomization Tests, 4th edition). The test is valid for any distribution of the
 * errors, because it relies only on the random draw of the schedule.
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
 * Returns the interval of effects that the randomisation test does not reject at `alpha`. Searches for each end from
 * the estimated effect outwards (see `findBound`). To test an effect, subtracts it from the outcomes of the days with
 * the action on, and tests whether a difference remains. Returns undefined if no end is found: the experiment then has
 * too few pairs of days (one with the action on, one with it off) for the test to reject any effect.
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
 * Returns one end of the interval. `step` is the standard error of the effect: positive to find the upper end, negative
 * to find the lower end. The search starts two steps from the estimated effect, and doubles the distance until the test
 * rejects. Bisection then finds the end. Returns undefined if the test rejects none of the first `widenings`
 * candidates.
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
