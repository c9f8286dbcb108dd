import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { formatFullDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Button } from '#web/ui/button.tsx';
import { useNotes } from './calendar-grid.tsx';
import { cycleAt, marksOf } from './day-marks.ts';
import type { FormOf } from './entry-draft.ts';
import { EntryFacts } from './recent-entries.tsx';
import type { Calendar } from './use-cycle.ts';

interface Props {
  day: CalendarDay;
  calendar: Calendar;
  onForm: (form: FormOf) => void;
}

/** The chosen day in words, with its entries and the way to log it. */
export function DayDetail({ day, calendar, onForm }: Props) {
  const { t } = useTranslation('cycle');
  const { language } = useLanguage();
  const today = useToday();
  const entries = calendar.entries.filter((entry) => entry.date === day);
  const notes = useNotes({ ...marksOf(day, calendar, today), today: false, logged: 0 });
  const phase = calendar.phases.find(({ date }) => date === day);
  const said = [
    ...notes.map((note) => note.charAt(0).toLocaleUpperCase(language) + note.slice(1)),
    phase && t(`calendar.bases.${phase.basis}`, { phase: t(`phases.${phase.phase}`) }),
    cycleAt(day, calendar)?.atypical && t('calendar.atypicalCycle'),
  ].filter(Boolean);
  const name = formatFullDay(day, language);
  return (
    <section aria-label={name} className="rounded-base bg-paper p-4">
      <h4 className="font-semibold first-letter:uppercase">{name}</h4>
      {said.map((sentence) => (
        <p key={String(sentence)} className="text-small">
          {sentence}
        </p>
      ))}
      {entries.map((entry) => (
        <EntryFacts key={entry.id} entry={entry} />
      ))}
      {said.length === 0 && entries.length === 0 && (
        <p className="text-small text-muted">{t('calendar.nothing')}</p>
      )}
      {day <= today && (
        <div className="mt-3">
          <Button variant="secondary" onClick={() => onForm({ date: day })}>
            <Plus aria-hidden="true" className="size-5" />
            {t('logDay')}
          </Button>
        </div>
      )}
    </section>
  );
}
