import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import {
  answerExperimentDay,
  deleteExperiment,
  type Experiment,
  finishExperiment,
  listExperiments,
  proposeExperiment,
  startExperiment,
  stopExperiment,
} from '#contracts/experiments.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { ExperimentOutcome } from '#domain/experiments/choices.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { changeAnswers } from '#web/lib/optimistic-change.ts';
import { defineOptimistic } from '#web/lib/optimistic-writes.ts';
import { useEndpointMutation } from '#web/lib/use-endpoint-mutation.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { useDelayedDelete } from '#web/ui/use-delayed-delete.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';

export type Proposal = EndpointOutput<typeof proposeExperiment>;

export const useExperiments = () => useQuery(endpointQuery(listExperiments));

/** Returns the loaded experiments that have no result yet and are not deleted, newest first. */
export function useRunningExperiments(): Experiment[] {
  const { data = [] } = useExperiments();
  const { isDeleted } = useDeleteExperiment();
  return data.filter(({ id, state }) => state !== 'finished' && !isDeleted(id));
}

/**
 * Returns a query for the possible lengths of an experiment with this outcome. For each length, the
 * query has the probability that the experiment finds a small, a medium and a large effect. Sends
 * no request if `outcome` is empty.
 */
export function useProposal(outcome: ExperimentOutcome | '') {
  return useQuery({
    ...endpointQuery(proposeExperiment, { query: { outcome: outcome === '' ? 'mood' : outcome } }),
    enabled: outcome !== '',
  });
}

export const useStartExperiment = () => useEndpointMutation(startExperiment);

const changeAnswer = defineOptimistic(answerExperimentDay, ({ params, body }) =>
  changeAnswers(listExperiments, (experiments) =>
    experiments.map((experiment) =>
      experiment.id === Number(params.id) ? withAnswer(experiment, params.day, body.done) : experiment,
    ),
  ),
);

/**
 * Returns a function that saves whether the person carried out the action on a day. Null deletes the answer. The page
 * shows the answer before the server responds.
 */
export function useAnswerDay({ id }: Experiment) {
  const { t } = useTranslation('experiments');
  const showError = useErrorToast();
  const { mutate } = useEndpointMutation(answerExperimentDay, {
    optimistic: changeAnswer,
    onError: (error) => showError(t('answer.failed'), error),
  });
  return (day: CalendarDay, done: boolean | null) =>
    mutate({ params: { id: String(id), day }, body: { done } });
}

const withAnswer = (experiment: Experiment, day: CalendarDay, done: boolean | null): Experiment => ({
  ...experiment,
  days: experiment.days.map((one) => (one.day === day ? { ...one, done } : one)),
});

export function useFinishExperiment() {
  const { t } = useTranslation('experiments');
  const showError = useErrorToast();
  return useEndpointMutation(finishExperiment, {
    onError: (error) => showError(t('resultFailed'), error),
  });
}

/**
 * Returns a mutation that stops an experiment. Shows a toast when the experiment has stopped. If
 * stopping fails, shows a toast with the reason.
 */
export function useStopExperiment() {
  const { t } = useTranslation('experiments');
  const toast = useToast();
  const showError = useErrorToast();
  return useEndpointMutation(stopExperiment, {
    onSuccess: () => toast.show({ title: t('stopped') }),
    onError: (error) => showError(t('stopFailed'), error),
  });
}

/** Returns functions to delete experiments with undo. */
export function useDeleteExperiment() {
  const { t } = useTranslation('experiments');
  return useDelayedDelete({
    endpoint: deleteExperiment,
    input: (id: number) => ({ params: { id: String(id) } }),
    deletedText: t('deleted'),
    failedText: t('deleteFailed'),
  });
}
