import { Link } from '@tanstack/react-router';
import { ArrowLeft, FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Experiment } from '#contracts/experiments.ts';
import { pages } from '#contracts/pages.ts';
import { useSearchParamOnce } from '#web/lib/use-search-param-once.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UnsentRows } from '#web/ui/unsent/unsent-rows.tsx';
import { ExampleDraw } from './example-draw.tsx';
import { FinishedExperiment } from './finished-experiment.tsx';
import { NewExperimentDialog } from './new-experiment-dialog.tsx';
import { RunningExperiment } from './running-experiment.tsx';
import { useDeleteExperiment, useExperiments } from './use-experiments.ts';

/**
 * Shows the member's experiments. If the query parameter `habit` or `outcome` is set, opens the form with that habit or
 * outcome.
 */
export function ExperimentsPage() {
  const { t } = useTranslation('experiments');
  const query = useExperiments();
  const deleting = useDeleteExperiment();
  const habit = useSearchParamOnce('habit');
  const outcome = useSearchParamOnce('outcome');
  const [isStarting, setStarting] = useState(habit !== undefined || outcome !== undefined);
  const isKept = ({ id }: Experiment) => !deleting.isDeleted(id);
  const startButton = <Button onClick={() => setStarting(true)}>{t('start')}</Button>;
  return (
    <>
      <Link
        to={pages.aiInsights}
        className="mb-2 inline-flex min-h-11 items-center gap-2 font-semibold text-primary"
      >
        <ArrowLeft aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {t('back')}
      </Link>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        {...(query.data?.some(isKept) && { actions: startButton })}
      />
      <UnsentRows place="experiments" />
      <QueryView query={query} errorTitle={t('loadFailed')} loading={<Skeleton height="24rem" />}>
        {(experiments) =>
          experiments.some(isKept) ? (
            <ExperimentList experiments={experiments.filter(isKept)} onDelete={deleting.remove} />
          ) : (
            <Card>
              <EmptyState
                icon={FlaskConical}
                title={t('emptyTitle')}
                text={t('emptyText')}
                action={startButton}
              />
              <ExampleDraw />
            </Card>
          )
        }
      </QueryView>
      {isStarting && <NewExperimentDialog habit={habit} outcome={outcome} onOpenChange={setStarting} />}
    </>
  );
}

interface ListProps {
  experiments: readonly Experiment[];
  onDelete: (id: number) => void;
}

function ExperimentList({ experiments, onDelete }: ListProps) {
  const { t } = useTranslation('experiments');
  const finished = experiments.filter(({ state }) => state === 'finished');
  return (
    <div className="space-y-4 sm:space-y-6">
      {experiments
        .filter(({ state }) => state !== 'finished')
        .map((experiment) => (
          <RunningExperiment
            key={experiment.id}
            experiment={experiment}
            onDelete={() => onDelete(experiment.id)}
          />
        ))}
      {finished.length > 0 && finished.length < experiments.length && (
        <h2 className="pt-4 font-display text-title font-semibold">{t('finished')}</h2>
      )}
      {finished.map((experiment) => (
        <FinishedExperiment
          key={experiment.id}
          experiment={experiment}
          onDelete={() => onDelete(experiment.id)}
        />
      ))}
    </div>
  );
}
