import { useTranslation } from 'react-i18next';
import { isComparedMonth, type YearMonth } from '#domain/year-horizon.ts';
import { dateLocale, formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { formatMonthInSentence } from './format-month-name.ts';
import type { ShownYear } from './shown-year.ts';

/**
 * Says what the hours of sleep are, names the months that are not compared, and shows a closed section that says how
 * the facts of the year are computed, and which day has the first value. Renders nothing if nothing needs an
 * explanation. Is not printed.
 */
export function YearNotes({ shown }: { shown: ShownYear }) {
  const { t } = useTranslation('year');
  const { language } = useLanguage();
  const { measure, months, values, startsLater, usual } = shown;
  const hasHours = measure === 'sleepHours' && values.size > 0;
  const partial = usePartialMonths(months);
  const start = months.flatMap(({ days }) => days).find(({ state }) => state === 'measured');
  const notes = [
    usual !== undefined && t('facts.how'),
    startsLater && start && t('starts', { day: formatShortDay(start.day, language) }),
  ].filter((note) => typeof note === 'string');
  if (!hasHours && !partial && notes.length === 0) return null;
  return (
    <div className="text-small text-muted print:hidden">
      {hasHours && <p>{t('facts.hours')}</p>}
      {partial && <p>{t('facts.whole', { months: partial })}</p>}
      {notes.length > 0 && (
        <details className="-mb-2">
          <summary className="min-h-11 font-medium">{t('facts.counted')}</summary>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </details>
      )}
    </div>
  );
}

/**
 * Returns a list of the months with values that are not compared, as text. Returns undefined if all are compared, or if
 * there are fewer than two months to compare.
 */
function usePartialMonths(months: readonly YearMonth[]): string | undefined {
  const { language } = useLanguage();
  const partial = months
    .filter((month) => month.measuredDays > 0 && !isComparedMonth(month))
    .map(({ first }) => formatMonthInSentence(first, language));
  if (partial.length === 0 || months.filter(isComparedMonth).length < 2) return undefined;
  return new Intl.ListFormat(dateLocale(language)).format(partial);
}
