import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { listLastDays } from '#domain/measures/usual.ts';
import { hasEnoughValues } from '#web/charts/usual-band-view.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useHasUnsent } from '#web/lib/outbox/use-unsent.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { AfterFirstView } from '#web/ui/after-first-view.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UnsentRows } from '#web/ui/unsent/unsent-rows.tsx';
import { EfficiencyCard } from './efficiency-card.tsx';
import { ExcellentNights } from './excellent-nights.tsx';
import { NextNights } from './next-nights.tsx';
import { hasEnoughRatings } from './quality-row.tsx';
import { RecentNights } from './recent-nights.tsx';
import { SleepCards } from './sleep-cards.tsx';
import { SleepGoalsCard } from './sleep-goals.tsx';
import { useDailySleep } from './use-daily-sleep.ts';
import { useNights, useSleepSummary } from './use-sleep.ts';
import { UsualNights } from './usual-nights.tsx';

/**
 * Shows the averages, the charts, the latest nights and the goals. If the person hides scores, leaves the efficiency
 * out. Also leaves it out while fewer than two days have one. While the quality, the regularity and the best nights
 * need more nights, the card of the latest nights says so. Before the first night and the first rating, leaves out the
 * charts and the list, because the card of the nights says what will appear.
 */
export function SleepDetails(nights: ComponentProps<typeof RecentNights>) {
  const summary = useSleepSummary();
  const shown = useShownNumbers();
  const hasDrawnHours = useHasDrawnHours();
  const isEmpty = useIsEmpty();
  // During another attempt, the query has no error, but the message must stay.
  if (!summary.data && summary.errorUpdatedAt > 0) return <DetailsWithoutSummary summary={summary} />;
  if (isEmpty) {
    return (
      <>
        <SleepCards />
        <SleepGoalsCard />
      </>
    );
  }
  const hasEfficiency = !summary.data || summary.data.efficiency.length > 1;
  const isEarly =
    summary.data && !hasEnoughRatings(summary.data.rated) && summary.data.irregularityMinutes === null;
  return (
    <>
      <SleepCards />
      <AfterFirstView waiting={<Skeleton height="40rem" />}>
        {(hasDrawnHours || !isEarly) && <UsualNights hasHours={hasDrawnHours} hasNights={!isEarly} />}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
          <div className={classNames(cell, isEarly ? 'lg:col-span-2' : 'lg:row-span-2')}>
            <RecentNights {...nights} beside={isEarly && <NextNights />} />
          </div>
          <div className={classNames(cell, 'empty:hidden')}>{isEarly === false && <ExcellentNights />}</div>
          <div className={classNames(cell, isEarly ? 'lg:col-span-2' : 'lg:col-start-2')}>
            <SleepGoalsCard />
          </div>
          {shown.scores && hasEfficiency && (
            <div className="lg:col-span-2">
              <EfficiencyCard />
            </div>
          )}
        </div>
      </AfterFirstView>
    </>
  );
}

// A card fills its cell, so that cards side by side end at the same height.
const cell = 'grid grid-cols-[minmax(0,1fr)]';

/** Returns whether nothing is known about any night. Returns false while the data loads. */
function useIsEmpty(): boolean {
  const summary = useSleepSummary().data;
  const nights = useNights().data;
  const hours = useDailySleep().data?.hours;
  const hasUnsent = useHasUnsent('POST /api/sleep-nights');
  if (!summary || !nights || !hours || hasUnsent) return false;
  const isUnknown = hours.every(({ value }) => value === null);
  return isUnknown && [nights, summary.recent, summary.rated].every(({ length }) => length === 0);
}

/** Returns whether there are enough hours of sleep for a drawing. Returns true while they load. */
function useHasDrawnHours(): boolean {
  const today = useToday();
  const { data } = useDailySleep();
  return !data || hasEnoughValues(listLastDays(data.hours, today, 30));
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
      {hasHours && <UsualNights hasHours hasNights={false} />}
      <SleepGoalsCard />
    </>
  );
}
