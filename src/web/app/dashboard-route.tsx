import { lazy, Suspense, useState } from 'react';
import { pages } from '#contracts/pages.ts';
import { CheckinDialog } from '#web/features/checkin/checkin-dialog.tsx';
import { DashboardPage } from '#web/features/dashboard/dashboard-page.tsx';
import { MeditationDialog } from '#web/features/mindfulness/meditation-dialog.tsx';
import { MeditationPanel } from '#web/features/mindfulness/meditation-panel.tsx';
import { FoodDialog } from '#web/features/nutrition/food-dialog.tsx';
import { CustomizeDialog } from '#web/features/preferences/customize-dialog.tsx';
import { usePreferences } from '#web/features/preferences/use-preferences.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

// Most people have it switched off, and load nothing of it.
const CyclePanel = lazy(() =>
  import('#web/features/cycle/cycle-panel.tsx').then((module) => ({ default: module.CyclePanel })),
);

/** Where the features meet on the dashboard: each hands in what it opens, and its panel. */
export function DashboardRoute() {
  const preferences = usePreferences();
  const [opened, setOpened] = useState<'checkin' | 'customize' | 'food' | 'meditation'>();
  const dialog = (name: 'checkin' | 'customize' | 'food' | 'meditation') => ({
    open: opened === name,
    onOpenChange: (open: boolean) => setOpened(open ? name : undefined),
  });
  return (
    <>
      <DashboardPage
        preferences={preferences}
        onCustomize={() => setOpened('customize')}
        openings={{
          logMeal: { onPress: () => setOpened('food') },
          startWorkout: { to: pages.fitness },
          meditate: { onPress: () => setOpened('meditation') },
          checkin: { onPress: () => setOpened('checkin') },
        }}
        panels={{
          meditation: <MeditationPanel streaks={preferences?.display.streaks ?? true} />,
          menstrualCycle: (
            <Suspense fallback={<Skeleton height="32rem" />}>
              <CyclePanel />
            </Suspense>
          ),
        }}
      />
      {preferences && (
        <>
          <CheckinDialog {...dialog('checkin')} checkinQuestions={preferences.checkinQuestions} />
          <FoodDialog {...dialog('food')} />
          <MeditationDialog {...dialog('meditation')} />
          <CustomizeDialog {...dialog('customize')} preferences={preferences} />
        </>
      )}
    </>
  );
}
