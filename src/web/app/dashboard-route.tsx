import { lazy, type ReactNode, Suspense, useState } from 'react';
import { pages } from '#contracts/pages.ts';
import { DashboardPage } from '#web/features/dashboard/dashboard-page.tsx';
import { usePreferences } from '#web/features/preferences/use-preferences.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

// Dialogs are loaded when first opened, so that the dashboard itself loads sooner.
const CheckinDialog = lazy(() =>
  import('#web/features/checkin/checkin-dialog.tsx').then((module) => ({ default: module.CheckinDialog })),
);
const FoodDialog = lazy(() =>
  import('#web/features/nutrition/food-dialog.tsx').then((module) => ({ default: module.FoodDialog })),
);
const MeditationDialog = lazy(() =>
  import('#web/features/mindfulness/meditation-dialog.tsx').then((module) => ({
    default: module.MeditationDialog,
  })),
);
const CustomizeDialog = lazy(() =>
  import('#web/features/preferences/customize-dialog.tsx').then((module) => ({
    default: module.CustomizeDialog,
  })),
);
const MeditationPanel = lazy(() =>
  import('#web/features/mindfulness/meditation-panel.tsx').then((module) => ({
    default: module.MeditationPanel,
  })),
);
const CyclePanel = lazy(() =>
  import('#web/features/cycle/cycle-panel.tsx').then((module) => ({ default: module.CyclePanel })),
);

type DialogName = 'checkin' | 'customize' | 'food' | 'meditation';

/** Shows the dashboard with the dialogs and panels of the other features. */
export function DashboardRoute() {
  const preferences = usePreferences();
  const [openDialog, setOpenDialog] = useState<DialogName>();
  const dialogProps = (name: DialogName) => ({
    open: openDialog === name,
    onOpenChange: (open: boolean) => setOpenDialog(open ? name : undefined),
  });
  return (
    <>
      <DashboardPage
        preferences={preferences}
        onCustomize={() => setOpenDialog('customize')}
        actions={{
          logMeal: { onPress: () => setOpenDialog('food') },
          startWorkout: { to: pages.fitness },
          meditate: { onPress: () => setOpenDialog('meditation') },
          checkin: { onPress: () => setOpenDialog('checkin') },
        }}
        panels={{
          meditation: (
            <Suspense fallback={<Skeleton height="32rem" />}>
              <MeditationPanel showStreaks={preferences?.display.streaks ?? true} />
            </Suspense>
          ),
          menstrualCycle: (
            <Suspense fallback={<Skeleton height="32rem" />}>
              <CyclePanel />
            </Suspense>
          ),
        }}
      />
      {preferences && (
        <>
          <MountOnFirstOpen open={openDialog === 'checkin'}>
            <CheckinDialog {...dialogProps('checkin')} checkinQuestions={preferences.checkinQuestions} />
          </MountOnFirstOpen>
          <MountOnFirstOpen open={openDialog === 'food'}>
            <FoodDialog {...dialogProps('food')} />
          </MountOnFirstOpen>
          <MountOnFirstOpen open={openDialog === 'meditation'}>
            <MeditationDialog {...dialogProps('meditation')} />
          </MountOnFirstOpen>
          <MountOnFirstOpen open={openDialog === 'customize'}>
            <CustomizeDialog {...dialogProps('customize')} preferences={preferences} />
          </MountOnFirstOpen>
        </>
      )}
    </>
  );
}

/** Mounts the children on the first opening and keeps them mounted, so that a closed dialog keeps its draft. */
function MountOnFirstOpen({ open, children }: { open: boolean; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened && <Suspense>{children}</Suspense>;
}
