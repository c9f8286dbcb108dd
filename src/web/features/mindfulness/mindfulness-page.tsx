import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
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
  const store = useSessionTimerStore();
  const failure = usePageFailure([useMindfulnessSummary(), useMeditationDays(), useSessions()]);
  // A session that is active when the page opens, for example after a reload, fills the screen.
  useEffect(() => {
    if (store.read().session) setSessionStageOpen(true);
  }, [store]);
  const hasNoSessions = useHasNoSessions();
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div className="space-y-4 sm:space-y-6">
        <Card title={useStarterTitle()}>
          <SessionStarter />
        </Card>
        {/* On a wide page, the exercises grow and end above the totals, or fill the second column. */}
        <div
          className={classNames(
            'grid grid-cols-[minmax(0,1fr)] gap-4 *:min-w-0 sm:gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
            hasNoSessions && !failure ? 'lg:grid-rows-[auto_1fr]' : 'lg:grid-rows-[auto_1fr_auto]',
          )}
        >
          {failure ? (
            <div className="flex flex-col *:last:mx-0 *:last:grow *:last:justify-center lg:row-span-3">
              <UnsentRows place="sessions" />
              <QueryError page query={failure} title={t('loadFailed')} />
            </div>
          ) : (
            <WeekCard />
          )}
          <div
            className={classNames(
              'flex *:flex *:w-full *:flex-col lg:col-start-2 lg:row-start-1',
              failure ? 'lg:row-span-3' : 'lg:row-span-2',
            )}
          >
            <Card title={t('breathing')}>
              <Breathing />
            </Card>
          </div>
          {!failure && !hasNoSessions && (
            <div className="grid lg:col-start-1 lg:row-span-2 lg:row-start-2">
              {hasNoSessions === undefined ? <Skeleton height="14rem" /> : <MonthsCard />}
            </div>
          )}
          {!failure && (
            <div className="grid">
              <Totals streaks={showStreaks} onStreaksChange={onStreaksChange} />
            </div>
          )}
        </div>
        <AfterFirstView waiting={<Skeleton height="40rem" />}>
          {!failure && !hasNoSessions && <RecentSessions />}
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
