import { useSearch } from '@tanstack/react-router';
import { YearPage } from '#web/features/dashboard/year-page.tsx';

/** Shows the year page for the year in the URL. */
export function YearRoute() {
  const { year } = useSearch({ from: '/session/member/year' });
  return <YearPage year={year} />;
}
