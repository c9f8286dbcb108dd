import type { Comparison } from './compare.ts';
import type { ExperimentPlan } from './plan.ts';

/** `helps`, `noSign` of a help that matters, or `cannotSay`. */
type Conclusion = 'helps' | 'noSign' | 'cannotSay';

/** Why nothing can be said: stopped early, too few days with an outcome, an outcome that never changed, or a wide interval. */
type Reason = 'stopped' | 'fewDays' | 'constant' | 'wide';

export interface Verdict {
  conclusion: Conclusion;
  /** Null unless the conclusion is `cannotSay`. */
  reason: Reason | null;
  /** Whether the outcome was worse on the days that were on, by more than chance explains. */
  isOpposite: boolean;
}

/**
 * Returns the conclusion, by rules that are fixed before the first day:
 * - `cannotSay` if the experiment was stopped early or has too few days. A person who stops when the numbers look good
 *   would otherwise find an effect in most experiments.
 * - `helps` if the randomisation test rejects (p <= alpha) and the effect is in the better direction.
 * - `noSign` if the interval excludes every help of `smallestThatMatters` or more.
 * - `cannotSay` otherwise: the interval contains both no effect and an effect that matters.
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
