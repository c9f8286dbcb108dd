import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { proposeExperiment } from '#contracts/experiments.ts';
import type { ExperimentOutcome } from '#domain/experiments/choices.ts';
import { fewestNoiseValues } from '#domain/experiments/noise.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
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

/** Says how many days with values an experiment needs, if one of the outcomes has too few. */
export function ReadinessNote({ outcomes }: { outcomes: readonly ExperimentOutcome[] }) {
  const { t } = useTranslation('experiments');
  const queries = outcomes.map((outcome) => endpointQuery(proposeExperiment, { query: { outcome } }));
  const needsMore = useQueries({ queries }).some(({ data }) => data?.refusal === 'fewValues');
  return (
    needsMore && <p className="-mt-2 mb-2 text-muted">{t('ideas.needs', { count: fewestNoiseValues })}</p>
  );
}
