import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { AfterFirstView } from '#web/ui/after-first-view.tsx';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ExcellentNights } from './excellent-nights.tsx';
import { RecentNights } from './recent-nights.tsx';
import { RegularityCard } from './regularity-card.tsx';
import { SleepCards } from './sleep-cards.tsx';
import { SleepCharts } from './sleep-charts.tsx';
import { SleepGoalsCard } from './sleep-goals.tsx';
import { useSleepSummary } from './use-sleep.ts';

/**
 * Shows the averages, the charts, the latest nights and the goals. If the summary of the nights could not be loaded,
 * says so once, in place of everything that is made from it.
 */
export function SleepDetails(nights: ComponentProps<typeof RecentNights>) {
  const { t } = useTranslation('sleep');
  const summary = useSleepSummary();
  if (summary.isError && !summary.data) {
    return (
      <>
        <Card>
          <QueryView query={summary} errorTitle={t('summaryFailed')} loading={null} compact>
            {() => null}
          </QueryView>
        </Card>
        <SleepGoalsCard />
      </>
    );
  }
  return (
    <>
      <SleepCards />
      <AfterFirstView waiting={<Skeleton height="40rem" />}>
        <ExcellentNights />
        <SleepCharts />
        <div className="grid gap-4 sm:gap-6 lg:grid-cols-2">
          <RecentNights {...nights} />
          <div className="grid content-start gap-4 sm:gap-6">
            <SleepGoalsCard />
            <RegularityCard />
          </div>
        </div>
      </AfterFirstView>
    </>
  );
}
