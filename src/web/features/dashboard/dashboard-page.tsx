import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Preferences } from '#domain/preferences.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { PartError } from '#web/ui/part-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import type { DashboardContent } from './dashboard-content.ts';
import { DashboardHeader } from './dashboard-header.tsx';
import { DayTab } from './day-tab.tsx';
import { landscapeHeight } from './horizon.tsx';
import { useDeviceConnectionResult } from './use-device-connection-result.ts';

const loadAreaTab = async () => (await import('./area-tab.tsx')).AreaTab;
const loadInsightsTab = async () => (await import('./insights-tab.tsx')).InsightsTab;

/** What a tab shows while its script loads, and if it cannot be loaded. */
const tabStates = {
  loading: (
    <div aria-busy="true">
      <Skeleton height="16rem" />
    </div>
  ),
  failed: (_error: unknown, retry: () => void) => <PartError onRetry={retry} />,
};

type ModuleName = keyof Preferences['modules'];

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
        <div aria-busy="true" className="space-y-3 sm:space-y-6">
          <Skeleton height="2.875rem" />
          <div className={landscapeHeight}>
            <Skeleton height="100%" />
          </div>
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
 * Returns the selected tab and a setter. Selects the first tab again when the person presses
 * Dashboard in the navigation bar, which changes `visit`.
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

function Dashboard({ preferences, actions, panels = {} }: DashboardContent & { preferences: Preferences }) {
  const { t } = useTranslation('dashboard');
  const [tab, setTab] = useResettingTab();
  const { modules } = preferences;
  const tabs = tabNames.filter((name) => {
    const module = tabModules[name];
    return module === undefined || modules[module];
  });
  return (
    <Tabs
      quiet
      label={t('tabs.label')}
      tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      value={tab}
      onChange={setTab}
    >
      <TabPanel value="dashboard">
        <DayTab preferences={preferences} actions={actions} panels={panels} />
      </TabPanel>
      {(['fitness', 'nutrition', 'mindfulness'] as const).map((area) => (
        <TabPanel key={area} value={area}>
          <LazyPart load={loadAreaTab} props={{ area }} {...tabStates} />
        </TabPanel>
      ))}
      <TabPanel value="insights">
        <LazyPart
          load={loadInsightsTab}
          props={{
            checkin: modules.dailyCheckin ? actions.checkin : undefined,
            logMeal: modules.foodLogging ? actions.logMeal : undefined,
            children: panels.patternAnalysis,
          }}
          {...tabStates}
        />
      </TabPanel>
    </Tabs>
  );
}
