import type { ExperimentOutcome } from '#domain/experiments/choices.ts';
import { findRefusal } from './find-refusal.ts';
import { useProposal } from './use-experiments.ts';
import { useTestedBy } from './use-tested-by.ts';

/**
 * Returns whether an outcome cannot be tested: an unfinished experiment tests it, or it has too few values. Returns
 * false while this is not known.
 */
export function useIsImpossible(outcome: ExperimentOutcome | ''): boolean {
  const tested = useTestedBy()(outcome);
  const { data } = useProposal(outcome);
  return tested !== undefined || (data !== undefined && findRefusal(data) !== undefined);
}
