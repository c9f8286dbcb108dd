import type { Comparison } from './compare.ts';
import type { ExperimentPlan } from './plan.ts';

/**
 * `helps`: the action improves the outcome. `noSign`: an improvement that matters is unlikely. `cannotSay`: the data do
 * not decide.
 */
type Conclusion = 'helps' | 'noSign' | 'cannotSay';

/**
 * Why the conclusion is `cannotSay`: the experiment was stopped early (`stopped`), too few days have an outcome
 * (`fewDays`), all outcomes are equal (`constant`), or the interval is too wide (`wide`).
 */
type Reason = 'stopped' | 'fewDays' | 'constant' | 'wide';

export interface Verdict {
  conclusion: Conclusion;
  /** Why the conclusion is `cannotSay`. Null for the other conclusions. */
  reason: Reason | null;
  /** True if the conclusion is `noSign` and the outcome was significantly worse on the days with the action on. */
  isOpposite: boolean;
}

/**
 * Returns the conclusion of an experiment. The first rule that applies decides:
 * - `cannotSay` if the experiment was stopped early. Stopping as soon as the numbers look good would often show an
 *   effect that does not exist.
 * - `cannotSay` if too few days have an outcome or all outcomes are equal (`asDrawn` is null).
 * - `helps` if the randomisation test is significant (p <= alpha) and the effect is an improvement.
 * - `noSign` if the confidence interval contains no improvement of `smallestThatMatters` or more.
 * - `cannotSay` otherwise, because an improvement that matters is still possible.
 */
export function conclude(
  { better, alpha, smallestThatMatters }: Pick<ExperimentPlan, 'better' | 'alpha' | 'smallestThatMatters'>,
  asDrawn: (Comparison & { p: number }) | null,
  { isStopped, isConstant }: { isStopped: boolean; isConstant: boolean },
): Verdict {
  const cannotSay = (reason: Reason): Verdict => ({ conclusion: 'cannotSay', reason, isOpposite: false });
  if (isStopped) return cannotSay('stopped');
  if (!asDrawn) return cannotSay(isConstant ? 'constant' : 'fewDays');
  const sign = better === 'higher' ? 1 : -1;
  const isDifferent = asDrawn.p <= alpha;
  if (isDifferent && sign * asDrawn.effect > 0)
    return { conclusion: 'helps', reason: null, isOpposite: false };
  const mostHelp = sign > 0 ? asDrawn.high : asDrawn.low;
  const excludesHelp = mostHelp !== null && sign * mostHelp < smallestThatMatters;
  if (excludesHelp) return { conclusion: 'noSign', reason: null, isOpposite: isDifferent };
  return cannotSay('wide');
}
