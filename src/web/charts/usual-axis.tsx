import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { usualPlace } from './usual-drawing.tsx';

/** The number of days that a row draws. */
export const rowDays = 30;

/** The days with a vertical line in each row, as indexes: the last day, and the same weekday of the weeks before. */
export const rowMarks = [1, 8, 15, 22, 29];

/** Places the drawing of a row below its texts, and beside them if there is room. */
export const rowGrid = 'grid grid-cols-[minmax(0,1fr)] gap-x-8 lg:grid-cols-[18rem_minmax(0,1fr)]';

/** Shows the dates below rows of days (see `UsualRow`). `last` is the last day of the rows. */
export function UsualAxis({ last }: { last: CalendarDay }) {
  const { language } = useLanguage();
  return (
    <div aria-hidden="true" className={rowGrid}>
      <p className="@container relative h-5 text-small whitespace-nowrap text-muted tabular-nums lg:col-start-2">
        {rowMarks.map((index) => {
          const isLast = index === rowDays - 1;
          const place = usualPlace(index, rowDays);
          return (
            <span
              key={index}
              className={classNames('absolute', isLast && 'right-0 font-semibold text-ink')}
              // A date is centred below its line. A date that is too wide for this starts at the left edge.
              style={isLast ? undefined : { left: `${place}%`, translate: `max(-50%, -${place}cqw)` }}
            >
              {formatShortDay(addDays(last, index + 1 - rowDays), language)}
            </span>
          );
        })}
      </p>
    </div>
  );
}
