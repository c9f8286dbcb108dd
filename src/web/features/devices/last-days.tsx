import { useTranslation } from 'react-i18next';
import { addDays, type CalendarDay, toDayNumber } from '#domain/calendar-day.ts';
import { formatDay, formatRecentDay, formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { classNames } from '#web/ui/class-names.ts';

const [fewestDays, mostDays] = [7, 30];

/** Returns the largest width of the marks. Most screens are narrower than the largest width of 30 marks. */
const widthOf = (dayCount: number): string => `${dayCount * 3.5}rem`;

/** Returns how many days to mark: from the earliest of the days with a value to today, at least 7 and at most 30. */
export function countShownDays(days: readonly CalendarDay[], today: CalendarDay): number {
  const ages = days.map((day) => toDayNumber(today) - toDayNumber(day) + 1);
  return Math.min(mostDays, Math.max(fewestDays, ...ages));
}

interface Props {
  days: readonly CalendarDay[];
  /** The number of days to mark. */
  dayCount: number;
}

/** Marks on which of the last `dayCount` days there is a value. The last mark is today. */
export function LastDays({ days, dayCount }: Props) {
  const { t } = useTranslation('imports');
  const today = useToday();
  const shown = Array.from({ length: dayCount }, (_, index) => addDays(today, index - dayCount + 1));
  const count = shown.filter((day) => days.includes(day)).length;
  return (
    <span
      role="img"
      aria-label={t('sources.lastDays', { count, total: dayCount })}
      className="grid gap-0.5 sm:gap-1"
      style={{ gridTemplateColumns: `repeat(${dayCount}, minmax(0, 1fr))`, maxWidth: widthOf(dayCount) }}
    >
      {shown.map((day) => (
        <DayMark key={day} hasValue={days.includes(day)} />
      ))}
    </span>
  );
}

/** Shows the first and the last day of the marks. Screen readers skip it, because each row says its own days. */
export function LastDaysScale({ dayCount }: { dayCount: number }) {
  const { language } = useLanguage();
  const today = useToday();
  return (
    <p
      aria-hidden="true"
      className="mt-2 flex justify-between text-small text-muted tabular-nums"
      style={{ maxWidth: widthOf(dayCount) }}
    >
      <span>{formatShortDay(addDays(today, 1 - dayCount), language)}</span>
      <span>{formatRecentDay(today, language, today)}</span>
    </p>
  );
}

/** Shows a heading for rows with marks, and the heading of their last days. */
export function LastDaysHeader({ heading }: { heading: string | undefined }) {
  const { t } = useTranslation('imports');
  return (
    <p className="mb-2 flex items-baseline justify-between gap-x-3">
      <span className="font-semibold">{heading}</span>
      <span className="text-small text-muted">{t('sources.lastEntered')}</span>
    </p>
  );
}

/** Shows the last day with a value. The text is short, so that it fits on one line. */
export function LastDay({ day }: { day: CalendarDay | undefined }) {
  return (
    <span className="block shrink-0 text-right text-small text-muted tabular-nums">
      {day && <DayName day={day} />}
    </span>
  );
}

function DayName({ day }: { day: CalendarDay }) {
  const { language } = useLanguage();
  const today = useToday();
  const isRecent = day >= addDays(today, -1);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  if (isRecent) return formatRecentDay(day, language, today);
  return isThisYear ? formatShortDay(day, language) : formatDay(day, language, today);
}

/** Says what the two marks of `LastDays` mean. Screen readers skip it, because each row says its own days. */
export function LastDaysKey() {
  const { t } = useTranslation('imports');
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-4 text-small text-muted">
      {([true, false] as const).map((hasValue) => (
        <span key={String(hasValue)} className="flex items-center gap-2">
          <span className="w-3">
            <DayMark hasValue={hasValue} />
          </span>
          {t(hasValue ? 'sources.withValue' : 'sources.withoutValue')}
        </span>
      ))}
    </p>
  );
}

function DayMark({ hasValue }: { hasValue: boolean }) {
  return (
    <span
      className={classNames(
        'block h-3 rounded-[2px] sm:h-3.5',
        hasValue ? 'bg-primary' : 'border border-control/60 bg-paper',
      )}
    />
  );
}
