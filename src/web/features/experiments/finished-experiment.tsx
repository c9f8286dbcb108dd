import { useTranslation } from 'react-i18next';
import type { Experiment } from '#contracts/experiments.ts';
import { Card } from '#web/ui/card.tsx';
import { Conclusion } from './conclusion.tsx';
import { DaysPlot } from './days-plot.tsx';
import { Difference } from './difference.tsx';
import { ExperimentHeading } from './experiment-heading.tsx';
import { Fold } from './fold.tsx';
import { FrozenPlan } from './frozen-plan.tsx';
import { Period } from './period.tsx';
import { outcomeTint } from './tint.ts';
import { useExperimentText } from './use-experiment-text.ts';

type Result = NonNullable<Experiment['result']>;
type Comparison = NonNullable<Result['asDrawn']>;

interface Props {
  experiment: Experiment;
  onDelete: () => void;
}

/**
 * Shows a finished experiment: its conclusion, the estimated differences between days with the action on and days with
 * the action off, its days and its plan. Shows no differences if the experiment was stopped early, because a person
 * tends to stop when the differences are large by chance. Renders nothing if there is no result.
 */
export function FinishedExperiment({ experiment, onDelete }: Props) {
  const { plan, days, stoppedOn } = experiment;
  if (!experiment.result) return null;
  const result =
    stoppedOn === null ? experiment.result : { ...experiment.result, asDrawn: null, asDone: null };
  return (
    <Card>
      <ExperimentHeading experiment={experiment} onDelete={onDelete}>
        <Period plan={plan} last={stoppedOn ?? days.at(-1)?.day} />
      </ExperimentHeading>
      {/* Each column has two rows: the answer or the drawing, which are equally high on a wide page, and its details. */}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-2 lg:grid-cols-2">
        <div className="grid content-start gap-y-2 lg:row-span-2 lg:grid-rows-subgrid">
          <div
            className="flex flex-col justify-between gap-5 rounded-base p-4 sm:p-6"
            style={{ background: result.conclusion === 'helps' ? outcomeTint(plan.outcome) : 'var(--paper)' }}
          >
            <Conclusion outcome={plan.outcome} smallest={plan.smallestThatMatters} result={result} />
            {result.asDrawn && <MainDifference plan={plan} asDrawn={result.asDrawn} />}
          </div>
          {result.asDone && <AsDone plan={plan} asDone={result.asDone} />}
        </div>
        <DaysPlot experiment={experiment} result={result} />
      </div>
      <FrozenPlan experiment={experiment} />
    </Card>
  );
}

function MainDifference({ plan, asDrawn }: Pick<Experiment, 'plan'> & { asDrawn: Comparison }) {
  const { t } = useTranslation('experiments');
  const { nameOf } = useExperimentText();
  const counts = { on: asDrawn.onDays, off: asDrawn.offDays, outcome: nameOf(plan.outcome) };
  return (
    <dl>
      <Difference
        label={t('difference')}
        text={t(`compared.${plan.action.form}`, counts)}
        outcome={plan.outcome}
        comparison={asDrawn}
        isMain
      />
    </dl>
  );
}

/** Shows the difference between the days on which the person carried out the action and the others, on request. */
function AsDone({ plan, asDone }: Pick<Experiment, 'plan'> & { asDone: NonNullable<Result['asDone']> }) {
  const { t } = useTranslation('experiments');
  const counts = { on: asDone.onDays, off: asDone.offDays };
  return (
    <Fold title={t('asDone')}>
      <dl>
        <Difference
          label={t('difference')}
          text={t(`asDoneText.${plan.action.form}`, counts)}
          outcome={plan.outcome}
          comparison={asDone}
        />
      </dl>
    </Fold>
  );
}
