import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { dateFormat } from '#domain/intl-formats.ts';
import { mindfulnessWeeks } from '#domain/mindfulness.ts';
import type { DayMinutes } from '#domain/week-minutes.ts';
import { dateLocale } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';

/** The size of a day, in the unit of the drawing. */
export const cell = 14;
/** The number of minutes at which a dot reaches its full size. */
export const fullMinutes = 20;
/** The number of weeks of a quarter of the year. */
export const quarterWeeks = mindfulnessWeeks / 2;

/** The radius of a dot of `fullMinutes`, in the unit of the drawing. */
const fullRadius = 6.2;
/** The smallest radius, which is larger than the radius of a day without minutes. */
const leastRadius = 2;

/** Returns the radius of a dot, in the unit of the drawing. The area of the dot is proportional to the minutes. */
export const radiusOf = (minutes: number) =>
  Math.max(leastRadius, Math.sqrt(Math.min(1, minutes / fullMinutes)) * fullRadius);

/** Returns the first day with a session. */
export const findFirstDay = (days: readonly DayMinutes[]): CalendarDay | undefined =>
  days.map(({ date }) => date).sort()[0];

/**
 * Draws the dots of a quarter of the year, below the names of its months. The days before the first session are paler,
 * because they do not count as days without one.
 */
export function QuarterDots({ first, days }: { first: CalendarDay; days: readonly DayMinutes[] }) {
  const today = useToday();
  const start = findFirstDay(days) ?? first;
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
              <circle
                key={day}
                {...place}
                r="1.6"
                fill="var(--control)"
                opacity={day < start ? 0.25 : 0.75}
              />
            );
          })}
      </svg>
    </div>
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
