import { useTranslation } from 'react-i18next';
import { formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import type { ShownYear } from './shown-year.ts';
import { useNightRatings } from './use-horizon.ts';

/**
 * Says what the hours of sleep are, or why a rated night is missing. Also shows a closed section that says how the facts
 * of the year are computed, and which day has the first value. Renders nothing if nothing needs an explanation. Is not
 * printed.
 */
export function YearNotes({ shown }: { shown: ShownYear }) {
  const { t } = useTranslation('year');
  const { language } = useLanguage();
  const { measure, measures, months, values, startsLater, usual, isNew } = shown;
  const hasHours = measure === 'sleepHours' && values.size > 0;
  const start = months.flatMap(({ days }) => days).find(({ state }) => state === 'measured');
  const notes = [
    usual !== undefined && t('facts.how'),
    startsLater && start && t('starts', { day: formatShortDay(start.day, language) }),
  ].filter((note) => typeof note === 'string');
  const lacksNights = isNew && measures.every((one) => one.measure !== 'sleepHours');
  if (!hasHours && !lacksNights && notes.length === 0) return null;
  return (
    <div className="text-small text-muted empty:hidden print:hidden">
      {hasHours && <p>{t('facts.hours')}</p>}
      {lacksNights && <RatedNightNote />}
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

/** Says when sleep appears, if the person has rated a night. */
function RatedNightNote() {
  const { t } = useTranslation('year');
  return useNightRatings().size > 0 && <p>{t('facts.noTimes')}</p>;
}
