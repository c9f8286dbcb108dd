import type { YearMonth } from '#domain/year-horizon.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { ShownYear } from './shown-year.ts';
import { YearMonthPage } from './year-month-page.tsx';

type Props = Pick<ShownYear, 'months' | 'measure' | 'values'> & { hasUsual: boolean };

/**
 * Lists the months of a year as pages of a calendar. On phones, only the first of the months that have not started is
 * shown, and only if there is a hole beside the month before it.
 */
export function YearMonths({ months, ...props }: Props) {
  const startedCount = months.filter(({ days }) => days[0]?.state !== 'future').length;
  const phoneCount = months.length > 2 ? startedCount + (startedCount % 2) : startedCount;
  return (
    <ol
      className={classNames(
        'grid gap-x-4 gap-y-5 sm:gap-x-7 print:grid-cols-3 print:gap-x-6 print:gap-y-2',
        columnsOf(months.length),
      )}
    >
      {months.map((month, index) => (
        <YearMonthPage key={month.first} month={month} isHiddenOnPhones={index >= phoneCount} {...props} />
      ))}
    </ol>
  );
}

/** Returns whether a year has so few months that they fit beside a text. */
export const isShortYear = (months: readonly YearMonth[]): boolean => months.length <= 2;

/** Returns the columns of the months, so that the last row of a short year is not nearly empty. */
function columnsOf(months: number): string {
  if (months === 1) return 'sm:max-w-md lg:max-w-none';
  if (months === 2) return 'sm:grid-cols-2';
  return `grid-cols-2 sm:grid-cols-3 ${[3, 5, 6, 9].includes(months) ? '' : 'lg:grid-cols-4'}`;
}
