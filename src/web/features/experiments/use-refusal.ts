import type { ExperimentOutcome } from '#domain/experiments/choices.ts';
import { findRefusal } from './find-refusal.ts';
import { useProposal } from './use-experiments.ts';
import { useTestedBy } from './use-tested-by.ts';

/**
 * Returns why an outcome cannot be tested: `tested` if an unfinished experiment tests it, or why no length of the
 * experiment can be chosen (see `findRefusal`). Returns undefined if it can be tested, or while this is not known.
 */
export function useRefusal(outcome: ExperimentOutcome | '') {
  const tested = useTestedBy()(outcome);
  const { data } = useProposal(outcome);
  if (tested) return 'tested';
  return data && findRefusal(data);
}
