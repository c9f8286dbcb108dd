import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Experiment } from '#contracts/experiments.ts';
import { pages } from '#contracts/pages.ts';
import { useToday } from '#web/lib/clock.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { Card } from '#web/ui/card.tsx';
import { DayAnswer } from './day-answer.tsx';
import { ExperimentProgress } from './experiment-progress.tsx';
import { nearestDay } from './nearest-day.ts';
import { SeeResult } from './see-result.tsx';
import { useExperimentText } from './use-experiment-text.ts';
import { useRunningExperiments } from './use-experiments.ts';

/**
 * Shows a card for each experiment that has no result yet. Renders nothing while the experiments
 * are loading.
 */
export function RunningExperiments() {
  return useRunningExperiments().map((experiment) => (
    <RunningCard key={experiment.id} experiment={experiment} />
  ));
}

function RunningCard({ experiment }: { experiment: Experiment }) {
  const { t } = useTranslation('experiments');
  const { habitInSentence } = useExperimentText();
  const today = useToday();
  const navigate = useNavigate();
  const isWide = useIsWide();
  const link = (
    <Link
      to={pages.experiments}
      className="-my-2 inline-flex min-h-11 items-center font-semibold text-primary"
    >
      {t('link.open')}
    </Link>
  );
  return (
    <Card
      title={t('experimentTitle', { name: habitInSentence(experiment.plan.action) })}
      action={isWide && link}
    >
      <p className="-mt-3 mb-5 text-muted">{t(`questions.${experiment.plan.outcome}`)}</p>
      <div className="space-y-6">
        {experiment.state === 'over' ? (
          <SeeResult experiment={experiment} onFinish={() => void navigate({ to: pages.experiments })} />
        ) : (
          <DayAnswer experiment={experiment} day={nearestDay(experiment, today)} />
        )}
        <ExperimentProgress experiment={experiment} />
        {!isWide && link}
      </div>
    </Card>
  );
}
