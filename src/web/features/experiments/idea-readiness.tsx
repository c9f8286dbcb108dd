import { useTranslation } from 'react-i18next';
import type { ExperimentOutcome } from '#domain/experiments/choices.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useExperimentText } from './use-experiment-text.ts';
import { useProposal } from './use-experiments.ts';

/**
 * Shows how many of the needed days have a value of the outcome. Shows nothing if there are enough, or if they cannot
 * be loaded.
 */
export function IdeaReadiness({ outcome }: { outcome: ExperimentOutcome }) {
  const { t } = useTranslation('experiments');
  const { nameOf } = useExperimentText();
  const { data, isPending } = useProposal(outcome);
  if (isPending) return <Skeleton height="1.75rem" />;
  if (data?.refusal !== 'fewValues') return null;
  const { values, valuesNeeded } = data;
  return (
    <ProgressBar
      isSmall
      label={nameOf(outcome)}
      percent={(values / valuesNeeded) * 100}
      text={t('ideas.daysOf', { values, count: valuesNeeded })}
    />
  );
}
