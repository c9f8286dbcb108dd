import { useTranslation } from 'react-i18next';
import { toDayNumber } from '#domain/calendar-day.ts';
import { findUsualOf } from '#domain/measures/usual.ts';
import type { DayMinutes } from '#domain/week-minutes.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MonthDots } from './month-dots.tsx';
import { MonthTable } from './month-table.tsx';
import { findFirstDay } from './quarter-dots.tsx';
import { useMeditationDays } from './use-mindfulness.ts';

/**
 * Draws a dot for each day of the last half year. A folded table has for each month how many days had a session,
 * and the minutes of all its sessions.
 */
export function MonthsCard() {
  const { t } = useTranslation('mindfulness');
  return (
    <Card title={t('months')}>
      <QueryView
        query={useMeditationDays()}
        errorTitle={t('monthsFailed')}
        loading={<Skeleton height="11rem" />}
        compact
      >
        {(days) => (
          <div className="space-y-4">
            <DayCount days={days} />
            <MonthDots days={days} />
            {days.length > 0 ? (
              <details className="-mb-3 border-t border-line">
                <summary className="min-h-11 text-small font-medium text-muted">{t('monthsTable')}</summary>
                <div className="pb-3">
                  <MonthTable days={days} />
                </div>
              </details>
            ) : (
              <p className="text-muted">{t('monthsEmpty')}</p>
            )}
          </div>
        )}
      </QueryView>
    </Card>
  );
}

/**
 * Says on how many days since the first drawn session there was a session, and the median of their minutes. Renders
 * nothing without a session.
 */
function DayCount({ days }: { days: readonly DayMinutes[] }) {
  const { t } = useTranslation('mindfulness');
  const { language } = useLanguage();
  const today = useToday();
  const first = findFirstDay(days);
  if (first === undefined) return null;
  const usual = findUsualOf(days.map(({ minutes }) => minutes));
  const daysSince = toDayNumber(today) - toDayNumber(first) + 1;
  return (
    <p className="font-medium tabular-nums">
      {usual
        ? t('daysOfMedian', {
            logged: days.length,
            days: daysSince,
            minutes: formatNumber(usual.median, language),
          })
        : t('daysOf', { logged: days.length, count: daysSince })}
    </p>
  );
}
