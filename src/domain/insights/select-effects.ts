import type { LookOutcome, LookPlan, LookTest } from './look-tests.ts';
import { adjustFor, type Estimate, estimateEffect, fitOutcome, type OutcomeModel } from './outcome-model.ts';
import { fitRanks, passesGate } from './permutation-gate.ts';
import { estimateAutocorrelation } from './statistics/autocorrelation.ts';
import { benjaminiHochbergLimit } from './statistics/multiple-testing.ts';
import type { Vector } from './statistics/vector.ts';

/** An effect that an analysis accepts, with its test. */
export interface AcceptedEffect {
  test: LookTest;
  /**
   * The estimated effect, adjusted for the other accepted effects on the same outcome. Undefined if
   * the effect cannot be estimated.
   */
  estimate: Estimate | undefined;
}

/** The state of an outcome while effects are selected. */
interface OutcomeState {
  outcome: LookOutcome;
  /** The accepted effects so far. */
  known: LookTest[];
  /** The outcome adjusted for the confounders, but not for any accepted effect. */
  unadjusted: OutcomeModel;
  /** The outcome adjusted for the confounders and the accepted effects. */
  model: OutcomeModel;
}

interface TestState {
  test: LookTest;
  p: number;
}

/**
 * Returns the effects that a scheduled analysis (look) accepts. Starts with the effects in `held`, which earlier
 * analyses found. Then repeatedly adds the strongest test that meets three conditions: it passes the Benjamini-Hochberg
 * rule at `rate` over all tests, its effect is large enough to matter, and it passes the permutation test. Adjusts the
 * later tests of an outcome for the effects that are already accepted on this outcome. So an exposure that only
 * correlates with an accepted exposure is not accepted. A pair is accepted at one lag only.
 */
export function selectEffects(plan: LookPlan, held: readonly LookTest[], rate: number): AcceptedEffect[] {
  const states = outcomeStates(plan, held);
  const tests: TestState[] = plan.tests.map((test) => ({ test, p: 1 }));
  const accepted = new Set<LookTest>(held);
  const closed = new Set<LookTest>();
  for (const outcome of states.keys()) updateTests(tests, states, outcome, accepted);
  for (;;) {
    const limit = benjaminiHochbergLimit(
      tests.map(({ test, p }) => (closed.has(test) ? 1 : p)),
      rate,
    );
    const best = strongest(tests, accepted, closed, limit);
    if (!best) break;
    const state = states.get(best.outcome);
    if (!state || !isAllowed(state, best, plan.confounders, limit)) {
      closed.add(best);
      continue;
    }
    accepted.add(best);
    state.known.push(best);
    state.model = adjustFor(state.model, best.series);
    updateTests(tests, states, best.outcome, accepted);
  }
  return [...accepted].map((test) => ({
    test,
    estimate: estimateGivenOthers(states, test),
  }));
}

function outcomeStates(plan: LookPlan, held: readonly LookTest[]): Map<LookOutcome, OutcomeState> {
  const states = new Map<LookOutcome, OutcomeState>();
  for (const { outcome } of plan.tests) {
    if (states.has(outcome)) continue;
    const known = held.filter((test) => test.outcome === outcome);
    const phi = estimateAutocorrelation(outcome.rows, outcome.metric.values, [
      ...plan.confounders,
      ...known.map(({ series }) => series),
    ]);
    const unadjusted = fitOutcome(outcome.rows, outcome.metric.values, plan.confounders, phi);
    states.set(outcome, { outcome, known, unadjusted, model: adjustForAll(unadjusted, known) });
  }
  return states;
}

/**
 * Updates the p values of an outcome's tests. Adjusts an accepted test for the other accepted tests. If a pair is
 * accepted at one lag, its test at the other lag gets p = 1, so that the pair is not accepted twice.
 */
function updateTests(
  tests: TestState[],
  states: Map<LookOutcome, OutcomeState>,
  outcome: LookOutcome,
  accepted: Set<LookTest>,
): void {
  const state = states.get(outcome);
  if (!state) return;
  const taken = new Set(state.known.map(({ exposure }) => exposure));
  for (const entry of tests) {
    const { test } = entry;
    if (test.outcome !== outcome) continue;
    if (accepted.has(test)) entry.p = estimateGivenOthers(states, test)?.p ?? 1;
    else entry.p = taken.has(test.exposure) ? 1 : (estimateEffect(state.model, test.series)?.p ?? 1);
  }
}

function strongest(tests: TestState[], accepted: Set<LookTest>, closed: Set<LookTest>, limit: number) {
  let best: TestState | undefined;
  for (const entry of tests)
    if (entry.p <= limit && !accepted.has(entry.test) && !closed.has(entry.test))
      if (!best || entry.p < best.p) best = entry;
  return best?.test;
}

/**
 * Returns whether an effect is large enough to matter and passes the permutation test. `limit` is the largest p value
 * that the Benjamini-Hochberg rule accepts.
 */
function isAllowed(state: OutcomeState, test: LookTest, confounders: Vector[], limit: number): boolean {
  const effect = estimateEffect(state.model, test.series)?.effect ?? 0;
  if (Math.abs(effect) * usualChange(test) < (state.outcome.metric.smallestDifference ?? 0)) return false;
  const known = state.known.map(({ series }) => series);
  const ranks = fitRanks(state.outcome.rows, state.outcome.metric.values, confounders, known);
  return passesGate(ranks, test.exposure.residual, test.lag, limit);
}

/**
 * Returns the size of a usual change of the exposure: 1 for yes/no, otherwise the standard deviation of its residual
 * after regression on the confounders.
 */
function usualChange({ exposure }: LookTest): number {
  if (exposure.metric.kind === 'yesNo') return 1;
  const known = exposure.residual.filter((_, day) => !Number.isNaN(exposure.observed[day]));
  return Math.sqrt(known.reduce((sum, value) => sum + value * value, 0) / Math.max(1, known.length - 1));
}

/**
 * Returns the estimate of an accepted effect, adjusted for the other accepted effects on the same outcome. Returns
 * undefined if the effect cannot be estimated.
 */
function estimateGivenOthers(states: Map<LookOutcome, OutcomeState>, test: LookTest): Estimate | undefined {
  const state = states.get(test.outcome);
  if (!state) return undefined;
  return estimateEffect(
    adjustForAll(
      state.unadjusted,
      state.known.filter((known) => known !== test),
    ),
    test.series,
  );
}

const adjustForAll = (model: OutcomeModel, known: readonly LookTest[]): OutcomeModel =>
  known.reduce((adjusted, { series }) => adjustFor(adjusted, series), model);
