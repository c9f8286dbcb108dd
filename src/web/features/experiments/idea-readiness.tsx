import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { proposeExperiment } from '#contracts/experiments.ts';
import type { ExperimentOutcome } from '#domain/experiments/choices.ts';
import { fewestNoiseValues } from '#domain/experiments/noise.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { areaColor } from '#web/ui/area.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useExperimentText } from './use-experiment-text.ts';
import { useProposal } from './use-experiments.ts';

/**
 * Shows how many of the needed days have a value of the outcome, as a dot for each needed day. Shows nothing if there are enough, or if they cannot
 * be loaded.
 */
export function IdeaReadiness({ outcome }: { outcome: ExperimentOutcome }) {
  const { t } = useTranslation('experiments');
  const { nameOf } = useExperimentText();
  const { data, isPending } = useProposal(outcome);
  if (isPending) return <Skeleton height="2.375rem" width="12rem" />;
  if (data?.refusal !== 'fewValues') return null;
  const { values, valuesNeeded } = data;
  const text = t('ideas.daysOf', { values, count: valuesNeeded });
  const color = areaColor(measures[outcome].area);
  return (
    <div>
      <p aria-hidden="true" className="text-small tabular-nums">
        {nameOf(outcome)}: {text}
      </p>
      <div
        role="progressbar"
        aria-label={nameOf(outcome)}
        aria-valuemin={0}
        aria-valuemax={valuesNeeded}
        aria-valuenow={values}
        aria-valuetext={text}
        className="mt-1.5 flex gap-1"
      >
        {Array.from({ length: valuesNeeded }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the dots have no other identity
            key={index}
            className="size-2.5 rounded-full border"
            style={{ borderColor: color, background: index < values ? color : 'transparent' }}
          />
        ))}
      </div>
    </div>
  );
}

/** Says how many days with values an experiment needs, if one of the outcomes has too few. */
export function ReadinessNote({ outcomes }: { outcomes: readonly ExperimentOutcome[] }) {
  const { t } = useTranslation('experiments');
  const queries = outcomes.map((outcome) => endpointQuery(proposeExperiment, { query: { outcome } }));
  const needsMore = useQueries({ queries }).some(({ data }) => data?.refusal === 'fewValues');
  return (
    needsMore && <p className="-mt-2 mb-4 text-muted">{t('ideas.needs', { count: fewestNoiseValues })}</p>
  );
}
