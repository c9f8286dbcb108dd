import { formatWeekday } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { DayMark } from './day-mark.tsx';
import { exampleColor, type exampleDays } from './example-data.ts';
import { PairLine } from './pair-line.tsx';

/** Draws the days of the example as a calendar with one row for each week. A line joins the two days of each pair. */
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
          <PairLine isFirst={index % 2 === 0} isAtEdge={index % 7 === (index % 2 === 0 ? 6 : 0)} />
          <span className="relative">
            <DayMark isOn={isOn} color={exampleColor} />
          </span>
        </span>
      ))}
    </div>
  );
}
