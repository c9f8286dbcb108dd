import { Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dashboardStreakDays } from '#domain/mindfulness.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Breathing } from './breathing.tsx';
import { WeekProgress } from './mindfulness-totals.tsx';
import { SessionList } from './recent-sessions.tsx';
import { SessionStarter } from './session-starter.tsx';
import { useMindfulnessSummary } from './use-mindfulness.ts';

const recentLimit = 6;

/** Shows meditation and breathing exercises on the dashboard. */
export function MeditationPanel({ showStreaks }: { showStreaks: boolean }) {
  const { t } = useTranslation('mindfulness');
  return (
    <Card title={t('panelTitle')} action={showStreaks && <StreakBadge />}>
      <div className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @3xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @3xl:gap-x-10">
          <SessionStarter />
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 @3xl:row-span-2">
            <PanelSection title={t('week')}>
              <WeekProgress />
            </PanelSection>
            <PanelSection title={t('breathing')}>
              <Breathing compact />
            </PanelSection>
          </div>
          <PanelSection title={t('recent')}>
            <SessionList limit={recentLimit} />
          </PanelSection>
        </div>
      </div>
    </Card>
  );
}

function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-line pt-5 @3xl:first:border-t-0 @3xl:first:pt-0">
      <h3 className="mb-3 font-semibold">{title}</h3>
      {children}
    </div>
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
