import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, type CalendarDay, toDayNumber } from '#domain/calendar-day.ts';
import { formatDay, formatRecentDay, formatRecentDayInSentence, formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { classNames } from '#web/ui/class-names.ts';

const mostDays = 30;

/** The most days whose marks fit between the name and the count on a phone. */
const fewDays = 7;

/** Returns how many days to mark: from the earliest of the days with a value to today, at least 1 and at most 30. */
export function countShownDays(days: readonly CalendarDay[], today: CalendarDay): number {
  const ages = days.map((day) => toDayNumber(today) - toDayNumber(day) + 1);
  return Math.min(mostDays, Math.max(1, ...ages));
}

interface Props {
  /** What the days have values of. */
  children: ReactNode;
  days: readonly CalendarDay[];
  /** The number of days to mark. */
  dayCount: number;
  /** The last day with a value. */
  last: CalendarDay | undefined;
  /** A CSS colour. */
  color?: string;
}

/** The columns on a wide page: the name, the marks and the count. Each mark has a column of the same width. */
const columns =
  'grid items-center gap-x-2 gap-y-1 sm:gap-x-4 sm:grid-cols-[10rem_minmax(0,calc(var(--days)*1.75rem))_6.5rem]';

/** The columns on a phone. With many days, the marks are below the name and the count. */
const phoneColumns = (dayCount: number) =>
  dayCount > fewDays
    ? 'max-sm:grid-cols-[minmax(0,1fr)_auto]'
    : 'max-sm:grid-cols-[7.5rem_minmax(0,calc(var(--days)*1.75rem))_3.5rem]';

/** Returns the class name and the style of a row of the three columns. */
const rowProps = (dayCount: number) => ({
  className: `${columns} ${phoneColumns(dayCount)}`,
  style: { '--days': dayCount } as CSSProperties,
});

/** Shows a name, on which of the last `dayCount` days it has a value, and on how many. */
export function LastDaysRow({ children, days, dayCount, last, color = 'var(--primary)' }: Props) {
  const { t } = useTranslation('imports');
  const shown = useShownDays(dayCount);
  const count = shown.filter((day) => days.includes(day)).length;
  const isLong = dayCount > fewDays;
  return (
    <div {...rowProps(dayCount)}>
      <div className="min-w-0">{children}</div>
      <span
        className={classNames(
          'row-start-1 text-small whitespace-nowrap text-muted tabular-nums sm:col-start-3',
          isLong ? 'max-sm:col-start-2 max-sm:text-right' : 'max-sm:col-start-3',
        )}
      >
        {isLong ? t('sources.dayCount', { count, total: dayCount }) : t('sources.days', { count })}
      </span>
      <div className={classNames('sm:col-start-2 sm:row-start-1', isLong && 'max-sm:col-span-2')}>
        <LastDays {...{ days, shown, last, color }} />
      </div>
    </div>
  );
}

/** Returns the last `dayCount` days, oldest first. The last one is today. */
function useShownDays(dayCount: number): CalendarDay[] {
  const today = useToday();
  return Array.from({ length: dayCount }, (_, index) => addDays(today, index - dayCount + 1));
}

/** Marks on which of the shown days there is a value. Screen readers read the last day with a value instead. */
function LastDays({
  days,
  shown,
  last,
  color,
}: Pick<Props, 'days' | 'last'> & { shown: CalendarDay[]; color: string }) {
  const { t } = useTranslation('imports');
  const nameOf = useDayName();
  return (
    <span
      role="img"
      aria-label={last && t('sources.last', { day: nameOf(last) })}
      aria-hidden={last === undefined}
      className="grid"
      style={dayColumns(shown.length)}
    >
      {shown.map((day) => (
        <DayMark key={day} color={days.includes(day) ? color : undefined} />
      ))}
    </span>
  );
}

/**
 * Shows the first and the last day below their marks. If there is no room for both, shows only the
 * last one. Screen readers skip it, because each row says its own days.
 */
export function LastDaysScale({ dayCount }: { dayCount: number }) {
  const { language } = useLanguage();
  const today = useToday();
  return (
    <div aria-hidden="true" {...rowProps(dayCount)}>
      <p
        className={classNames(
          'mt-2 grid text-small whitespace-nowrap text-muted tabular-nums sm:col-start-2',
          dayCount > fewDays ? 'max-sm:col-span-2' : 'max-sm:col-start-2',
        )}
        style={dayColumns(dayCount)}
      >
        {dayCount > 2 && (
          <span className="w-0">{formatShortDay(addDays(today, 1 - dayCount), language)}</span>
        )}
        <span
          className={classNames('w-0', dayCount > fewDays && 'flex justify-end justify-self-end')}
          style={{ gridColumnStart: dayCount }}
        >
          {formatRecentDay(today, language, today)}
        </span>
      </p>
    </div>
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

/** Says what the two marks of a row mean. Screen readers skip it, because each row says its own days. */
export function LastDaysKey() {
  const { t } = useTranslation('imports');
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-4 text-small text-muted">
      {([true, false] as const).map((hasValue) => (
        <span key={String(hasValue)} className="flex items-center gap-2">
          <span className="w-3">
            <DayMark color={hasValue ? 'var(--ink)' : undefined} />
          </span>
          {t(hasValue ? 'sources.withValue' : 'sources.withoutValue')}
        </span>
      ))}
    </p>
  );
}

/** Returns the style of a grid with a column for each day. */
const dayColumns = (count: number): CSSProperties => ({
  columnGap: '2px',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
});

/** Draws a day: a bar in its colour if it has a value, and otherwise a pale dot. */
function DayMark({ color }: { color: string | undefined }) {
  return (
    <span className="flex h-2 items-center justify-center sm:h-2.5">
      <span
        className={color === undefined ? 'size-1.5 rounded-full bg-control/60' : 'size-full rounded-[2px]'}
        style={{ background: color }}
      />
    </span>
  );
}
