import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { usePageFailure } from '#web/lib/use-page-failure.ts';
import { AfterFirstView } from '#web/ui/after-first-view.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryError } from '#web/ui/query-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UnsentRows } from '#web/ui/unsent/unsent-rows.tsx';
import { Breathing } from './breathing.tsx';
import { Totals } from './mindfulness-totals.tsx';
import { MonthsCard } from './months-card.tsx';
import { RecentSessions } from './recent-sessions.tsx';
import { setSessionStageOpen } from './session-stage-store.ts';
import { SessionStarter, useStarterTitle } from './session-starter.tsx';
import {
  useHasNoSessions,
  useMeditationDays,
  useMindfulnessSummary,
  useSessions,
} from './use-mindfulness.ts';
import { useSessionTimerStore } from './use-session-timer.ts';
import { WeekCard } from './week-card.tsx';

interface Props {
  /** Whether streaks are shown. Undefined while the preferences load. */
  showStreaks: boolean | undefined;
  onStreaksChange: (shown: boolean) => void;
}

export function MindfulnessPage({ showStreaks, onStreaksChange }: Props) {
  const { t } = useTranslation('mindfulness');
  const isWide = useIsWide();
  const store = useSessionTimerStore();
  const failure = usePageFailure([useMindfulnessSummary(), useMeditationDays(), useSessions()]);
  // A session that is active when the page opens, for example after a reload, fills the screen.
  useEffect(() => {
    if (store.read().session) setSessionStageOpen(true);
  }, [store]);
  const hasNoSessions = useHasNoSessions();
  const totals = <Totals streaks={showStreaks} onStreaksChange={onStreaksChange} />;
  // The exercises come first on a narrow page, and are the second column of a wide page.
  const columns = [
    // The card is as high as the other column. Its drawing fills the space that is left.
    <div key="breathing" className="flex min-w-0 *:flex *:w-full *:flex-col">
      <Card title={t('breathing')}>
        <Breathing />
      </Card>
    </div>,
    // One card fills the column, so that both columns end at the same height. The totals are too low to fill it.
    <div
      key="week"
      className={classNames(
        'flex min-w-0 flex-col gap-4 sm:gap-6',
        hasNoSessions ? '*:first:grow' : '*:last:grow',
      )}
    >
      {failure ? (
        <div className="grid *:content-center">
          <Card>
            <UnsentRows place="sessions" />
            <QueryError query={failure} title={t('loadFailed')} />
          </Card>
        </div>
      ) : (
        <>
          <WeekCard />
          {hasNoSessions === undefined && <Skeleton height="14rem" />}
          {hasNoSessions === true && totals}
          {hasNoSessions === false && <MonthsCard />}
        </>
      )}
    </div>,
  ];
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div className="space-y-4 sm:space-y-6">
        <Card title={useStarterTitle()}>
          <SessionStarter />
        </Card>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          {isWide ? columns.toReversed() : columns}
        </div>
        <AfterFirstView waiting={<Skeleton height="40rem" />}>
          {!failure && !hasNoSessions && (
            <>
              {totals}
              <RecentSessions />
            </>
          )}
          <Tips />
        </AfterFirstView>
      </div>
    </>
  );
}

const tips = ['sameTime', 'short', 'wander', 'breathOut'] as const;

function Tips() {
  const { t } = useTranslation('mindfulness');
  return (
    <Card title={t('tipsTitle')}>
      <ol className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {tips.map((tip) => (
          <li key={tip}>
            <h3 className="font-semibold">{t(`tips.${tip}.title`)}</h3>
            <p className="text-small text-muted">{t(`tips.${tip}.text`)}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
