import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SleepDay } from '#contracts/sleep.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { useHasUnsent } from '#web/lib/outbox/use-unsent.ts';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UnsentRows } from '#web/ui/unsent/unsent-rows.tsx';
import { EarlierNights } from './earlier-nights.tsx';
import { NightRow } from './night-row.tsx';
import { type useDeleteNight, useLastDay, useNights, useSleepSummary } from './use-sleep.ts';

interface Props {
  deleteNight: ReturnType<typeof useDeleteNight>;
  onEdit: (day: SleepDay) => void;
  /** Opens the form that rates a night. */
  onRate: (day: SleepDay) => void;
  onAddTimes: (date: CalendarDay) => void;
  /** Content that is beside the list on wide screens, and below it on others. */
  beside?: ReactNode;
}

/**
 * Lists the latest days with a logged night or a quality rating. A button shows the nights before them, ten at a time.
 */
export function RecentNights({ deleteNight, onEdit, onRate, onAddTimes, beside }: Props) {
  const { t } = useTranslation('sleep');
  const hasUnsent = useHasUnsent('POST /api/sleep-nights');
  const nights = useNights().data;
  const lastDay = useLastDay();
  const summary = useSleepSummary();
  const toList = (days: readonly SleepDay[]) => (
    <ul className="flex grow flex-col divide-y divide-line *:grow">
      {days
        .filter(({ night, date }) => !(night && deleteNight.isDeleted(date)))
        .map((day) => (
          <NightRow
            key={day.date}
            day={day}
            areTimesOffered={nights?.length === 0 && day.date === lastDay && day.quality !== null}
            onEdit={() => onEdit(day)}
            onAddTimes={() => onAddTimes(day.date)}
            onRate={() => onRate(day)}
            onDelete={() => deleteNight.remove(day.date)}
          />
        ))}
    </ul>
  );
  return (
    <Card title={t('recent')} isColumn>
      <UnsentRows place="nights" hasTotals />
      <div className={beside ? besideGrid : column}>
        <QueryView query={summary} errorTitle={t('loadFailed')} loading={<Skeleton height="10rem" />}>
          {({ recent }) => {
            const days = recent.filter(({ night, date }) => !(night && deleteNight.isDeleted(date)));
            if (days.length === 0) return hasUnsent ? null : <WithoutNights />;
            const oldest = recent.at(-1)?.date ?? '';
            return (
              <div className={beside ? undefined : column}>
                {toList(days)}
                {nights?.some(({ date }) => date < oldest) && (
                  <EarlierNights before={oldest}>{toList}</EarlierNights>
                )}
              </div>
            );
          }}
        </QueryView>
        {beside && <div className={besideList}>{beside}</div>}
      </div>
    </Card>
  );
}

/** In a card that is higher than its nights, the rows share the height. */
const column = 'flex grow flex-col';

/** The columns are as wide as those of `EmptyRibbon`. */
const besideGrid =
  'grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]';

const besideList = 'border-t border-line pt-4 lg:col-start-2 lg:border-0 lg:pt-3';

function WithoutNights() {
  const { t } = useTranslation('sleep');
  return (
    <div>
      <p className="font-semibold">{t('none')}</p>
      <p className="mt-1 text-muted">{t('recentEmpty')}</p>
    </div>
  );
}
