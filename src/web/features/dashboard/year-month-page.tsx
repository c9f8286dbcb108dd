import { useTranslation } from 'react-i18next';
import { addDays } from '#domain/calendar-day.ts';
import type { HorizonMeasure } from '#domain/horizon.ts';
import type { YearMonth } from '#domain/year-horizon.ts';
import { useFirstWeekday } from '#web/i18n/first-weekday.ts';
import { formatShortDay, formatWeekday } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DaySlider } from './day-slider.tsx';
import { tile } from './day-tile.ts';
import { formatMonthName } from './format-month-name.ts';
import { countHills } from './has-hill.ts';
import { type MonthCell, placeMonth, weekCount, weekOf } from './month-cells.ts';
import { MonthDrawing } from './month-drawing.tsx';
import { PointedDay } from './pointed-day.tsx';
import type { ShownYear } from './shown-year.ts';
import { usePickedDays } from './use-picked-days.ts';
import { useSayDay } from './use-say-day.ts';

interface Props extends Pick<ShownYear, 'measure' | 'values'> {
  /** The month, with the days of this measure only. */
  month: YearMonth;
  hasUsual: boolean;
  isHiddenOnPhones: boolean;
}

/**
 * Shows a month as a page of a calendar with a hill for each day. The number beside a week is the date of its first
 * drawn day. The day under the pointer, or chosen with the keyboard, is described in place of the number of days, and
 * in a narrow month also in place of its name, so that the drawing does not move. A hidden text for screen readers
 * says which past days have no value.
 */
export function YearMonthPage({ month, measure, values, hasUsual, isHiddenOnPhones }: Props) {
  const { language } = useLanguage();
  const firstWeekday = useFirstWeekday();
  const cells = placeMonth(month.days, firstWeekday);
  const { count, gaps } = useMonthText(month, measure, hasUsual);
  const sayDay = useSayDay(measure, values);
  const { days, pointed, chosen, setPointed, setChosen } = usePickedDays(cells);
  const picked = pointed ?? chosen;
  const name = formatMonthName(month.first, language);
  return (
    <li className={classNames('@container', isHiddenOnPhones && 'max-sm:hidden')}>
      <div className="relative mb-1 flex flex-wrap items-baseline justify-between gap-x-1">
        <h2 className="font-semibold max-sm:text-small">{name}</h2>
        {count && (
          <p
            className={classNames(
              'text-small text-muted @max-[11rem]:text-[0.75rem]',
              picked && 'invisible print:visible',
            )}
          >
            {count}
          </p>
        )}
        {picked && (
          <p className="absolute right-0 bg-raised text-small whitespace-nowrap tabular-nums @max-[17rem]:left-0 @max-[11rem]:text-[0.75rem] max-sm:top-0 sm:top-0.5 print:hidden">
            {sayDay(picked)}
          </p>
        )}
        {gaps && <p className="visually-hidden">{gaps}</p>}
      </div>
      <DaySlider label={name} {...{ days, chosen, sayDay }} onChoose={setChosen} />
      <div
        aria-hidden="true"
        className="grid grid-cols-[1.125rem_minmax(0,1fr)] gap-x-1 text-small text-muted"
      >
        <Weekdays firstWeekday={firstWeekday} />
        <WeekDates cells={cells} />
        <PointedDay cells={cells} onPoint={setPointed}>
          <MonthDrawing {...{ cells, measure, hasUsual, picked }} />
        </PointedDay>
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

/** Returns the rows of the weeks of a month and of the gaps between them, as in `MonthDrawing`. */
const weekRows = (weeks: number): string =>
  Array.from({ length: weeks }, () => `${tile.height - tile.space}fr`).join(` ${tile.space}fr `);

/** Shows the date of the first drawn day of each week of the month, on the ground of the week. */
function WeekDates({ cells }: { cells: readonly MonthCell[] }) {
  const weeks = Array.from({ length: weekCount(cells) }, (_, week) =>
    cells.find((day) => weekOf(day) === week && day.state !== 'before'),
  );
  return (
    <p
      className="col-start-1 grid items-end text-right leading-[0.7] tabular-nums"
      style={{ gridTemplateRows: weekRows(weeks.length) }}
    >
      {weeks.map(
        (first, week) =>
          first && (
            <span key={first.day} style={{ gridRow: 2 * week + 1 }}>
              {Number(first.day.slice(-2))}
            </span>
          ),
      )}
    </p>
  );
}

/**
 * Returns two texts. `count` says how many days or nights have a hill, or that the month has no past days yet. It is
 * undefined if there are past days and no day has a hill. `gaps` names the past days without a value. It is undefined
 * if there are no such days.
 */
function useMonthText({ days, pastDays, gaps }: YearMonth, measure: HorizonMeasure, hasUsual: boolean) {
  const { t } = useTranslation('year');
  const { language } = useLanguage();
  const hills = countHills(days, measure, hasUsual);
  if (hills === 0) return pastDays === 0 ? { count: t('notYet') } : { gaps: t('noValues') };
  const runs = gaps.map(({ first, last }) =>
    first === last
      ? formatShortDay(first, language)
      : t('range', { first: formatShortDay(first, language), last: formatShortDay(last, language) }),
  );
  const list = new Intl.ListFormat(language).format(runs);
  return {
    count: t(measure === 'sleepHours' ? 'nights' : 'days', { count: hills }),
    gaps: runs.length > 0 ? t('gaps', { list }) : undefined,
  };
}
