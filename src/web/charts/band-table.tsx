import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { DayValue } from '#domain/measures/usual.ts';
import { formatRecentDayInSentence } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';

interface Props {
  name: string;
  days: readonly DayValue[];
  today: CalendarDay;
  /** Returns a value with its unit. */
  format: (value: number) => string;
}

/** Lists the values of a drawing for screen readers. */
export function BandTable({ name, days, today, format }: Props) {
  const { t } = useTranslation('charts');
  const { language } = useLanguage();
  const known = days.filter((day): day is { day: string; value: number } => day.value !== null);
  if (known.length === 0) return <p className="sr-only">{t('usual.empty', { days: days.length })}</p>;
  return (
    <div className="sr-only">
      <table>
        <caption>{name}</caption>
        <tbody>
          {known.map(({ day, value }) => (
            <tr key={day}>
              <th scope="row">{formatRecentDayInSentence(day, language, today)}</th>
              <td>{format(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
