import { useTranslation } from 'react-i18next';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { dateFormat } from '#domain/intl-formats.ts';
import { firstMindfulnessDay, mindfulnessWeeks } from '#domain/mindfulness.ts';
import type { DayMinutes } from '#domain/week-minutes.ts';
import { dateLocale, formatWeekday } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';

/** The size of a day, in the unit of the drawing. */
const cell = 14;
/** The number of minutes at which a dot reaches its full size. */
const fullMinutes = 20;
/** The number of weeks of a quarter of the year. */
const quarterWeeks = mindfulnessWeeks / 2;

/**
 * Draws a dot for each day of the last `mindfulnessWeeks` weeks, with a column for each week. A narrow page has the
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
      <Quarter first={first} days={days} />
      <div className="grid sm:hidden">
        <WeekdayNames first={second} />
      </div>
      <Quarter first={second} days={days} />
      {days.length > 0 && <SizeKey />}
    </div>
  );
}

/** Draws the dots of a quarter of the year, below the names of its months. */
function Quarter({ first, days }: { first: CalendarDay; days: readonly DayMinutes[] }) {
  const today = useToday();
  const minutesOf = new Map(days.map(({ date, minutes }) => [date, minutes]));
  const cells = Array.from({ length: quarterWeeks * 7 }, (_, index) => ({
    day: addDays(first, index),
    index,
  }));
  return (
    <div>
      <MonthNames first={first} />
      <svg aria-hidden="true" viewBox={`0 0 ${quarterWeeks * cell} ${7 * cell}`} className="block w-full">
        {cells
          .filter(({ day }) => day <= today)
          .map(({ day, index }) => {
            const minutes = minutesOf.get(day) ?? 0;
            const place = {
              cx: (Math.floor(index / 7) + 0.5) * cell,
              cy: ((index % 7) + 0.5) * cell,
            };
            return minutes > 0 ? (
              <circle key={day} {...place} r={radiusOf(minutes)} fill={areaColor('mindfulness')} />
            ) : (
              <circle key={day} {...place} r="1.6" fill="var(--control)" opacity="0.5" />
            );
          })}
      </svg>
    </div>
  );
}

/** The radius of a dot of `fullMinutes`, in the unit of the drawing. */
const fullRadius = 6.2;
/** The smallest radius, which is larger than the radius of a day without minutes. */
const leastRadius = 2;

/** Returns the radius of a dot, in the unit of the drawing. The area of the dot is proportional to the minutes. */
const radiusOf = (minutes: number) =>
  Math.max(leastRadius, Math.sqrt(Math.min(1, minutes / fullMinutes)) * fullRadius);

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

/** Shows the short name of each month above the first week that starts in the month. */
function MonthNames({ first }: { first: CalendarDay }) {
  const { language } = useLanguage();
  const name = dateFormat(dateLocale(language), { month: 'short', timeZone: 'UTC' });
  const weeks = Array.from({ length: quarterWeeks }, (_, week) => ({
    week,
    day: addDays(first, week * 7),
  }));
  return (
    <div className="relative mb-1 h-5">
      {weeks
        .filter(({ day }) => Number(day.slice(8)) <= 7)
        .map(({ week, day }) => (
          <span
            key={day}
            className="absolute text-small whitespace-nowrap text-muted"
            style={{ left: `${(week / quarterWeeks) * 100}%` }}
          >
            {name.format(new Date(`${day}T00:00:00Z`))}
          </span>
        ))}
    </div>
  );
}
