import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Insight } from '#contracts/insights.ts';
import { pages } from '#contracts/pages.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MeasureDetail } from './measure-detail.tsx';
import { PatternDetail } from './pattern-detail.tsx';
import { usePatterns } from './use-insights.ts';

/**
 * Shows one insight with the days that it is based on. For a recommendation, shows the pattern that the recommendation
 * is based on.
 */
export function InsightDetail({ id, experiments }: { id: number; experiments?: ReactNode }) {
  const { t } = useTranslation('insights');
  const patterns = usePatterns();
  return (
    <>
      <BackLink to={pages.aiInsights} label={t('back')} />
      <QueryView query={patterns} errorTitle={t('loadFailed')} loading={<Skeleton height="32rem" />}>
        {(insights) => <ChosenInsight id={id} insights={insights} experiments={experiments} />}
      </QueryView>
    </>
  );
}

interface ChosenProps {
  id: number;
  insights: Insight[];
  experiments: ReactNode;
}

function ChosenInsight({ id, insights, experiments }: ChosenProps) {
  const { t } = useTranslation('insights');
  const chosen = insights.find((one) => one.id === id);
  const shownId = chosen?.type === 'recommendation' ? chosen.pattern : id;
  const insight = insights.find((one) => one.id === shownId);
  if (insight?.type === 'pattern') return <PatternDetail insight={insight} experiments={experiments} />;
  if (insight && 'kind' in insight) return <MeasureDetail key={insight.id} insight={insight} />;
  return <PageHeader title={t('notFound')} subtitle={t('notFoundText')} />;
}
