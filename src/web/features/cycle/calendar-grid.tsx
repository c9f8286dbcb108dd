import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { useFirstWeekday } from '#web/i18n/first-weekday.ts';
import { formatFullDay, formatMonth, formatWeekday } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { DayCell } from './calendar-legend.tsx';
import { type DayMarks, getDayMarks } from './day-marks.ts';
import { dayForKey, monthWeeks } from './month.ts';
import type { Calendar } from './use-cycle.ts';

interface Props {
  /** The selected day. The grid shows its month. */
  day: CalendarDay;
  /** The data of the month. Undefined while loading. */
  calendar: Calendar | undefined;
  onDayChange: (day: CalendarDay) => void;
}

/**
 * Shows the month as a grid. Only the selected day can be reached with Tab. The left and right
 * arrow keys move the selection by a day, and the up and down arrow keys move it by a week. Home
 * and End move it to the first and the last day of the week. Page Up and Page Down move it by a
 * month.
 */
export function CalendarGrid({ day, calendar, onDayChange }: Props) {
  const { language } = useLanguage();
  const today = useToday();
  const firstWeekday = useFirstWeekday();
  const weeks = monthWeeks(day, firstWeekday);
  const selected = useRef<HTMLButtonElement>(null);
  const movedByKey = useRef(false);

  useEffect(() => {
    if (movedByKey.current && selected.current?.dataset.day === day) selected.current.focus();
    movedByKey.current = false;
  }, [day]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const nextDay = dayForKey(event.key, day, firstWeekday);
    if (nextDay === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    movedByKey.current = true;
    onDayChange(nextDay);
  };

  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: screen readers pass arrow keys on to a grid, but not to a table.
      role="grid"
      aria-label={formatMonth(day, language)}
      className="-mx-1 w-[calc(100%+0.5rem)] table-fixed border-separate border-spacing-0 text-center"
      onKeyDown={handleKeyDown}
    >
      <Weekdays firstWeekday={firstWeekday} />
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((date) => date !== null)}>
            {week.map((date, index) =>
              date === null ? (
                <td key={`none-${String(index)}`} />
              ) : (
                <td key={date}>
                  <DayButton
                    ref={date === day ? selected : undefined}
                    day={date}
                    selected={date === day}
                    marks={getDayMarks(date, calendar, today)}
                    onSelect={() => onDayChange(date)}
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
  // 4 January 2026 is a Sunday, which is weekday 0.
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
  selected: boolean;
  marks: DayMarks;
  onSelect: () => void;
}

function DayButton({ ref, day, selected, marks, onSelect }: DayProps) {
  const { language } = useLanguage();
  const labels = useMarkLabels(marks);
  return (
    <button
      ref={ref}
      type="button"
      data-day={day}
      tabIndex={selected ? 0 : -1}
      aria-label={[formatFullDay(day, language), ...labels].join(', ')}
      aria-pressed={selected}
      aria-current={marks.today ? 'date' : undefined}
      onClick={onSelect}
      className="relative flex h-11 w-full items-center justify-center rounded-base focus-visible:z-10 focus-visible:-outline-offset-2"
    >
      <DayCell marks={marks} selected={selected}>
        {Number(day.slice(8))}
      </DayCell>
    </button>
  );
}

/**
 * Returns a text for each mark of a day. Leaves out the mark `period` if the day is the start of a period, and the mark
 * `predicted` if the day is the likeliest start of the next period.
 */
export function useMarkLabels(marks: DayMarks): string[] {
  const { t } = useTranslation('cycle');
  return [
    marks.today && t('calendar.notes.today'),
    marks.start ? t('calendar.notes.start') : marks.period && t('calendar.notes.period'),
    marks.likeliest ? t('calendar.notes.likeliest') : marks.predicted && t('calendar.notes.predicted'),
    marks.logged > 0 && t('calendar.notes.logged', { count: marks.logged }),
  ].filter((label) => label !== false);
}
