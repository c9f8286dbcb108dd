import { useState } from 'react';
import { pages } from '#contracts/pages.ts';
import { CheckinDialog } from '#web/features/checkin/checkin-dialog.tsx';
import { DashboardPage } from '#web/features/dashboard/dashboard-page.tsx';
import { FoodDialog } from '#web/features/nutrition/food-dialog.tsx';
import { CustomizeDialog } from '#web/features/preferences/customize-dialog.tsx';
import { usePreferences } from '#web/features/preferences/use-preferences.ts';

/** Where the features meet on the dashboard: each hands in what it opens, and its panel. */
export function DashboardRoute() {
  const preferences = usePreferences();
  const [opened, setOpened] = useState<'checkin' | 'customize' | 'food'>();
  const dialog = (name: 'checkin' | 'customize' | 'food') => ({
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
          meditate: { to: pages.mindfulness },
          checkin: { onPress: () => setOpened('checkin') },
        }}
      />
      {preferences && (
        <>
          <CheckinDialog {...dialog('checkin')} checkinQuestions={preferences.checkinQuestions} />
          <FoodDialog {...dialog('food')} />
          <CustomizeDialog {...dialog('customize')} preferences={preferences} />
        </>
      )}
    </>
  );
}
