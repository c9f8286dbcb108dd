import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
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
 * Shows how many of the needed days, today included, have a value of the outcome, as a dot for each needed day. If only
 * today's value was missing, says that the experiment can start tomorrow, because the server counts the days before
 * today. Shows nothing if there are enough values, or if they cannot be loaded.
 */
export function IdeaReadiness({ outcome }: { outcome: ExperimentOutcome }) {
  const { t } = useTranslation('experiments');
  const { nameOf } = useExperimentText();
  const { data, isPending } = useProposal(outcome);
  if (isPending)
    return (
      <div className="mr-auto">
        <Skeleton height="2.375rem" width="12rem" />
      </div>
    );
  if (data?.refusal !== 'fewValues') return null;
  const { values, valuesNeeded, hasToday } = data;
  const known = hasToday ? values + 1 : values;
  const text = t(known < valuesNeeded ? 'ideas.daysOf' : 'ideas.readyTomorrow', {
    values: known,
    count: valuesNeeded,
  });
  const color = areaColor(measures[outcome].area);
  return (
    <div className="contents">
      <p aria-hidden="true" className="basis-full text-small tabular-nums">
        {nameOf(outcome)}: {text}
      </p>
      <div
        role="progressbar"
        aria-label={nameOf(outcome)}
        aria-valuemin={0}
        aria-valuemax={valuesNeeded}
        aria-valuenow={known}
        aria-valuetext={text}
        className="mr-auto grid grid-cols-7 gap-1 self-center sm:grid-cols-14 lg:grid-cols-7"
      >
        {Array.from({ length: valuesNeeded }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the dots have no other identity
            key={index}
            className="size-2.5 rounded-full"
            style={dotStyle(index < known, color)}
          />
        ))}
      </div>
    </div>
  );
}

/** Returns the style of a dot: filled for a day with a value, and a ring for a missing day. */
const dotStyle = (hasValue: boolean, color: string) =>
  hasValue ? { background: color } : { border: `1.5px solid color-mix(in oklab, ${color} 60%, transparent)` };

interface NoteProps {
  outcomes: readonly ExperimentOutcome[];
  /** Content beside the text. */
  children: ReactNode;
}

/** Says how many days with values an experiment needs, if one of the outcomes has too few. */
export function ReadinessNote({ outcomes, children }: NoteProps) {
  const { t } = useTranslation('experiments');
  const queries = outcomes.map((outcome) => endpointQuery(proposeExperiment, { query: { outcome } }));
  const needsMore = useQueries({ queries }).some(({ data }) => data?.refusal === 'fewValues');
  return (
    needsMore && (
      <div className="-mt-2 mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-muted">{t('ideas.needs', { count: fewestNoiseValues })}</p>
        {children}
      </div>
    )
  );
}
