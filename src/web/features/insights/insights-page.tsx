import { useTranslation } from 'react-i18next';
import { joinQueries } from '#web/lib/join-queries.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Explorer } from './explorer.tsx';
import { FoundInsights, type InsightsSlots } from './found-insights.tsx';
import { InsightDetail } from './insight-detail.tsx';
import type { InsightsView } from './insights-view.ts';
import { useInsights, usePatterns, useReadiness } from './use-insights.ts';
import type { CheckinQuestions } from './use-todays-checkin.ts';

interface PageProps extends InsightsSlots {
  checkinQuestions: CheckinQuestions;
}

/** Shows the overview, one insight or the explorer, depending on the URL. */
export function InsightsPage({ view, ...page }: PageProps & { view: InsightsView }) {
  if (view.insight !== undefined) return <InsightDetail id={view.insight} experiments={page.experiments} />;
  if (view.explore) return <Explorer />;
  return <Overview {...page} />;
}

function Overview(page: PageProps) {
  const { t } = useTranslation('insights');
  const query = joinQueries(useReadiness(), useInsights(), usePatterns());
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <QueryView
        query={query}
        errorTitle={t('loadFailed')}
        page
        loading={
          <div aria-busy="true" className="space-y-6">
            <Skeleton height="7rem" />
            <Skeleton height="24rem" />
          </div>
        }
      >
        {([readiness, current, patterns]) => (
          <FoundInsights readiness={readiness} current={current} patterns={patterns} {...page} />
        )}
      </QueryView>
    </>
  );
}
