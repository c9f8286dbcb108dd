import { useTranslation } from 'react-i18next';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { firstMindfulnessDay } from '#domain/mindfulness.ts';
import type { DayMinutes } from '#domain/week-minutes.ts';
import { formatWeekday } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';
import { cell, fullMinutes, QuarterDots, quarterWeeks, radiusOf } from './quarter-dots.tsx';

/**
 * Draws a dot for each day of the last half year, with a column for each week. A narrow page has the
 * weeks in two rows. The dot is larger if the day has more minutes. The drawing is hidden from screen readers, which
 * read `MonthTable` instead.
 */
export function MonthDots({ days }: { days: readonly DayMinutes[] }) {
  const first = firstMindfulnessDay(useToday());
  const second = addDays(first, quarterWeeks * 7);
  return (
    <div
      aria-hidden="true"
      className="grid w-full max-w-3xl grid-cols-[auto_minmax(0,1fr)] gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <WeekdayNames first={first} />
      <QuarterDots first={first} days={days} />
      <div className="grid sm:hidden">
        <WeekdayNames first={second} />
      </div>
      <QuarterDots first={second} days={days} />
      {days.length > 0 && <SizeKey />}
    </div>
  );
}

/** Shows the short name of every second weekday beside its row. The padding is as high as the names of the months. */
function WeekdayNames({ first }: { first: CalendarDay }) {
  const { language } = useLanguage();
  return (
    <div className="grid grid-rows-[repeat(7,minmax(0,1fr))] items-center pt-6 pr-2 text-small leading-none text-muted">
      {[1, 3, 5].map((row) => (
        // The height of 0 keeps a name from making its row taller than the row of the drawing.
        <span key={row} className="flex h-0 items-center" style={{ gridRow: row + 1 }}>
          {formatWeekday(addDays(first, row), language)}
        </span>
      ))}
    </div>
  );
}

/** Shows the sizes of the dots for 5, 10 and 20 minutes, at the scale of the drawing. */
function SizeKey() {
  const { t } = useTranslation('mindfulness');
  return (
    <p className="@container col-start-2 flex items-center gap-x-4 text-small text-muted">
      {t('dotSize')}
      {[5, 10, fullMinutes].map((minutes) => (
        <span key={minutes} className="flex items-center gap-2">
          <span
            className="aspect-square rounded-full"
            style={{
              width: `${((2 * radiusOf(minutes)) / (quarterWeeks * cell)) * 100}cqw`,
              background: areaColor('mindfulness'),
            }}
          />
          {minutes === fullMinutes ? `${minutes}+` : minutes}
        </span>
      ))}
    </p>
  );
}
