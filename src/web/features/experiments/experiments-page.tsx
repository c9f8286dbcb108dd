import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Experiment } from '#contracts/experiments.ts';
import { listInsights } from '#contracts/insights.ts';
import { pages } from '#contracts/pages.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { useSearchParamOnce } from '#web/lib/use-search-param-once.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UnsentRows } from '#web/ui/unsent/unsent-rows.tsx';
import { FinishedExperiment } from './finished-experiment.tsx';
import { IdeasCard } from './ideas-card.tsx';
import { listIdeas } from './list-ideas.ts';
import { NewExperimentDialog } from './new-experiment-dialog.tsx';
import { FoldedPitch, Pitch } from './pitch.tsx';
import { RunningExperiment } from './running-experiment.tsx';
import { useDeleteExperiment, useExperiments } from './use-experiments.ts';

/** The habit and the outcome that are selected when the form opens. */
interface Choice {
  habit?: string | undefined;
  outcome?: string | undefined;
}

interface Props {
  /** A link to the check-in, for a person with too few values for an experiment. */
  checkin: ReactNode;
}

/**
 * Shows the member's experiments, and ideas for others. If the query parameter `habit` or `outcome` is set, opens the
 * form with that habit or outcome.
 */
export function ExperimentsPage({ checkin }: Props) {
  const { t } = useTranslation('experiments');
  const query = useExperiments();
  const deleting = useDeleteExperiment();
  const habit = useSearchParamOnce('habit');
  const outcome = useSearchParamOnce('outcome');
  const [planned, setPlanned] = useState<Choice | undefined>(
    habit === undefined && outcome === undefined ? undefined : { habit, outcome },
  );
  const isKept = ({ id }: Experiment) => !deleting.isDeleted(id);
  const isWide = useIsWide();
  const planOwn = (
    <Button variant="secondary" onClick={() => setPlanned({})}>
      {t('start')}
    </Button>
  );
  return (
    <>
      <BackLink to={pages.aiInsights} label={t('back')} />
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        {...(query.data && isWide && { actions: planOwn })}
      />
      <UnsentRows place="experiments" />
      <QueryView query={query} errorTitle={t('loadFailed')} loading={<Skeleton height="24rem" />} page>
        {(experiments) => {
          const kept = experiments.filter(isKept);
          return (
            <div className="space-y-4 sm:space-y-6">
              <ExperimentList experiments={kept} onDelete={deleting.remove} />
              <Ideas experiments={kept} checkin={checkin} onPlan={setPlanned}>
                {!isWide && <div className="mt-4">{planOwn}</div>}
              </Ideas>
            </div>
          );
        }}
      </QueryView>
      {planned && (
        <NewExperimentDialog {...planned} onOpenChange={(open) => !open && setPlanned(undefined)} />
      )}
    </>
  );
}

interface IdeasProps extends Props {
  experiments: readonly Experiment[];
  onPlan: (choice: Choice) => void;
  /** Content below the ideas. */
  children: ReactNode;
}

/**
 * Shows ideas for experiments, and below them explains experiments. The explanation is folded if the person has an
 * experiment. Waits for the insights, because their ideas come first.
 */
function Ideas({ experiments, checkin, onPlan, children }: IdeasProps) {
  const { language } = useLanguage();
  const { data, isPending } = useQuery(endpointQuery(listInsights, { query: { language } }));
  if (isPending) return <Skeleton height="24rem" />;
  const ideas = listIdeas(data ?? [], experiments);
  return (
    <>
      {ideas.length > 0 ? (
        <IdeasCard
          ideas={ideas}
          hasInsights={data === undefined || data.length > 0}
          checkin={checkin}
          onPlan={onPlan}
        >
          {children}
        </IdeasCard>
      ) : (
        children
      )}
      {experiments.length > 0 ? <FoldedPitch /> : <Pitch />}
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
    <>
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
    </>
  );
}
