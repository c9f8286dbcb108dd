import { Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dashboardStreakDays } from '#domain/mindfulness.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Breathing } from './breathing.tsx';
import { SessionList } from './recent-sessions.tsx';
import { SessionStarter } from './session-starter.tsx';
import { useHasNoSessions, useMeditationDays, useMindfulnessSummary } from './use-mindfulness.ts';
import { WeekDays } from './week-days.tsx';
import { WeekProgress } from './week-progress.tsx';

const recentLimit = 6;

/** Shows meditation and breathing exercises on the dashboard. */
export function MeditationPanel({ showStreaks }: { showStreaks: boolean }) {
  const { t } = useTranslation('mindfulness');
  return (
    <Card title={t('panelTitle')}>
      <div className="@container">
        <div className="grid gap-4 @4xl:grid-cols-2 @4xl:gap-x-10">
          {/* The pictures of the sessions grow, so that both columns end at the same height. */}
          <div className="flex flex-col gap-4 *:first:flex *:first:grow *:first:flex-col *:first:justify-center">
            <SessionStarter compact />
            <PanelSection title={t('breathing')}>
              <Breathing compact />
            </PanelSection>
          </div>
          {/* The week grows if there are few sessions. */}
          <div className="flex flex-col gap-4 *:first:grow @4xl:[&>:first-child]:border-t-0 @4xl:[&>:first-child]:pt-0">
            <PanelSection title={t('week')} note={showStreaks && <StreakBadge />}>
              <Week />
            </PanelSection>
            <RecentPart />
          </div>
        </div>
      </div>
    </Card>
  );
}

/** Shows this week's minutes. A wide page also draws them for each day. */
function Week() {
  if (!useIsWide()) return <WeekProgress />;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-8 has-[[role=alert]]:block">
      <WeekProgress />
      <DaysOfWeek />
    </div>
  );
}

function DaysOfWeek() {
  const { data } = useMeditationDays();
  return <div>{data && <WeekDays days={data} isCaptionHidden />}</div>;
}

interface SectionProps {
  title: string;
  /** Content beside the title. */
  note?: ReactNode;
  children: ReactNode;
}

function PanelSection({ title, note, children }: SectionProps) {
  return (
    <div className="flex flex-col border-t border-line pt-3">
      <div className="mb-2 flex min-h-7 items-center justify-between gap-3">
        <h3 className="text-small font-medium text-muted">{title}</h3>
        {note}
      </div>
      <div className="my-auto">{children}</div>
    </div>
  );
}

/**
 * Lists the newest sessions. On a narrow page, the person opens the list, and there is no list until a session is
 * known.
 */
function RecentPart() {
  const { t } = useTranslation('mindfulness');
  const sessions = <SessionList limit={recentLimit} />;
  const hasNoSessions = useHasNoSessions();
  if (useIsWide()) return <PanelSection title={t('recent')}>{sessions}</PanelSection>;
  if (hasNoSessions !== false) return null;
  return (
    <details className="-mb-3 border-t border-line">
      <summary className="min-h-11 text-small font-medium text-muted">{t('recent')}</summary>
      <div className="pb-3">{sessions}</div>
    </details>
  );
}

/**
 * Shows the length of the streak. Renders nothing if there is no streak. A streak longer than `dashboardStreakDays` is
 * shown as "30+".
 */
function StreakBadge() {
  const { t } = useTranslation('mindfulness');
  const streak = useMindfulnessSummary().data?.streak;
  if (!streak) return null;
  return (
    <Badge tone="good">
      <Flame aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {streak > dashboardStreakDays
        ? t('streakOver', { count: dashboardStreakDays })
        : t('streakDays', { count: streak })}
    </Badge>
  );
}
