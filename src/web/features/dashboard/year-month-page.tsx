import { useTranslation } from 'react-i18next';
import { addDays } from '#domain/calendar-day.ts';
import type { HorizonMeasure } from '#domain/horizon.ts';
import type { YearMonth } from '#domain/year-horizon.ts';
import { useFirstWeekday } from '#web/i18n/first-weekday.ts';
import { formatShortDay, formatWeekday } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatMonthName } from './format-month-name.ts';
import { type MonthCell, placeMonth, weekCount } from './month-cells.ts';
import { MonthDrawing } from './month-drawing.tsx';

interface Props {
  /** The month, with the days of this measure only. */
  month: YearMonth;
  measure: HorizonMeasure;
  hasUsual: boolean;
}

/**
 * Shows a month as a page of a calendar with a hill for each day. The number beside a week is the date of its first
 * day. On phones, a month that has not started is hidden, unless it is the second in the list. A hidden text for screen
 * readers says which past days have no value.
 */
export function YearMonthPage({ month, measure, hasUsual }: Props) {
  const { language } = useLanguage();
  const firstWeekday = useFirstWeekday();
  const cells = placeMonth(month.days, firstWeekday);
  const { count, gaps } = useMonthText(month, measure);
  return (
    <li
      className={classNames(
        'max-sm:grid max-sm:grid-cols-[5rem_minmax(0,1fr)] max-sm:gap-x-2',
        month.days[0]?.state === 'future' && 'max-sm:nth-[n+3]:hidden',
      )}
    >
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3 max-sm:mt-5 max-sm:flex-col max-sm:justify-start">
        <h2 className="font-semibold max-sm:text-small">{formatMonthName(month.first, language)}</h2>
        {count && <p className="text-small text-muted">{count}</p>}
        {gaps && <p className="visually-hidden">{gaps}</p>}
      </div>
      <div
        aria-hidden="true"
        className="grid grid-cols-[1.125rem_minmax(0,1fr)] gap-x-1 text-small text-muted"
      >
        <Weekdays firstWeekday={firstWeekday} />
        <WeekDates cells={cells} />
        <MonthDrawing cells={cells} measure={measure} hasUsual={hasUsual} />
      </div>
    </li>
  );
}

/** Any Sunday. The names of the weekdays are computed from it. */
const someSunday = '2026-03-01';

/** Shows the first letter of each weekday above its column. Is hidden on paper, so that the year fits on one page. */
function Weekdays({ firstWeekday }: { firstWeekday: 0 | 1 }) {
  const { language } = useLanguage();
  return (
    <p className="col-start-2 grid grid-cols-7 text-center print:hidden">
      {[0, 1, 2, 3, 4, 5, 6].map((index) => (
        <span key={index}>
          {formatWeekday(addDays(someSunday, firstWeekday + index), language)
            .charAt(0)
            .toUpperCase()}
        </span>
      ))}
    </p>
  );
}

/** Shows the date of the first day of each week of the month, beside the week. */
function WeekDates({ cells }: { cells: readonly MonthCell[] }) {
  const weeks = Array.from({ length: weekCount(cells) }, (_, week) =>
    cells.find(({ cell }) => Math.floor(cell / 7) === week),
  );
  return (
    <p className="col-start-1 grid auto-rows-fr items-center text-right leading-none tabular-nums">
      {weeks.map((first) => first && <span key={first.day}>{Number(first.day.slice(-2))}</span>)}
    </p>
  );
}

/**
 * Returns two texts. `count` says how many days or nights have a value, or that the month has no past days yet. It is
 * undefined if there are past days and none has a value. `gaps` names the past days without a value. It is undefined if
 * there are no such days.
 */
function useMonthText({ measuredDays, pastDays, gaps }: YearMonth, measure: HorizonMeasure) {
  const { t } = useTranslation('year');
  const { language } = useLanguage();
  if (pastDays === 0) return { count: t('notYet') };
  if (measuredDays === 0) return { gaps: t('noValues') };
  const runs = gaps.map(({ first, last }) =>
    first === last
      ? formatShortDay(first, language)
      : t('range', { first: formatShortDay(first, language), last: formatShortDay(last, language) }),
  );
  const list = new Intl.ListFormat(language).format(runs);
  return {
    count: t(measure === 'sleepHours' ? 'nights' : 'days', { count: measuredDays }),
    gaps: runs.length > 0 ? t('gaps', { list }) : undefined,
  };
}
