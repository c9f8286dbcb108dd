import type { CalendarDay } from '#domain/calendar-day.ts';
import { formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { classNames } from '#web/ui/class-names.ts';

/**
 * Shows the day of the month below each column, and the dates of the first and the last day. On phones, only every
 * second column has a number.
 */
export function RibbonDays({ days }: { days: readonly CalendarDay[] }) {
  const { language } = useLanguage();
  return (
    <>
      <div className="mt-2 grid auto-cols-fr grid-flow-col text-center text-small text-muted tabular-nums">
        {days.map((day, index) => (
          <span
            key={day}
            className={classNames(
              'whitespace-nowrap',
              day === days.at(-1) && 'font-semibold text-ink',
              (days.length - index) % 2 === 0 && 'max-sm:invisible',
            )}
          >
            {Number(day.slice(8))}
          </span>
        ))}
      </div>
      <p className="mt-0.5 flex justify-between text-small text-muted">
        <span>{formatShortDay(days[0] ?? '', language)}</span>
        <span>{formatShortDay(days.at(-1) ?? '', language)}</span>
      </p>
    </>
  );
}
