import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { formatFullDay, formatMonth, formatWeekday } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { DaySign } from './calendar-legend.tsx';
import { type DayMarks, marksOf } from './day-marks.ts';
import { dayByKey, monthWeeks } from './month.ts';
import type { Calendar } from './use-cycle.ts';

interface Props {
  /** The chosen day; its month is shown. */
  day: CalendarDay;
  /** What is known of the month, as soon as it is. */
  calendar: Calendar | undefined;
  onDay: (day: CalendarDay) => void;
}

/** The month as a grid: one tab stop, arrows by days and weeks, Page Up and Down by months. */
export function CalendarGrid({ day, calendar, onDay }: Props) {
  const { language } = useLanguage();
  const today = useToday();
  const firstWeekday = language === 'sv' ? 1 : 0;
  const weeks = monthWeeks(day, firstWeekday);
  const chosen = useRef<HTMLButtonElement>(null);
  const byKey = useRef(false);

  useEffect(() => {
    if (byKey.current && chosen.current?.dataset.day === day) chosen.current.focus();
    byKey.current = false;
  }, [day]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, day, firstWeekday);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    byKey.current = true;
    onDay(next);
  };

  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of dates, so that screen readers leave the arrows to it.
      role="grid"
      aria-label={formatMonth(day, language)}
      className="-mx-1 w-[calc(100%+0.5rem)] table-fixed border-separate border-spacing-0 text-center"
      onKeyDown={onKeyDown}
    >
      <Weekdays firstWeekday={firstWeekday} />
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((one) => one !== null)}>
            {week.map((one, index) =>
              one === null ? (
                <td key={`none-${String(index)}`} />
              ) : (
                <td key={one}>
                  <DayButton
                    ref={one === day ? chosen : undefined}
                    day={one}
                    chosen={one === day}
                    marks={marksOf(one, calendar, today)}
                    onChoose={() => onDay(one)}
                  />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Weekdays({ firstWeekday }: { firstWeekday: 0 | 1 }) {
  const { language } = useLanguage();
  // 4 January 2026 is a Sunday.
  const days = Array.from({ length: 7 }, (_, index) => addDays('2026-01-04', index + firstWeekday));
  return (
    <thead>
      <tr>
        {days.map((day) => (
          <th key={day} scope="col" className="pb-1 text-small font-medium text-muted">
            {formatWeekday(day, language)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface DayProps {
  ref: React.Ref<HTMLButtonElement> | undefined;
  day: CalendarDay;
  chosen: boolean;
  marks: DayMarks;
  onChoose: () => void;
}

function DayButton({ ref, day, chosen, marks, onChoose }: DayProps) {
  const { language } = useLanguage();
  const notes = useNotes(marks);
  return (
    <button
      ref={ref}
      type="button"
      data-day={day}
      tabIndex={chosen ? 0 : -1}
      aria-label={[formatFullDay(day, language), ...notes].join(', ')}
      aria-pressed={chosen}
      aria-current={marks.today ? 'date' : undefined}
      onClick={onChoose}
      className="relative flex h-11 w-full items-center justify-center rounded-base focus-visible:z-10 focus-visible:-outline-offset-2"
    >
      <DaySign marks={marks} chosen={chosen}>
        {Number(day.slice(8))}
      </DaySign>
    </button>
  );
}

/** The marks of a day in words, the likelier ones only once. */
export function useNotes(marks: DayMarks): string[] {
  const { t } = useTranslation('cycle');
  return [
    marks.today && t('calendar.notes.today'),
    marks.start ? t('calendar.notes.start') : marks.period && t('calendar.notes.period'),
    marks.likeliest ? t('calendar.notes.likeliest') : marks.predicted && t('calendar.notes.predicted'),
    marks.logged > 0 && t('calendar.notes.logged', { count: marks.logged }),
  ].filter((note) => note !== false);
}
