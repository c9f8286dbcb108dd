import { useTranslation } from 'react-i18next';
import { isWholeMonth } from '#domain/year-horizon.ts';
import { dateLocale, formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { formatMonthInSentence } from './format-month-name.ts';
import type { ShownYear } from './shown-year.ts';

/**
 * Shows a closed section that says how the facts of the year are computed, which months are not compared, and which day
 * has the first value. Renders nothing if nothing needs an explanation. Is not printed.
 */
export function YearNotes({ shown: { months, startsLater, usual } }: { shown: ShownYear }) {
  const { t } = useTranslation('year');
  const { language } = useLanguage();
  const measured = months.filter(({ measuredDays }) => measuredDays > 0);
  const partial = measured
    .filter((month) => !isWholeMonth(month))
    .map(({ first }) => formatMonthInSentence(first, language));
  const start = months.flatMap(({ days }) => days).find(({ state }) => state === 'measured');
  const notes = [
    usual !== undefined && t('facts.how'),
    measured.length > 1 &&
      partial.length > 0 &&
      t('facts.whole', { months: new Intl.ListFormat(dateLocale(language)).format(partial) }),
    startsLater && start && t('starts', { day: formatShortDay(start.day, language) }),
  ].filter((note) => typeof note === 'string');
  if (notes.length === 0) return null;
  return (
    <details className="text-small text-muted print:hidden">
      <summary className="min-h-11 content-center font-medium">{t('facts.counted')}</summary>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </details>
  );
}
