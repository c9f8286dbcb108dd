import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { analysisDay } from '#domain/insights/next-look.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { joinQueries } from '#web/lib/join-queries.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Explorer } from './explorer.tsx';
import { FoundInsights, type InsightsSlots } from './found-insights.tsx';
import { InsightDetail } from './insight-detail.tsx';
import type { InsightsView } from './insights-view.ts';
import { unbrokenDay } from './unbroken-day.ts';
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
      <PageHeader
        title={t('title')}
        subtitle={
          <>
            {t('subtitle')}
            <LookDays />
          </>
        }
      />
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

/** Says when the latest and the next analysis are. Renders nothing before the first analysis. */
function LookDays() {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const today = useToday();
  const { lastLook, nextLook } = useReadiness().data ?? {};
  if (!lastLook) return null;
  const toText = (day: CalendarDay) => unbrokenDay(day, language, today);
  const last = toText(lastLook);
  return (
    <span className="mt-1 block max-w-prose text-small">
      {nextLook ? t('lookDaysNext', { last, next: toText(analysisDay(nextLook)) }) : t('lookDays', { last })}
    </span>
  );
}
