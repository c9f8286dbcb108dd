import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { formatFullDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Button } from '#web/ui/button.tsx';
import { useMarkLabels } from './calendar-grid.tsx';
import { findCycle, getDayMarks } from './day-marks.ts';
import type { EntryFormTarget } from './entry-form.ts';
import { EntryButtons, EntryDetails } from './recent-entries.tsx';
import { type Calendar, useDeleteEntry } from './use-cycle.ts';

interface Props {
  day: CalendarDay;
  calendar: Calendar;
  onOpenForm: (form: EntryFormTarget) => void;
}

/**
 * Describes the selected day as text and lists its entries, with buttons to edit and delete them. For a day up to
 * today, shows a button to log an entry.
 */
export function DayDetail({ day, calendar, onOpenForm }: Props) {
  const { t } = useTranslation('cycle');
  const { language } = useLanguage();
  const today = useToday();
  const deleteEntry = useDeleteEntry();
  const entries = calendar.entries.filter((entry) => entry.date === day);
  const labels = useMarkLabels({ ...getDayMarks(day, calendar, today), today: false, logged: 0 });
  const phase = calendar.phases.find(({ date }) => date === day);
  const sentences = [
    ...labels.map((label) => label.charAt(0).toLocaleUpperCase(language) + label.slice(1)),
    phase && t(`calendar.bases.${phase.basis}`, { phase: t(`phases.${phase.phase}`) }),
    findCycle(day, calendar)?.atypical && t('calendar.atypicalCycle'),
  ].filter(Boolean);
  const name = formatFullDay(day, language);
  return (
    <section aria-label={name} className="rounded-base bg-paper p-4">
      <h4 className="font-semibold first-letter:uppercase">{name}</h4>
      {sentences.map((sentence) => (
        <p key={String(sentence)} className="text-small">
          {sentence}
        </p>
      ))}
      {entries.map((entry) => (
        <div key={entry.id} className="flex items-start gap-3 py-1">
          <div className="min-w-0 grow py-1">
            <EntryDetails entry={entry} />
          </div>
          <EntryButtons
            day={name}
            onEdit={() => onOpenForm({ entry })}
            onDelete={() => deleteEntry.remove(entry.id)}
          />
        </div>
      ))}
      {sentences.length === 0 && entries.length === 0 && (
        <p className="text-small text-muted">{t('calendar.nothing')}</p>
      )}
      {day <= today && (
        <div className="mt-3">
          <Button variant="secondary" onClick={() => onOpenForm({ date: day })}>
            <Plus aria-hidden="true" className="size-5" />
            {t('logDay')}
          </Button>
        </div>
      )}
    </section>
  );
}
