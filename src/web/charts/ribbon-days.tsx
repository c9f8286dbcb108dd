import type { CalendarDay } from '#domain/calendar-day.ts';
import { formatShortDay, formatWeekday } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** The most columns that have a number each on phones. */
const mostPhoneNumbers = 7;

const row = 'mt-2 grid auto-cols-fr grid-flow-col text-center text-small tabular-nums';

/** On phones, the distance between the columns with a number, if not each column has one. */
const phoneStep = 3;

/**
 * Shows the day of the month below each column. The first number, and the first of a month, also have the month. On
 * phones, more than seven columns have a number only below the last and every third before it.
 */
export function RibbonDays({ days }: { days: readonly CalendarDay[] }) {
  const { language } = useLanguage();
  const isSparse = days.length > mostPhoneNumbers;
  const lastIndex = days.length - 1;
  const isLeftOut = (index: number) => isSparse && (lastIndex - index) % phoneStep !== 0;
  /** Whether the last number has the month, because the number before it on phones is of another month. */
  const isLastWide = days[lastIndex]?.slice(0, 7) !== days[lastIndex - phoneStep]?.slice(0, 7);
  const phoneDays = days.filter((_day, index) => !isLeftOut(index));
  const label = (day: CalendarDay, shown: readonly CalendarDay[]) =>
    shown[shown.indexOf(day) - 1]?.slice(0, 7) === day.slice(0, 7)
      ? String(Number(day.slice(8)))
      : formatShortDay(day, language);
  return (
    <div className={classNames(row, 'leading-tight text-muted')}>
      {days.map((day, index) => (
        // The negative margins centre a date that is wider than its column.
        <span
          key={day}
          className={classNames(
            '-mx-4 whitespace-nowrap',
            day === days.at(-1) && 'font-semibold text-ink',
            day === days.at(-1) && isSparse && isLastWide && 'max-sm:mr-0 max-sm:-ml-12 max-sm:text-right',
          )}
        >
          <span className="max-sm:hidden">{label(day, days)}</span>
          {!isLeftOut(index) && <span className="sm:hidden">{label(day, phoneDays)}</span>}
        </span>
      ))}
    </div>
  );
}

/** Shows the weekday below each column. Used for sample data, whose dates are made up. */
export function RibbonWeekdays({ days }: { days: readonly CalendarDay[] }) {
  const { language } = useLanguage();
  return (
    <div className={classNames(row, 'text-muted')}>
      {days.map((day) => (
        <span key={day} className={classNames('min-w-0', day === days.at(-1) && 'font-semibold text-ink')}>
          {formatWeekday(day, language)}
        </span>
      ))}
    </div>
  );
}

/** The text of a night without a rating. */
export const unrated = '·';

interface RatingsProps {
  days: readonly CalendarDay[];
  /** The ratings as short texts, or `unrated`. */
  texts: ReadonlyMap<CalendarDay, string>;
}

/** The longest text of a rating for which the numbers below every column fit on phones. */
const longestPhoneText = 1;

/**
 * Shows the rating of each night below its column. On phones, more than seven columns have a rating only below every
 * second column if a rating has two characters or more.
 */
export const RibbonRatings = ({ days, texts }: RatingsProps) => {
  const isSparse =
    days.length > mostPhoneNumbers && days.some((day) => (texts.get(day)?.length ?? 0) > longestPhoneText);
  return (
    <div className={classNames(row, 'font-semibold')}>
      {days.map((day, index) => (
        <span
          key={day}
          className={classNames(
            'min-w-0 whitespace-nowrap',
            texts.get(day) === unrated && 'text-muted',
            isSparse && (days.length - index) % 2 === 0 && 'max-sm:invisible',
          )}
        >
          {texts.get(day)}
        </span>
      ))}
    </div>
  );
};
