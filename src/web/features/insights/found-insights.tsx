import type { ReactNode } from 'react';
import type { PatternInsight } from '#contracts/insights.ts';
import { rankPatterns } from '#domain/insights/lead.ts';
import { countMissingDays } from '#domain/insights/readiness.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { AfterFirstView } from '#web/ui/after-first-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BuildingProfile } from './building-profile.tsx';
import { CheckedCard } from './checked-card.tsx';
import { ExamplePattern } from './example-pattern.tsx';
import { ExploreCard } from './explorer.tsx';
import { InsightList } from './insight-list.tsx';
import { InsightSummary } from './insight-summary.tsx';
import { LeadInsight } from './lead-insight.tsx';
import { NothingFound } from './nothing-found.tsx';
import type { Recommendation } from './plan-link.tsx';
import { SetAside } from './set-aside.tsx';
import { SignalList } from './signal-list.tsx';
import type { useInsights, usePatterns, useReadiness } from './use-insights.ts';
import { type CheckinQuestions, useTodaysCheckin, useUnansweredCount } from './use-todays-checkin.ts';
import { EarlyWeekCard, WeekCard } from './week-card.tsx';

export interface InsightsSlots {
  /** A card for each running experiment. */
  running?: ReactNode;
  /** A card that links to experiments. Not shown beside a list of recommended experiments, which has the same link. */
  experiments?: ReactNode;
  /** Settings for the data that insights are allowed to use. */
  settings?: ReactNode;
}

type Loaded<Query extends () => { data: unknown }> = NonNullable<ReturnType<Query>['data']>;

/** With fewer days in either of two measures, a plot of them shows next to nothing. */
const fewestDots = 7;

interface Props extends InsightsSlots {
  checkinQuestions: CheckinQuestions;
  readiness: Loaded<typeof useReadiness>;
  patterns: Loaded<typeof usePatterns>;
  current: Loaded<typeof useInsights>;
}

/**
 * Shows the patterns, the other insights of the current analyses, and the last week. Before the first pattern, shows
 * how many days are missing.
 */
export function FoundInsights({ readiness, patterns, current, checkinQuestions, ...slots }: Props) {
  const isBuilding = readiness.percent < 100 && !patterns.some(({ type }) => type === 'pattern');
  const questions = isBuilding ? checkinQuestions : undefined;
  const checkin = useTodaysCheckin(questions);
  const unanswered = useUnansweredCount(questions);
  const found = rankPatterns(current.filter((insight) => insight.type === 'pattern'));
  const tests = current.filter((insight) => insight.type === 'recommendation');
  // The card of a pattern offers its test, without a menu to rate or hide it.
  const otherTests = tests.filter(({ pattern }) => !found.some(({ id }) => id === pattern));
  const countedDays = readiness.needed - countMissingDays(readiness.days);
  const parts = {
    running: slots.running,
    tests: <SignalList insights={otherTests} />,
    signals: (
      <SignalList insights={current.filter(({ type }) => type !== 'pattern' && type !== 'recommendation')} />
    ),
    week: isBuilding ? <EarlyWeekCard /> : <WeekCard />,
    explore: (!isBuilding || countedDays >= fewestDots) && <ExploreCard isEarly={isBuilding} />,
    more: (
      <>
        <SetAside patterns={patterns} />
        {otherTests.length === 0 && slots.experiments}
        {slots.settings}
      </>
    ),
    checked: readiness.lastLook && <CheckedCard readiness={readiness} lastLook={readiness.lastLook} />,
  };
  if (!isBuilding) return <Patterns {...{ readiness, found, tests, parts }} />;
  return (
    <Stack>
      <BuildingProfile {...{ readiness, checkin, unanswered }} />
      <AfterFirstView waiting={<Skeleton height="20rem" />}>
        {parts.running}
        {parts.tests}
        {parts.signals}
        <ExamplePattern />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6 lg:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))] lg:*:has-[li]:col-span-full">
          {parts.week}
          {parts.explore}
          {parts.more}
        </div>
        {parts.checked}
      </AfterFirstView>
    </Stack>
  );
}

interface PatternsProps extends Pick<Props, 'readiness'> {
  /** The patterns, the clearest first. */
  found: readonly PatternInsight[];
  tests: readonly Recommendation[];
  parts: Record<'running' | 'tests' | 'signals' | 'week' | 'explore' | 'more' | 'checked', ReactNode>;
}

/**
 * Shows the clearest pattern, or that there is none, above the other parts of the page.
 */
function Patterns({ readiness, found, tests, parts }: PatternsProps) {
  const [lead, ...others] = found;
  const isWide = useIsWide();
  const { running, signals, week, explore, more, checked } = parts;
  const summary = <InsightSummary insights={found} />;
  const list = <InsightList insights={others} compared={found} tests={tests} />;
  return (
    <Stack>
      {lead ? (
        <LeadInsight
          key={lead.id}
          insight={lead}
          compared={found}
          nextLook={readiness.nextLook}
          test={tests.find(({ pattern }) => pattern === lead.id)}
        />
      ) : (
        <NothingFound readiness={readiness} />
      )}
      {isWide && summary}
      <AfterFirstView waiting={<Skeleton height="40rem" />}>
        {isWide ? (
          <>
            {/* Each part has a fixed column, so that no part moves to the other column when another one loads. */}
            <div className="grid auto-cols-fr grid-flow-col gap-6">
              <div className="flex min-w-0 flex-col gap-6">
                {list}
                {parts.tests}
                <div className="flex grow flex-col *:grow">{explore}</div>
                {more}
              </div>
              <Stack>
                {signals}
                {running}
                {week}
              </Stack>
            </div>
            {checked}
          </>
        ) : (
          <>
            {running}
            {summary}
            {list}
            {week}
            {parts.tests}
            {signals}
            {explore}
            {more}
            {checked}
          </>
        )}
      </AfterFirstView>
    </Stack>
  );
}

/** Shows parts below each other. If all of them are empty, the neighbour in a grid fills the width. */
const Stack = ({ children }: { children: ReactNode }) => (
  <div className="min-w-0 space-y-4 empty:hidden sm:space-y-6">{children}</div>
);
