import { useTranslation } from 'react-i18next';
import type { Experiment } from '#contracts/experiments.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Card } from '#web/ui/card.tsx';
import { Conclusion } from './conclusion.tsx';
import { DaysPlot } from './days-plot.tsx';
import { Difference } from './difference.tsx';
import { ExperimentHeading } from './experiment-heading.tsx';
import { FrozenPlan } from './frozen-plan.tsx';
import { useExperimentText } from './use-experiment-text.ts';

type Result = NonNullable<Experiment['result']>;

interface Props {
  experiment: Experiment;
  onDelete: () => void;
}

/**
 * Shows a finished experiment: its conclusion, the estimated differences between days with the action on and days with
 * the action off, its days and its plan. Shows no differences if the experiment was stopped early, because a person tends
 * to stop when the differences are large by chance. Renders nothing if there is no result.
 */
export function FinishedExperiment({ experiment, onDelete }: Props) {
  const { language } = useLanguage();
  const today = useToday();
  const { plan, days, stoppedOn } = experiment;
  if (!experiment.result) return null;
  const result =
    stoppedOn === null ? experiment.result : { ...experiment.result, asDrawn: null, asDone: null };
  const last = stoppedOn ?? days.at(-1)?.day ?? plan.start;
  return (
    <Card>
      <ExperimentHeading experiment={experiment} onDelete={onDelete}>
        <p className="text-small text-muted tabular-nums">
          {/* An experiment can be stopped on its first day, or before that day. */}
          {plan.start < last && `${formatDay(plan.start, language, today)} – `}
          {formatDay(last, language, today)}
        </p>
      </ExperimentHeading>
      <div className="mt-5 grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <div className="space-y-5">
          <Conclusion outcome={plan.outcome} smallest={plan.smallestThatMatters} result={result} />
          <Differences experiment={experiment} result={result} />
        </div>
        <DaysPlot experiment={experiment} result={result} />
      </div>
      <FrozenPlan experiment={experiment} />
    </Card>
  );
}

function Differences({
  experiment: { plan },
  result: { asDrawn, asDone },
}: {
  experiment: Experiment;
  result: Result;
}) {
  const { t } = useTranslation('experiments');
  const { nameOf } = useExperimentText();
  const { form } = plan.action;
  if (!asDrawn) return null;
  const counts = (comparison: { onDays: number; offDays: number }) => ({
    on: comparison.onDays,
    off: comparison.offDays,
    outcome: nameOf(plan.outcome),
  });
  return (
    <dl className="space-y-4">
      <Difference
        label={t('difference')}
        text={t(`compared.${form}`, counts(asDrawn))}
        outcome={plan.outcome}
        comparison={asDrawn}
        isMain
      />
      {asDone && (
        <Difference
          label={t('asDone')}
          text={t(`asDoneText.${form}`, counts(asDone))}
          outcome={plan.outcome}
          comparison={asDone}
        />
      )}
    </dl>
  );
}
