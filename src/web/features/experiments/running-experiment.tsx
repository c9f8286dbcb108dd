import { CircleStop } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Experiment } from '#contracts/experiments.ts';
import { useToday } from '#web/lib/clock.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DayAnswer } from './day-answer.tsx';
import { ExperimentHeading } from './experiment-heading.tsx';
import { ExperimentProgress } from './experiment-progress.tsx';
import { FrozenPlan } from './frozen-plan.tsx';
import { nearestDay } from './nearest-day.ts';
import { Period } from './period.tsx';
import { ScheduleGrid } from './schedule-grid.tsx';
import { SeeResult } from './see-result.tsx';
import { useStopExperiment } from './use-experiments.ts';

interface Props {
  experiment: Experiment;
  onDelete: () => void;
}

/**
 * Shows an experiment without a result: its days, whether the action is on or off on the selected
 * day, and its progress. Once all days have passed, also shows a button for the result. At first,
 * the day that is nearest to today is selected.
 */
export function RunningExperiment({ experiment, onDelete }: Props) {
  const { t } = useTranslation('experiments');
  const today = useToday();
  const [isStopping, setStopping] = useState(false);
  const [chosenDay, setChosenDay] = useState<string>();
  const shownDay = chosenDay ?? nearestDay(experiment, today);
  const isWide = useIsWide();
  const frozenPlan = <FrozenPlan experiment={experiment} />;
  const items =
    experiment.state === 'running'
      ? [{ label: t('stop'), icon: CircleStop, onSelect: () => setStopping(true) }]
      : [];
  return (
    <Card>
      <ExperimentHeading experiment={experiment} items={items} onDelete={onDelete}>
        <Period plan={experiment.plan} last={experiment.days.at(-1)?.day} />
      </ExperimentHeading>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <div className="space-y-6">
          {experiment.state === 'over' && <SeeResult experiment={experiment} />}
          <DayAnswer experiment={experiment} day={shownDay} hasMark />
          <ExperimentProgress experiment={experiment} />
          {isWide && frozenPlan}
        </div>
        <ScheduleGrid experiment={experiment} day={shownDay} onDayChange={setChosenDay} />
      </div>
      {!isWide && frozenPlan}
      <StopDialog experiment={experiment} open={isStopping} onOpenChange={setStopping} />
    </Card>
  );
}

interface StopProps {
  experiment: Experiment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function StopDialog({ experiment, open, onOpenChange }: StopProps) {
  const { t } = useTranslation('experiments');
  const stop = useStopExperiment();
  const handleConfirm = () =>
    stop.mutate({ params: { id: String(experiment.id) } }, { onSettled: () => onOpenChange(false) });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('stopTitle')}
      description={t('stopText')}
      confirmLabel={t('stop')}
      cancelLabel={t('keepGoing')}
      onConfirm={handleConfirm}
      danger
      busy={stop.isPending}
    />
  );
}
