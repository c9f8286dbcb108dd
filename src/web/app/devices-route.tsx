import { DevicesPage } from '#web/features/devices/devices-page.tsx';
import { TodaysCheckinStep } from '#web/features/insights/checkin-link.tsx';
import { usePreferences } from '#web/features/preferences/use-preferences.ts';

/** Shows the page of devices and data with a link to today's check-in. */
export const DevicesRoute = () => (
  <DevicesPage
    checkin={<TodaysCheckinStep questions={usePreferences()?.checkinQuestions} variant="secondary" />}
  />
);
