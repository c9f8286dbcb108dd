import { ExperimentsPage } from '#web/features/experiments/experiments-page.tsx';
import { TodaysCheckinLink } from '#web/features/insights/checkin-link.tsx';
import { usePreferences } from '#web/features/preferences/use-preferences.ts';

/** Shows the experiments page with a link to today's check-in. */
export const ExperimentsRoute = () => (
  <ExperimentsPage checkin={<TodaysCheckinLink questions={usePreferences()?.checkinQuestions} />} />
);
