import { CircleStop } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Experiment } from '#contracts/experiments.ts';
import { type CalendarDay, toDayNumber } from '#domain/calendar-day.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { GoalBar } from '#web/ui/goal-bar.tsx';
import { DayAnswer } from './day-answer.tsx';
import { ExperimentHeading } from './experiment-heading.tsx';
import { FrozenPlan } from './frozen-plan.tsx';
import { ScheduleGrid } from './schedule-grid.tsx';
import { useExperimentText } from './use-experiment-text.ts';
import { useFinishExperiment, useStopExperiment } from './use-experiments.ts';

interface Props {
  experiment: Experiment;
  onDelete: () => void;
}

/**
 * Shows an experiment without a result: its days, whether the action is on or off on the selected day, and a button for
 * the result once all days have passed. At first, today is selected.
 */
export function RunningExperiment({ experiment, onDelete }: Props) {
  const { t } = useTranslation('experiments');
  const today = useToday();
  const [isStopping, setStopping] = useState(false);
  const [chosenDay, setChosenDay] = useState<string>();
  const shownDay = chosenDay ?? nearestDay(experiment, today);
  const items =
    experiment.state === 'running'
      ? [{ label: t('stop'), icon: CircleStop, onSelect: () => setStopping(true) }]
      : [];
  return (
    <Card>
      <ExperimentHeading experiment={experiment} items={items} onDelete={onDelete} />
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <div className="space-y-6">
          {experiment.state === 'over' && <SeeResult experiment={experiment} />}
          <DayAnswer experiment={experiment} day={shownDay} />
          <Progress experiment={experiment} />
        </div>
        <ScheduleGrid experiment={experiment} day={shownDay} onDayChange={setChosenDay} />
      </div>
      <FrozenPlan experiment={experiment} />
      <StopDialog experiment={experiment} open={isStopping} onOpenChange={setStopping} />
    </Card>
  );
}

/** Returns today. If the plan has not begun, returns its first day, and if it has ended, its last day. */
function nearestDay({ plan, days }: Experiment, today: CalendarDay): CalendarDay {
  if (today < plan.start) return plan.start;
  return days.find(({ day }) => day === today)?.day ?? days.at(-1)?.day ?? plan.start;
}

function SeeResult({ experiment }: { experiment: Experiment }) {
  const { t } = useTranslation('experiments');
  const finish = useFinishExperiment();
  return (
    <div className="rounded-base bg-primary-soft p-4">
      <p className="mb-3 font-semibold text-primary">{t('over')}</p>
      <Button
        busy={finish.isPending}
        onClick={() => finish.mutate({ params: { id: String(experiment.id) } })}
      >
        {t('seeResult')}
      </Button>
    </div>
  );
}

function Progress({ experiment: { plan, days } }: { experiment: Experiment }) {
  const { t } = useTranslation('experiments');
  const { language } = useLanguage();
  const { nameOf } = useExperimentText();
  const today = useToday();
  const passed = toDayNumber(today) - toDayNumber(plan.start) + 1;
  if (passed < 1)
    return <p className="text-muted">{t('notBegun', { day: formatDay(plan.start, language, today) })}</p>;
  const day = Math.min(passed, plan.length);
  const withOutcome = days.filter(({ outcome }) => outcome !== null).length;
  // If `plan.lag` is 1, the outcome that belongs to a day is known only on the following day.
  const possible = Math.max(withOutcome, Math.min(plan.length, passed - plan.lag));
  return (
    <div>
      <GoalBar
        label={t('progress', { day, length: plan.length })}
        text=""
        percent={(day / plan.length) * 100}
        area={measures[plan.outcome].area}
      />
      <p className="mt-2 text-small text-muted tabular-nums">
        {t('outcomes', { outcome: nameOf(plan.outcome), logged: withOutcome, count: possible })}
      </p>
    </div>
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
      onConfirm={handleConfirm}
      danger
      busy={stop.isPending}
    />
  );
}
