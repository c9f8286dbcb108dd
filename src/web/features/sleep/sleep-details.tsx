import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { AfterFirstView } from '#web/ui/after-first-view.tsx';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UnsentRows } from '#web/ui/unsent/unsent-rows.tsx';
import { ExcellentNights } from './excellent-nights.tsx';
import { RecentNights } from './recent-nights.tsx';
import { RegularityCard } from './regularity-card.tsx';
import { SleepCards } from './sleep-cards.tsx';
import { SleepCharts } from './sleep-charts.tsx';
import { SleepGoalsCard } from './sleep-goals.tsx';
import { useDailySleep } from './use-daily-sleep.ts';
import { useSleepSummary } from './use-sleep.ts';
import { UsualSleep } from './usual-sleep.tsx';

/** Shows the averages, the charts, the latest nights and the goals. */
export function SleepDetails(nights: ComponentProps<typeof RecentNights>) {
  const summary = useSleepSummary();
  if (summary.isError && !summary.data) return <DetailsWithoutSummary summary={summary} />;
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

/**
 * Says once that the summary of the nights could not be loaded, in place of everything that is made from it. Shows the
 * unsent nights and the parts whose data comes from another request. Takes the failed query, because a second observer
 * would request it again at once.
 */
function DetailsWithoutSummary({ summary }: { summary: ReturnType<typeof useSleepSummary> }) {
  const { t } = useTranslation('sleep');
  const hasHours = useDailySleep().data?.hours.some(({ value }) => value !== null);
  return (
    <>
      <Card>
        <UnsentRows place="nights" hasTotals />
        <QueryView query={summary} errorTitle={t('summaryFailed')} loading={null} compact>
          {() => null}
        </QueryView>
      </Card>
      <ExcellentNights />
      {hasHours && <UsualSleep />}
      <SleepGoalsCard />
    </>
  );
}
