import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Preferences } from '#domain/preferences.ts';
import { classes } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { AreaTab } from './area-tab.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { DaySummary } from './day-summary.tsx';
import { InsightsTab } from './insights-tab.tsx';
import type { Opening } from './opening.tsx';
import { QuickActions } from './quick-actions.tsx';
import { useDeviceReturn } from './use-device-return.ts';

type Module = keyof Preferences['modules'];

export interface DashboardParts {
  openings: { logMeal: Opening; startWorkout: Opening; meditate: Opening; checkin: Opening };
  onCustomize: () => void;
  /** What other features show on the dashboard tab, in this order; each stands only while its module is on. */
  panels?: Partial<Record<'deviceSync' | 'meditation' | 'menstrualCycle' | 'patternAnalysis', ReactNode>>;
}

/** A member's day: what to do now, how it is, and what other features have to say. `preferences` is awaited. */
export function DashboardPage({
  preferences,
  ...parts
}: DashboardParts & { preferences: Preferences | undefined }) {
  useDeviceReturn();
  return (
    <>
      <DashboardHeader onCustomize={parts.onCustomize} />
      {preferences ? (
        <Dashboard modules={preferences.modules} {...parts} />
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

const moduleOfTab: Partial<Record<TabName, Module>> = {
  nutrition: 'foodLogging',
  mindfulness: 'meditation',
  insights: 'patternAnalysis',
};

/** The in-page tab; pressing Dashboard in the tab bar while on it leads back to the first. */
function useTabOfVisit() {
  const visit = useRouterState({ select: (state) => state.location.state.visit });
  const [of, setOf] = useState(visit);
  const [tab, setTab] = useState<TabName>('dashboard');
  if (of !== visit) {
    setOf(visit);
    setTab('dashboard');
  }
  return [tab, setTab] as const;
}

function Dashboard({ modules, openings, panels = {} }: DashboardParts & { modules: Preferences['modules'] }) {
  const { t } = useTranslation('dashboard');
  const [tab, setTab] = useTabOfVisit();
  const tabs = tabNames.filter((name) => {
    const module = moduleOfTab[name];
    return module === undefined || modules[module];
  });
  const shownPanels = (['deviceSync', 'meditation', 'menstrualCycle', 'patternAnalysis'] as const).filter(
    (name) => modules[name] && panels[name],
  );
  return (
    <>
      <QuickActions modules={modules} openings={openings} />
      <Tabs
        label={t('tabs.label')}
        tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={setTab}
      >
        <TabPanel value="dashboard">
          <div className="space-y-6">
            {modules.healthMetrics && (
              <DaySummary checkin={modules.dailyCheckin ? openings.checkin : undefined} />
            )}
            {!modules.healthMetrics && shownPanels.length === 0 && (
              <p className="py-12 text-center text-muted">{t('nothingOn')}</p>
            )}
            {shownPanels.length > 0 && (
              <div
                className={classes(
                  'grid grid-cols-[minmax(0,1fr)] items-start gap-6',
                  shownPanels.length > 1 && 'lg:grid-cols-2',
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
            checkin={modules.dailyCheckin ? openings.checkin : undefined}
            logMeal={modules.foodLogging ? openings.logMeal : undefined}
          >
            {panels.patternAnalysis}
          </InsightsTab>
        </TabPanel>
      </Tabs>
    </>
  );
}
