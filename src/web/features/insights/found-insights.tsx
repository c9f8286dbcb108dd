import type { ReactNode } from 'react';
import type { Insight } from '#contracts/insights.ts';
import { rankPatterns } from '#domain/insights/lead.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { AfterFirstView } from '#web/ui/after-first-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BuildingProfile } from './building-profile.tsx';
import { CheckedCard } from './checked-card.tsx';
import { ExploreCard } from './explorer.tsx';
import { InsightList } from './insight-list.tsx';
import { InsightSummary } from './insight-summary.tsx';
import { LeadInsight } from './lead-insight.tsx';
import { NothingFound } from './nothing-found.tsx';
import { SetAside } from './set-aside.tsx';
import { SignalList } from './signal-list.tsx';
import type { useInsights, usePatterns, useReadiness } from './use-insights.ts';
import { type CheckinQuestions, useTodaysCheckin } from './use-todays-checkin.ts';
import { WeekCard } from './week-card.tsx';

export interface InsightsSlots {
  /** A card for each running experiment. */
  running?: ReactNode;
  /** A card that links to experiments. Not shown beside a recommended experiment, which has the same link. */
  experiments?: ReactNode;
  /** Settings for the data that insights are allowed to use. */
  settings?: ReactNode;
}

type Loaded<Query extends () => { data: unknown }> = NonNullable<ReturnType<Query>['data']>;

/** With more patterns than this below the clearest one, the first column of a wide page is the longer one. */
const fewPatterns = 2;

interface Props extends InsightsSlots {
  checkinQuestions: CheckinQuestions;
  readiness: Loaded<typeof useReadiness>;
  patterns: Loaded<typeof usePatterns>;
  current: Loaded<typeof useInsights>;
}

/**
 * Shows the patterns and the other insights of the current analyses, and below them the last week. Before the first
 * pattern, shows how many days are missing.
 */
export function FoundInsights({ readiness, patterns, current, checkinQuestions, ...slots }: Props) {
  const { running, experiments, settings } = slots;
  const found = rankPatterns(current.filter((insight) => insight.type === 'pattern'));
  const isBuilding = readiness.percent < 100 && !patterns.some(({ type }) => type === 'pattern');
  const isCheckinDone = useTodaysCheckin(isBuilding ? checkinQuestions : undefined) === 'done';
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
      <AfterFirstView waiting={<Skeleton height="40rem" />}>
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
      </AfterFirstView>
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
