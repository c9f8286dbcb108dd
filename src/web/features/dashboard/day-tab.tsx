import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Preferences } from '#domain/preferences.ts';
import { AfterFirstView } from '#web/ui/after-first-view.tsx';
import { QueryError } from '#web/ui/query-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { DashboardContent } from './dashboard-content.ts';
import { DaySummary } from './day-summary.tsx';
import { Horizon } from './horizon.tsx';
import { PanelColumns } from './panel-columns.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentActivityPanel } from './recent-activity-panel.tsx';
import { useDashboardFailure } from './use-dashboard-failure.ts';
import { useEarlyActivityAmount } from './use-day-summary.ts';

interface Props extends Required<Pick<DashboardContent, 'actions' | 'panels'>> {
  preferences: Preferences;
}

/** Shows the person's day, the quick actions and the panels of other features whose modules are enabled. */
export function DayTab({ preferences: { modules, checkinQuestions }, actions, panels }: Props) {
  const { t } = useTranslation('dashboard');
  const activityAmount = useEarlyActivityAmount();
  // Before anything is logged today, the quick action is the only button for the check-in.
  const isCheckinPrimary = activityAmount === 'none' && modules.healthMetrics;
  const enabled = {
    patternAnalysis: modules.patternAnalysis && panels.patternAnalysis,
    meditation: modules.meditation && panels.meditation,
    menstrualCycle: modules.menstrualCycle && panels.menstrualCycle,
    deviceSync: modules.deviceSync && panels.deviceSync,
  };
  const hasPanels = modules.healthMetrics || Object.values(enabled).some(Boolean);
  const quickActions = (
    <QuickActions {...{ modules, isCheckinPrimary }} targets={actions} areRow={activityAmount === 'none'} />
  );
  return (
    <>
      <HiddenOnFailure
        modules={modules}
        quickActions={<QuickActions modules={modules} targets={actions} areRow />}
      >
        {modules.healthMetrics && <Horizon />}
        <AfterFirstView waiting={<Skeleton height="40rem" />}>
          <PanelColumns
            activityAmount={activityAmount}
            parts={{
              summary: modules.healthMetrics && (
                <DaySummary
                  checkin={modules.dailyCheckin && !isCheckinPrimary ? actions.checkin : undefined}
                  checkinQuestions={checkinQuestions}
                  hasLargeRings={activityAmount !== 'many'}
                />
              ),
              quickActions,
              activities: modules.healthMetrics && <RecentActivityPanel />,
              ...enabled,
            }}
          />
        </AfterFirstView>
      </HiddenOnFailure>
      {!hasPanels && <p className="py-12 text-center text-muted">{t('allModulesOff')}</p>}
    </>
  );
}

interface HiddenOnFailureProps {
  modules: Preferences['modules'];
  quickActions: ReactNode;
  /** The parts of the day. They are not rendered again when a query of another part changes. */
  children: ReactNode;
}

/** If nothing could be loaded, shows only the error and the quick actions. The hidden parts keep trying. */
function HiddenOnFailure({ modules, quickActions, children }: HiddenOnFailureProps) {
  const { t } = useTranslation('dashboard');
  const failure = useDashboardFailure(modules);
  return (
    <>
      {failure && (
        <div className="space-y-3 sm:space-y-6">
          <QueryError page query={failure} title={t('loadFailed')} />
          {quickActions}
        </div>
      )}
      <div hidden={failure !== undefined} className="space-y-3 sm:space-y-6">
        {children}
      </div>
    </>
  );
}
