import { useTranslation } from 'react-i18next';
import { formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import type { ShownYear } from './shown-year.ts';

/**
 * Shows a closed section that says how the facts of the year are computed, and which day has the first value. Renders
 * nothing if nothing needs an explanation. Is not printed.
 */
export function YearNotes({ shown: { months, startsLater, usual } }: { shown: ShownYear }) {
  const { t } = useTranslation('year');
  const { language } = useLanguage();
  const start = months.flatMap(({ days }) => days).find(({ state }) => state === 'measured');
  const notes = [
    usual !== undefined && t('facts.how'),
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
