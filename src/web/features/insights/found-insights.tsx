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
const fewPatterns = 1;

interface Props extends InsightsSlots {
  checkinQuestions: CheckinQuestions;
  readiness: Loaded<typeof useReadiness>;
  patterns: Loaded<typeof usePatterns>;
  current: Loaded<typeof useInsights>;
}

/**
 * Shows the patterns, the other insights of the current analyses, and the last week. Before the first pattern, shows how
 * many days are missing.
 */
export function FoundInsights({ readiness, patterns, current, checkinQuestions, ...slots }: Props) {
  const isBuilding = readiness.percent < 100 && !patterns.some(({ type }) => type === 'pattern');
  const checkin = useTodaysCheckin(isBuilding ? checkinQuestions : undefined);
  const found = rankPatterns(current.filter((insight) => insight.type === 'pattern'));
  const [lead, ...others] = found;
  const isWide = useIsWide();
  const checked = readiness.lastLook && <CheckedCard readiness={readiness} lastLook={readiness.lastLook} />;
  const isSecondShort = others.length > fewPatterns;
  const week = <WeekCard />;
  const summary = <InsightSummary insights={found} />;
  const signals = <SignalList insights={current.filter((insight) => !isRecommendation(insight))} />;
  const tests = <SignalList insights={current.filter(isRecommendation)} />;
  const hasDays = Object.values(readiness.days).some((days) => days > 0);
  const more = (
    <>
      {(!isBuilding || hasDays) && <ExploreCard isEarly={isBuilding} />}
      <SetAside patterns={patterns} />
      {!current.some(isRecommendation) && slots.experiments}
      {slots.settings}
    </>
  );
  if (isBuilding) {
    return (
      <Stack>
        <BuildingProfile {...{ readiness, checkin }} />
        <AfterFirstView waiting={<Skeleton height="20rem" />}>
          {slots.running}
          {tests}
          {signals}
          {week}
          {more}
          {checked}
        </AfterFirstView>
      </Stack>
    );
  }
  return (
    <Stack>
      {lead ? <LeadInsight key={lead.id} insight={lead} /> : <NothingFound readiness={readiness} />}
      {isWide && summary}
      <AfterFirstView waiting={<Skeleton height="40rem" />}>
        {isWide ? (
          <Columns
            first={
              <>
                {slots.running}
                <InsightList insights={others} />
                {tests}
                {!isSecondShort && checked}
              </>
            }
            second={
              <>
                {signals}
                {week}
                {more}
                {isSecondShort && checked}
              </>
            }
          />
        ) : (
          <>
            {week}
            {summary}
            {slots.running}
            <InsightList insights={others} />
            {tests}
            {signals}
            {more}
            {checked}
          </>
        )}
      </AfterFirstView>
    </Stack>
  );
}

const isRecommendation = ({ type }: Insight): boolean => type === 'recommendation';

const Stack = ({ children }: { children: ReactNode }) => (
  <div className="min-w-0 space-y-4 empty:hidden sm:space-y-6">{children}</div>
);

/** Shows two columns. If one of them is empty, the other fills the width. */
const Columns = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <div className="grid auto-cols-fr grid-flow-col items-start gap-6">
    <Stack>{first}</Stack>
    <Stack>{second}</Stack>
  </div>
);
