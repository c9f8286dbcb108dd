import { useTranslation } from 'react-i18next';
import { firstMindfulnessDay } from '#domain/mindfulness.ts';
import { type DayMinutes, sumMonths } from '#domain/week-minutes.ts';
import { formatMonth, formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';

/**
 * Lists each month with a session, newest first: the number of days with a session, and the minutes. Leaves out the
 * month in which the loaded days begin, because its days before are not loaded.
 */
export function MonthTable({ days }: { days: readonly DayMinutes[] }) {
  const { t } = useTranslation('mindfulness');
  const { language } = useLanguage();
  const first = firstMindfulnessDay(useToday());
  const months = sumMonths(days)
    .filter(({ month }) => month >= first)
    .toReversed();
  if (months.length === 0) return <p className="text-muted">{t('monthsEmpty')}</p>;
  return (
    <table className="w-full text-small">
      <caption className="visually-hidden">{t('months')}</caption>
      <thead className="text-muted">
        <tr>
          <th scope="col" className="pb-1 text-left font-normal">
            {t('month')}
          </th>
          <th scope="col" className="pb-1 text-right font-normal">
            {t('daysWithSession')}
          </th>
          <th scope="col" className="pb-1 pl-3 text-right font-normal">
            {t('time')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line whitespace-nowrap tabular-nums">
        {months.map(({ month, days: count, minutes }) => (
          <tr key={month}>
            <th scope="row" className="py-1.5 text-left font-medium">
              {formatMonth(month, language)}
            </th>
            <td className="py-1.5 text-right text-muted">{formatNumber(count, language)}</td>
            <td className="py-1.5 pl-3 text-right font-semibold">
              {t('minutes', { value: formatNumber(minutes, language) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
