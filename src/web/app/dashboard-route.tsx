import { useState } from 'react';
import { pages } from '#contracts/pages.ts';
import type { Preferences } from '#domain/preferences.ts';
import { DashboardPage } from '#web/features/dashboard/dashboard-page.tsx';
import { usePreferences } from '#web/features/preferences/use-preferences.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { useSearchParamOnce } from '#web/lib/use-search-param-once.ts';
import type { LinkedDialog } from '#web/lib/worker-paths.ts';
import { LazyDialog } from '#web/ui/lazy-dialog.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { DashboardPanel } from './dashboard-panel.tsx';
import { withTranslations } from './with-translations.ts';

// Dialogs and panels are loaded when first shown, so that the dashboard itself loads sooner.
const loadCheckinDialog = async () =>
  (await import('#web/features/checkin/checkin-dialog.tsx')).CheckinDialog;
const loadFoodDialog = async () =>
  (await withTranslations('nutrition', import('#web/features/nutrition/food-dialog.tsx'))).FoodDialog;
const loadSharedPhotoDialog = async () =>
  (await withTranslations('nutrition', import('#web/features/nutrition/shared-photo-dialog.tsx')))
    .SharedPhotoDialog;
const loadMeditationDialog = async () =>
  (await import('#web/features/mindfulness/meditation-dialog.tsx')).MeditationDialog;
const loadReminderOffer = async () =>
  (await withTranslations('reminders', import('#web/features/reminders/reminder-offer.tsx'))).ReminderOffer;
const loadCustomizeDialog = async () =>
  (await import('#web/features/preferences/customize-dialog.tsx')).CustomizeDialog;
const loadMeditationPanel = async () =>
  (await import('#web/features/mindfulness/meditation-panel.tsx')).MeditationPanel;
const loadCyclePanel = async () =>
  (await withTranslations('cycle', import('#web/features/cycle/cycle-panel.tsx'))).CyclePanel;
const loadDevicesPanel = async () =>
  (await withTranslations('devices', import('#web/features/devices/dashboard-devices.tsx'))).DashboardDevices;
const loadInsightPanel = async () =>
  (await withTranslations('patterns', import('#web/features/insights/insight-panel.tsx'))).InsightPanel;

/**
 * How long a panel waits until the person scrolls to it, in milliseconds. After this time, the
 * panel is loaded anyway, so that it is available offline.
 */
const panelDelayMs = 3_000;

type DialogName = LinkedDialog | 'customize';

/**
 * Maps each dialog that a link can open to the module that the dialog belongs to. A module is a
 * part of the app that the person can switch on or off. A dialog opens only if its module is on.
 */
const moduleOf: Partial<Record<string, keyof Preferences['modules']>> = {
  checkin: 'dailyCheckin',
  food: 'foodLogging',
  meditation: 'meditation',
  sharedPhoto: 'foodLogging',
} satisfies Record<LinkedDialog, keyof Preferences['modules']>;

/**
 * Returns whether `name` is a dialog that can open: `customize`, or a dialog whose module is switched on. The name
 * comes from a button or from the `open` parameter of the address.
 */
function isOpenable(name: string, { modules }: Preferences): name is DialogName {
  const module = moduleOf[name];
  return name === 'customize' || (module !== undefined && modules[module]);
}

/** Shows the dashboard with the dialogs and panels of the other features. */
export function DashboardRoute() {
  const preferences = usePreferences();
  const showStreaks = useShownNumbers().streaks;
  const isWide = useIsWide();
  const linkedDialog = useSearchParamOnce('open');
  const [openDialog, setOpenDialog] = useState(linkedDialog);
  const [hasCheckedIn, setHasCheckedIn] = useState(false);
  return (
    <>
      <DashboardPage
        preferences={preferences}
        onCustomize={() => setOpenDialog('customize')}
        notice={hasCheckedIn && <LazyPart load={loadReminderOffer} props={{}} failed={() => null} />}
        actions={{
          logMeal: { onPress: () => setOpenDialog('food') },
          startWorkout: { to: pages.fitness },
          meditate: { onPress: () => setOpenDialog('meditation') },
          checkin: { onPress: () => setOpenDialog('checkin') },
        }}
        panels={{
          deviceSync: (
            <DashboardPanel
              name="deviceSync"
              load={loadDevicesPanel}
              props={{}}
              heights={isWide ? ['25.125rem'] : []}
              afterMs={panelDelayMs}
            />
          ),
          meditation: (
            <DashboardPanel
              name="meditation"
              load={loadMeditationPanel}
              props={{ showStreaks }}
              heights={isWide ? ['9rem', '9rem'] : ['10.25rem', '8rem', '8.75rem']}
              afterMs={panelDelayMs}
            />
          ),
          menstrualCycle: (
            <DashboardPanel
              name="menstrualCycle"
              load={loadCyclePanel}
              props={{}}
              heights={['8rem', '20rem']}
              afterMs={panelDelayMs}
            />
          ),
          patternAnalysis: (
            <DashboardPanel
              name="patternAnalysis"
              load={loadInsightPanel}
              props={{ checkinQuestions: preferences?.checkinQuestions }}
              heights={isWide ? ['1.5rem', '6.5rem'] : ['1.5rem', '3rem', '10.5rem']}
              afterMs={panelDelayMs}
            />
          ),
        }}
      />
      {preferences && openDialog && isOpenable(openDialog, preferences) && (
        <OpenDialog
          name={openDialog}
          preferences={preferences}
          onOpenChange={(open) => setOpenDialog(open ? openDialog : undefined)}
          onCheckedIn={() => setHasCheckedIn(true)}
        />
      )}
    </>
  );
}

interface OpenDialogProps {
  name: DialogName;
  preferences: Preferences;
  onOpenChange: (open: boolean) => void;
  onCheckedIn: () => void;
}

function OpenDialog({ name, preferences, onOpenChange, onCheckedIn }: OpenDialogProps) {
  const props = { open: true, onOpenChange };
  if (name === 'food') return <LazyDialog load={loadFoodDialog} props={props} />;
  if (name === 'sharedPhoto') return <LazyDialog load={loadSharedPhotoDialog} props={props} />;
  if (name === 'meditation') return <LazyDialog load={loadMeditationDialog} props={props} />;
  if (name === 'customize') {
    return <LazyDialog load={loadCustomizeDialog} props={{ ...props, preferences }} />;
  }
  const { checkinQuestions } = preferences;
  const checkinProps = { ...props, checkinQuestions, onSaved: onCheckedIn };
  return <LazyDialog load={loadCheckinDialog} props={checkinProps} />;
}
