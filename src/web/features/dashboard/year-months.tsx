import type { HorizonMeasure } from '#domain/horizon.ts';
import type { YearMonth } from '#domain/year-horizon.ts';
import { classNames } from '#web/ui/class-names.ts';
import { YearMonthPage } from './year-month-page.tsx';

interface Props {
  /** The months, with the days of this measure only. */
  months: readonly YearMonth[];
  measure: HorizonMeasure;
  hasUsual: boolean;
}

/** Lists the months of a year as pages of a calendar. */
export const YearMonths = ({ months, measure, hasUsual }: Props) => (
  <ol
    className={classNames(
      'grid gap-x-4 gap-y-5 sm:gap-x-7 print:grid-cols-3 print:gap-x-6 print:gap-y-2',
      columnsOf(months.length),
    )}
  >
    {months.map((month) => (
      <YearMonthPage key={month.first} month={month} measure={measure} hasUsual={hasUsual} />
    ))}
  </ol>
);

/**
 * Returns whether a year has so few months that they fit beside a text, in the size that the months of a long year
 * have.
 */
export const isShortYear = (months: readonly YearMonth[]): boolean => months.length <= 2;

/** Returns the columns of the months, so that the last row of a short year is not nearly empty. */
function columnsOf(months: number): string {
  if (months === 1) return 'sm:w-64';
  if (months === 2) return 'sm:max-lg:grid-cols-2 lg:grid-cols-[repeat(2,16rem)]';
  return [3, 5, 6, 9].includes(months) ? 'sm:grid-cols-3' : 'sm:grid-cols-3 lg:grid-cols-4';
}
