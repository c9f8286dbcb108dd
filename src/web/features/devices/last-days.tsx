import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, type CalendarDay, toDayNumber } from '#domain/calendar-day.ts';
import { formatDay, formatRecentDayInSentence, formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { classNames } from '#web/ui/class-names.ts';
import { DayMark, type DayState, dayColumns } from './day-mark.tsx';

const mostDays = 30;

/** The fewest marks in a row, and the most that fit between the name and the count on a phone. */
export const weekLength = 7;

/** Returns how many days to mark: from the earliest of the days with a value to today, at least 1 and at most 30. */
export function countShownDays(days: readonly CalendarDay[], today: CalendarDay): number {
  const ages = days.map((day) => toDayNumber(today) - toDayNumber(day) + 1);
  return Math.min(mostDays, Math.max(1, ...ages));
}

/** Returns the number of marks in a row: the shown days, and the days to come until there are seven. */
export const countMarks = (dayCount: number) => Math.max(weekLength, dayCount);

/** Returns the day of each mark, oldest first. */
export function listMarkedDays(dayCount: number, today: CalendarDay): CalendarDay[] {
  return Array.from({ length: countMarks(dayCount) }, (_, index) => addDays(today, index - dayCount + 1));
}

interface Props {
  /** What the days have values of. */
  children: ReactNode;
  days: readonly CalendarDay[];
  /** The number of days from the first one to today. */
  dayCount: number;
  /** The last day with a value. */
  last: CalendarDay | undefined;
  /** A CSS colour. */
  color?: string;
  /** Replaces the count. Before there are seven days, there is no count, because the marks are few. */
  note?: ReactNode;
}

/**
 * Returns the classes of the three columns: the name, the marks and the count. Each mark has a column of the same width.
 * Before there are seven days, the marks are after the value of today. On a phone with many days, they are below.
 */
function columnsOf(dayCount: number): string {
  if (dayCount < weekLength)
    return 'grid-cols-[7.5rem_4.75rem_minmax(0,1fr)] sm:grid-cols-[10rem_6.5rem_minmax(0,calc(var(--days)*1.75rem))]';
  const wide = 'sm:grid-cols-[10rem_minmax(0,calc(var(--days)*1.75rem))_minmax(6.5rem,auto)]';
  return dayCount > weekLength
    ? `grid-cols-[minmax(0,1fr)_auto] ${wide}`
    : `grid-cols-[7.5rem_minmax(0,1fr)_4.75rem] ${wide}`;
}

/** Returns the class of the column of the marks. */
export function marksColumn(dayCount: number): string {
  if (dayCount < weekLength) return 'col-start-3';
  return dayCount > weekLength ? 'max-sm:col-span-2 sm:col-start-2' : 'col-start-2';
}

/** Returns the class name and the style of a row of the three columns. */
export const rowProps = (dayCount: number) => ({
  className: `grid items-center gap-x-2 gap-y-1 sm:gap-x-4 ${columnsOf(dayCount)}`,
  style: { '--days': countMarks(dayCount) } as CSSProperties,
});

/** Shows a name, on which of the last `dayCount` days it has a value, and on how many. Outlines the days to come. */
export function LastDaysRow({ children, days, dayCount, last, color = 'var(--primary)', note }: Props) {
  const { t } = useTranslation('imports');
  const today = useToday();
  const shown = listMarkedDays(dayCount, today);
  const count = shown.filter((day) => days.includes(day)).length;
  const isLong = dayCount > weekLength;
  return (
    <div {...rowProps(dayCount)}>
      <div className="min-w-0">{children}</div>
      <span
        className={classNames(
          'row-start-1 text-small whitespace-nowrap text-muted tabular-nums',
          dayCount < weekLength ? 'col-start-2' : 'max-sm:text-right sm:col-start-3',
          isLong ? 'max-sm:col-start-2' : dayCount === weekLength && 'max-sm:col-start-3',
        )}
      >
        {note ??
          (isLong
            ? t('sources.dayCount', { count, total: dayCount })
            : dayCount === weekLength && t('sources.days', { count }))}
      </span>
      <div className={classNames(marksColumn(dayCount), isLong ? 'sm:row-start-1' : 'row-start-1')}>
        <LastDays {...{ days, shown, last, color, today }} />
      </div>
    </div>
  );
}

interface LastDaysProps extends Pick<Props, 'days' | 'last'> {
  shown: CalendarDay[];
  color: string;
  today: CalendarDay;
}

/** Marks on which of the shown days there is a value. Screen readers read the last day with a value instead. */
function LastDays({ days, shown, last, color, today }: LastDaysProps) {
  const { t } = useTranslation('imports');
  const nameOf = useDayName();
  const stateOf = (day: CalendarDay): DayState => {
    if (days.includes(day)) return 'withValue';
    return day > today ? 'toCome' : 'withoutValue';
  };
  return (
    <span
      role="img"
      aria-label={last && t('sources.last', { day: nameOf(last) })}
      aria-hidden={last === undefined}
      className="grid"
      style={dayColumns(shown.length)}
    >
      {shown.map((day) => (
        <DayMark key={day} state={stateOf(day)} color={color} />
      ))}
    </span>
  );
}

/** Returns a function that names a day: "yesterday", "3 Nov", or with its year if that is not this year. */
function useDayName() {
  const { language } = useLanguage();
  const today = useToday();
  return (day: CalendarDay) => {
    if (day >= addDays(today, -1)) return formatRecentDayInSentence(day, language, today);
    const isThisYear = day.slice(0, 4) === today.slice(0, 4);
    return isThisYear ? formatShortDay(day, language) : formatDay(day, language, today);
  };
}
