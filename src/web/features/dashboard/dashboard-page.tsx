import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Preferences } from '#domain/preferences.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import type { ActionTarget } from './action-control.tsx';
import { AreaTab } from './area-tab.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { DaySummary } from './day-summary.tsx';
import { InsightsTab } from './insights-tab.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentActivityPanel } from './recent-activity-panel.tsx';
import { useDeviceConnectionResult } from './use-device-connection-result.ts';

type ModuleName = keyof Preferences['modules'];

export interface DashboardContent {
  actions: {
    logMeal: ActionTarget;
    startWorkout: ActionTarget;
    meditate: ActionTarget;
    checkin: ActionTarget;
  };
  onCustomize: () => void;
  /** Shown below the greeting. */
  notice?: ReactNode;
  /** The panels of other features, shown in the order of this type. A panel is shown only if its module is enabled. */
  panels?: Partial<Record<'deviceSync' | 'meditation' | 'menstrualCycle' | 'patternAnalysis', ReactNode>>;
}

/** Shows the member's day and the panels of other features. `preferences` is undefined while loading. */
export function DashboardPage({
  preferences,
  notice,
  ...content
}: DashboardContent & { preferences: Preferences | undefined }) {
  useDeviceConnectionResult();
  return (
    <>
      <DashboardHeader
        onCustomize={content.onCustomize}
        showSentence={preferences?.modules.healthMetrics ?? false}
      />
      {notice}
      {preferences ? (
        <Dashboard preferences={preferences} {...content} />
      ) : (
        <div aria-busy="true" className="space-y-6">
          <Skeleton height="7rem" />
          <Skeleton height="24rem" />
        </div>
      )}
    </>
  );
}

const tabNames = ['dashboard', 'fitness', 'nutrition', 'mindfulness', 'insights'] as const;
type TabName = (typeof tabNames)[number];

const tabModules: Partial<Record<TabName, ModuleName>> = {
  nutrition: 'foodLogging',
  mindfulness: 'meditation',
  insights: 'patternAnalysis',
};

/**
 * Returns the selected tab and a setter. Selects the first tab again when the person presses Dashboard in the
 * navigation bar.
 */
function useResettingTab() {
  const visit = useRouterState({ select: (state) => state.location.state.visit });
  const [lastVisit, setLastVisit] = useState(visit);
  const [tab, setTab] = useState<TabName>('dashboard');
  if (lastVisit !== visit) {
    setLastVisit(visit);
    setTab('dashboard');
  }
  return [tab, setTab] as const;
}

function Dashboard({
  preferences: { modules, checkinQuestions },
  actions,
  panels = {},
}: DashboardContent & { preferences: Preferences }) {
  const { t } = useTranslation('dashboard');
  const [tab, setTab] = useResettingTab();
  const tabs = tabNames.filter((name) => {
    const module = tabModules[name];
    return module === undefined || modules[module];
  });
  const shownPanels = (['deviceSync', 'meditation', 'menstrualCycle', 'patternAnalysis'] as const).filter(
    (name) => modules[name] && panels[name],
  );
  return (
    <Tabs
      quiet
      label={t('tabs.label')}
      tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      value={tab}
      onChange={setTab}
    >
      <TabPanel value="dashboard">
        <div className="space-y-6">
          {modules.healthMetrics && (
            <DaySummary
              checkin={modules.dailyCheckin ? actions.checkin : undefined}
              checkinQuestions={checkinQuestions}
            />
          )}
          <QuickActions modules={modules} targets={actions} />
          {modules.healthMetrics && <RecentActivityPanel />}
          {!modules.healthMetrics && shownPanels.length === 0 && (
            <p className="py-12 text-center text-muted">{t('allModulesOff')}</p>
          )}
          {shownPanels.length > 0 && (
            <div
              className={classNames(
                'grid grid-cols-[minmax(0,1fr)] items-start gap-6',
                shownPanels.length + Number(modules.healthMetrics) > 1 && 'lg:grid-cols-2',
              )}
            >
              {shownPanels.map((name) => (
                <div key={name}>{panels[name]}</div>
              ))}
            </div>
          )}
        </div>
      </TabPanel>
      {(['fitness', 'nutrition', 'mindfulness'] as const).map((area) => (
        <TabPanel key={area} value={area}>
          <AreaTab area={area} />
        </TabPanel>
      ))}
      <TabPanel value="insights">
        <InsightsTab
          checkin={modules.dailyCheckin ? actions.checkin : undefined}
          logMeal={modules.foodLogging ? actions.logMeal : undefined}
        >
          {panels.patternAnalysis}
        </InsightsTab>
      </TabPanel>
    </Tabs>
  );
}
