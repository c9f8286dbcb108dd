import type { CalendarDay } from '#domain/calendar-day.ts';
import { dateFormat } from '#domain/intl-formats.ts';
import { dateLocale } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { classNames } from '#web/ui/class-names.ts';

/**
 * Shows the day of the month below each column, and the name of the month below the first number and below the first
 * day of a month. On phones, only every second column has a number, beginning with the second.
 */
export function RibbonDays({ days }: { days: readonly CalendarDay[] }) {
  const { language } = useLanguage();
  const format = dateFormat(dateLocale(language), { month: 'short', timeZone: 'UTC' });
  const month = (day: CalendarDay) => format.format(new Date(`${day}T00:00:00Z`));
  return (
    <div className="mt-2 grid auto-cols-fr grid-flow-col text-center text-small text-muted tabular-nums">
      {days.map((day, index) => (
        <span key={day} className="min-w-0 whitespace-nowrap">
          <span
            className={classNames(
              day === days.at(-1) && 'font-semibold text-ink',
              (days.length - index) % 2 === 0 && 'max-sm:invisible',
            )}
          >
            {Number(day.slice(8))}
          </span>
          {(index < 2 || day.endsWith('-01')) && (
            <span
              className={classNames(
                'block',
                index === 0 && 'max-sm:hidden',
                index === 1 && !day.endsWith('-01') && 'sm:hidden',
              )}
            >
              {month(day)}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}
