import type { Experiment } from '#contracts/experiments.ts';
import type { ExperimentOutcome } from '#domain/experiments/choices.ts';
import { useIsFormOnHold } from '#web/ui/form-context.ts';
import { useRunningExperiments } from './use-experiments.ts';

/**
 * Returns a function that returns the unfinished experiment that tests an outcome, or undefined if there is none. Such
 * an outcome cannot have a second experiment. While the surrounding form is being submitted, the function returns
 * undefined for each outcome, because the experiment of the form may be in the list already.
 */
export function useTestedBy() {
  const running = useRunningExperiments();
  const isOnHold = useIsFormOnHold();
  return (outcome: ExperimentOutcome | ''): Experiment | undefined =>
    isOnHold ? undefined : running.find(({ plan }) => plan.outcome === outcome);
}
