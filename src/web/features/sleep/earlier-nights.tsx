import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoggedNight, listNights, type SleepDay } from '#contracts/sleep.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The number of nights that a press shows. */
const pageSize = 10;

interface Props {
  before: CalendarDay;
  /** Shows a list of days. */
  children: (days: readonly SleepDay[]) => ReactNode;
}

/**
 * Shows a button. A press replaces it with the newest nights before a day, and a button for the nights before those.
 */
export function EarlierNights(props: Props) {
  const { t } = useTranslation('sleep');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <NightsBefore {...props} />;
  return (
    <div className="mt-2 flex justify-center sm:mt-4">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('showEarlier')}
      </Button>
    </div>
  );
}

function NightsBefore({ before, children }: Props) {
  const { t } = useTranslation('sleep');
  // One night more than shown tells whether there is another page.
  const query = useQuery(endpointQuery(listNights, { query: { before, limit: pageSize + 1 } }));
  return (
    <QueryView query={query} errorTitle={t('loadFailed')} loading={<Skeleton height="10rem" />} compact>
      {(nights) => {
        const shown = nights.slice(0, pageSize);
        const oldest = shown.at(-1);
        return (
          <>
            <div className="border-t border-line">{children(shown.map(toDay))}</div>
            {oldest && nights.length > pageSize && (
              <EarlierNights before={oldest.date}>{children}</EarlierNights>
            )}
          </>
        );
      }}
    </QueryView>
  );
}

const toDay = (night: LoggedNight): SleepDay => ({
  date: night.date,
  quality: night.quality,
  hours: night.hours,
  night,
});
