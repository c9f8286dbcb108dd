import { useSearch } from '@tanstack/react-router';
import { YearPage } from '#web/features/dashboard/year-page.tsx';
import { TodaysCheckinStep } from '#web/features/insights/checkin-link.tsx';
import { usePreferences } from '#web/features/preferences/use-preferences.ts';

/** Shows the year page for the year in the URL, with a link to today's check-in. */
export function YearRoute() {
  const { year } = useSearch({ from: '/session/member/year' });
  return (
    <YearPage year={year} checkin={<TodaysCheckinStep questions={usePreferences()?.checkinQuestions} />} />
  );
}
