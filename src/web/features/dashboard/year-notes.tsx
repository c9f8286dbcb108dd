import { useTranslation } from 'react-i18next';
import { isComparedMonth, type YearMonth } from '#domain/year-horizon.ts';
import { dateLocale, formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { formatMonthInSentence } from './format-month-name.ts';
import type { ShownYear } from './shown-year.ts';

/**
 * Says what the hours of sleep are if they differ between nights. Also shows a closed section that says how the facts
 * of the year are computed, which months are not compared, and which day of a past year has the first value. Renders
 * nothing if nothing needs an explanation. Is not printed.
 */
export function YearNotes({ shown }: { shown: ShownYear }) {
  const { t } = useTranslation('year');
  const { language } = useLanguage();
  const { measure, months, values, startsLater, usual, sleepMeaning, isOver } = shown;
  const compared = useComparedNote(months);
  const isMixed = measure === 'sleepHours' && values.size > 0 && sleepMeaning === 'mixed';
  const start = months.flatMap(({ days }) => days).find(({ state }) => state === 'measured');
  const notes = [
    usual !== undefined && t('facts.how'),
    compared,
    isOver && startsLater && start && t('starts', { day: formatShortDay(start.day, language) }),
    usual !== undefined && t('facts.dates'),
  ].filter((note) => typeof note === 'string');
  if (!isMixed && notes.length === 0) return null;
  return (
    <div className="text-small text-muted print:hidden">
      {isMixed && <p>{t('facts.hours')}</p>}
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
 * Returns a text that names the months with values that are not compared. Returns undefined if all are compared, or if
 * there are fewer than two months to compare.
 */
function useComparedNote(months: readonly YearMonth[]): string | undefined {
  const { t } = useTranslation('year');
  const { language } = useLanguage();
  const others = months
    .filter((month) => month.measuredDays > 0 && !isComparedMonth(month))
    .map(({ first }) => formatMonthInSentence(first, language));
  if (others.length === 0 || months.filter(isComparedMonth).length < 2) return undefined;
  return t('facts.whole', { months: new Intl.ListFormat(dateLocale(language)).format(others) });
}
