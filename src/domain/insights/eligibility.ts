import type { Lag } from './exposure-series.ts';
import { requiredPairedDays } from './readiness.ts';
import { at, type Vector } from './statistics/vector.ts';

/** The fewest days with yes, and the fewest days with no, that a yes/no metric needs for a comparison. */
export const requiredArmDays = 8;
/** The fewest degrees of freedom that a comparison needs after the adjustment for confounders. */
const requiredFreedom = 10;

/** The reason why a pair is not tested or a measure is not analysed. */
export type SkipReason =
  | 'tooFewDays'
  | 'tooFewInEachArm'
  | 'constant'
  | 'sameValues'
  | 'sharedOrigin'
  | 'belowLimit';

/** Whether an exposure and an outcome can be compared at a lag. */
export interface Pairing {
  /** The number of days on which the outcome, and the exposure `lag` days earlier, are both known. */
  days: number;
  /** Undefined if the pair can be compared. */
  reason?: SkipReason;
}

/**
 * Returns the number of paired days, and a reason if the pair cannot be compared. A comparison needs 42 paired days, 8
 * days with yes and 8 with no for each yes/no metric, and 10 degrees of freedom after the adjustment for confounders.
 * `adjusted` is the number of confounders. Both series must vary and differ from each other. Unknown values are NaN.
 */
export function pairDays(
  exposure: { values: Vector; isYesNo: boolean },
  outcome: { values: Vector; isYesNo: boolean },
  lag: Lag,
  adjusted: number,
): Pairing {
  const [left, right] = [new Spread(), new Spread()];
  let differs = false;
  for (let day = lag; day < outcome.values.length; day++) {
    const [x, y] = [at(exposure.values, day - lag), at(outcome.values, day)];
    if (Number.isNaN(x) || Number.isNaN(y)) continue;
    left.add(x);
    right.add(y);
    if (x !== y) differs = true;
  }
  const days = left.count;
  const skip = (reason: SkipReason): Pairing => ({ days, reason });
  if (days < requiredPairedDays) return skip('tooFewDays');
  if (left.isConstant() || right.isConstant()) return skip('constant');
  if (!differs) return skip('sameValues');
  if (exposure.isYesNo && left.smallerArm() < requiredArmDays) return skip('tooFewInEachArm');
  if (outcome.isYesNo && right.smallerArm() < requiredArmDays) return skip('tooFewInEachArm');
  if (days - adjusted - 1 < requiredFreedom) return skip('tooFewDays');
  return { days };
}

/**
 * Collects three statistics of the paired days: the number of values, their range, and the number of values that are 1
 * (yes).
 */
class Spread {
  count = 0;
  private least = Number.POSITIVE_INFINITY;
  private most = Number.NEGATIVE_INFINITY;
  private ones = 0;

  add(value: number): void {
    this.count++;
    this.least = Math.min(this.least, value);
    this.most = Math.max(this.most, value);
    if (value === 1) this.ones++;
  }

  isConstant = () => !(this.most > this.least);
  smallerArm = () => Math.min(this.ones, this.count - this.ones);
}
