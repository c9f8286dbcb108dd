import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Insight } from '#contracts/insights.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { rankPatterns } from '#domain/insights/lead.ts';
import { analysisDay } from '#domain/insights/next-look.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { joinQueries } from '#web/lib/join-queries.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BuildingProfile } from './building-profile.tsx';
import { CheckedCard } from './checked-card.tsx';
import { ExploreCard, Explorer } from './explorer.tsx';
import { InsightDetail } from './insight-detail.tsx';
import { InsightList } from './insight-list.tsx';
import { InsightSummary } from './insight-summary.tsx';
import type { InsightsView } from './insights-view.ts';
import { LeadInsight } from './lead-insight.tsx';
import { NothingFound } from './nothing-found.tsx';
import { SetAside } from './set-aside.tsx';
import { SignalList } from './signal-list.tsx';
import { unbrokenDay } from './unbroken-day.ts';
import { useInsights, usePatterns, useReadiness } from './use-insights.ts';
import { type CheckinQuestions, useIsCheckinDone } from './use-is-checkin-done.ts';
import { WeekCard } from './week-card.tsx';

interface InsightsSlots {
  /** A card for each running experiment. */
  running?: ReactNode;
  /** A card that links to experiments. Not shown beside a recommended experiment, which has the same link. */
  experiments?: ReactNode;
  /** Settings for the data that insights are allowed to use. */
  settings?: ReactNode;
}

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
          <Found readiness={readiness} current={current} patterns={patterns} {...page} />
        )}
      </QueryView>
    </>
  );
}

/** Says when the latest and the next analysis are, and why not sooner. Renders nothing before the first analysis. */
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

type Loaded<Query extends () => { data: unknown }> = NonNullable<ReturnType<Query>['data']>;

/** With more patterns than this below the clearest one, the first column of a wide page is the longer one. */
const fewPatterns = 2;

interface FoundProps extends PageProps {
  readiness: Loaded<typeof useReadiness>;
  patterns: Loaded<typeof usePatterns>;
  current: Loaded<typeof useInsights>;
}

function Found({ readiness, patterns, current, checkinQuestions, ...slots }: FoundProps) {
  const { running, experiments, settings } = slots;
  const found = rankPatterns(current.filter((insight) => insight.type === 'pattern'));
  const isBuilding = readiness.percent < 100 && !patterns.some(({ type }) => type === 'pattern');
  const isCheckinDone = useIsCheckinDone(isBuilding ? checkinQuestions : undefined);
  const lead = isBuilding ? undefined : found[0];
  const others = found.filter((insight) => insight !== lead);
  const hasRecommendation = current.some(isRecommendation);
  const isWide = useIsWide();
  const checked = readiness.lastLook && <CheckedCard readiness={readiness} lastLook={readiness.lastLook} />;
  const checkedColumn = !isWide || isBuilding ? undefined : others.length > fewPatterns ? 'second' : 'first';
  const hasDays = Object.values(readiness.days).some((days) => days > 0);
  return (
    <div className="space-y-4 sm:space-y-6">
      {lead && <LeadInsight key={lead.id} insight={lead} />}
      {isBuilding ? (
        <BuildingProfile {...{ readiness, isCheckinDone }} />
      ) : (
        <InsightSummary insights={found} />
      )}
      <Columns
        isBuilding={isBuilding}
        first={
          <>
            {!isBuilding && !lead && <NothingFound readiness={readiness} />}
            {running}
            <InsightList insights={others} />
            <SignalList insights={current.filter(isRecommendation)} />
            {checkedColumn === 'first' && checked}
          </>
        }
        second={
          <>
            <SignalList insights={current.filter((insight) => !isRecommendation(insight))} />
            {(!isBuilding || hasDays) && (
              <ExploreCard {...(isBuilding && { neededDays: readiness.needed })} />
            )}
            <WeekCard />
            <SetAside patterns={patterns} />
            {!hasRecommendation && experiments}
            {settings}
            {checkedColumn === 'second' && checked}
          </>
        }
      />
      {!checkedColumn && checked}
    </div>
  );
}

const isRecommendation = ({ type }: Insight): boolean => type === 'recommendation';

interface ColumnsProps {
  isBuilding: boolean;
  first: ReactNode;
  second: ReactNode;
}

/**
 * Shows two columns on a wide page. If one of them is empty, the other fills the width. While the profile is being built,
 * shows the few parts in rows of two, and a last part without a neighbour fills its row.
 */
function Columns({ isBuilding, first, second }: ColumnsProps) {
  if (isBuilding) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6 lg:grid-cols-2 lg:*:last:odd:col-span-2">
        {first}
        {second}
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:items-start">
      {[first, second].map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move.
        <div key={index} className="min-w-0 space-y-4 empty:hidden sm:space-y-6">
          {column}
        </div>
      ))}
    </div>
  );
}
