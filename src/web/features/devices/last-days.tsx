import { useTranslation } from 'react-i18next';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { dateFormat } from '#domain/intl-formats.ts';
import { dateLocale, formatDay, formatRecentDay, formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';

/** The columns of the marks are as wide as the columns of `WeekdayLetters`, so that the letters are above the marks. */
const columns =
  'grid shrink-0 grid-cols-[repeat(7,1.125rem)] min-[24rem]:grid-cols-[repeat(7,1.25rem)] justify-items-center';

/** The width of the column with the last day, to the right of the marks in every row. */
const lastColumn = 'block w-17 shrink-0 text-right text-small text-muted tabular-nums sm:w-24';

/** A row with marks. On a narrow page, the name has its own line, and the marks start below it. */
export const rowStyle = 'flex flex-wrap items-center gap-x-2 sm:gap-x-3';

const listLastDays = (today: CalendarDay) =>
  Array.from({ length: 7 }, (_, index) => addDays(today, index - 6));

/** Shows the first letters of the last seven weekdays, with that of today in bold. Screen readers skip them, because each row says its own days. */
function WeekdayLetters() {
  const { language } = useLanguage();
  const format = dateFormat(dateLocale(language), { weekday: 'narrow', timeZone: 'UTC' });
  const today = useToday();
  return (
    <span aria-hidden="true" className={`${columns} text-small text-muted`}>
      {listLastDays(today).map((day) => (
        <span key={day} className={day === today ? 'font-bold text-ink' : undefined}>
          {format.format(new Date(`${day}T00:00:00Z`))}
        </span>
      ))}
    </span>
  );
}

/** Shows the headings of the columns with the marks and the last day, to the right of a heading for the rows. */
export function LastDaysHeader({ heading }: { heading: string | undefined }) {
  const { t } = useTranslation('imports');
  return (
    <p className={rowStyle}>
      <span className="grow font-semibold max-sm:w-full">{heading}</span>
      <span className="sm:ml-auto">
        <WeekdayLetters />
      </span>
      <span className={`max-sm:ml-auto ${lastColumn}`}>{t('sources.lastEntered')}</span>
    </p>
  );
}

/** Marks on which of the last seven days there is a value. The last mark is today. */
export function LastDays({ days }: { days: readonly CalendarDay[] }) {
  const { t } = useTranslation('imports');
  const shown = listLastDays(useToday());
  const count = shown.filter((day) => days.includes(day)).length;
  return (
    <span role="img" aria-label={t('sources.lastDays', { count })} className={`${columns} items-center`}>
      {shown.map((day) => (
        <DayDot key={day} hasValue={days.includes(day)} />
      ))}
    </span>
  );
}

/** Shows the last day with a value, to the right of the marks. The text is short, so that it fits on one line. */
export function LastDay({ day }: { day: CalendarDay }) {
  const { language } = useLanguage();
  const today = useToday();
  const isRecent = day >= addDays(today, -1);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return (
    <span className={lastColumn}>
      {isRecent
        ? formatRecentDay(day, language, today)
        : isThisYear
          ? formatShortDay(day, language)
          : formatDay(day, language, today)}
    </span>
  );
}

/** Says what the two marks of `LastDays` mean. Screen readers skip it, because each row says its own days. */
export function LastDaysKey() {
  const { t } = useTranslation('imports');
  return (
    <p aria-hidden="true" className="mb-3 flex flex-wrap gap-x-4 text-small text-muted">
      {([true, false] as const).map((hasValue) => (
        <span key={String(hasValue)} className="flex items-center gap-2">
          <DayDot hasValue={hasValue} />
          {t(hasValue ? 'sources.withValue' : 'sources.withoutValue')}
        </span>
      ))}
    </p>
  );
}

function DayDot({ hasValue }: { hasValue: boolean }) {
  return (
    <span
      className={
        hasValue ? 'size-2.5 rounded-full bg-primary' : 'size-1.5 rounded-full border border-control'
      }
    />
  );
}
