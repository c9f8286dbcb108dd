import { formatWeekday } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DayMark } from './day-mark.tsx';
import { exampleColor, type exampleDays } from './example-data.ts';

/**
 * Draws the days of the example as a calendar with one row for each week. A line joins the two days of each pair. The
 * line of a pair that continues in the next week ends at the edge.
 */
export function ExampleWeeks({ days }: { days: ReturnType<typeof exampleDays> }) {
  const { language } = useLanguage();
  return (
    <div aria-hidden="true" className="mt-2 grid grid-cols-7 gap-y-2">
      {days.slice(0, 7).map(({ day }) => (
        <span key={day} className="text-center text-small text-muted">
          {formatWeekday(day, language)}
        </span>
      ))}
      {days.map(({ day, isOn }, index) => (
        <span key={day} className="relative flex justify-center">
          <span
            className={classNames(
              'absolute top-1/2 h-0.5 w-1/2 -translate-y-1/2 bg-control',
              index % 2 === 0 ? 'right-0' : 'left-0',
            )}
          />
          <span className="relative">
            <DayMark isOn={isOn} color={exampleColor} />
          </span>
        </span>
      ))}
    </div>
  );
}
