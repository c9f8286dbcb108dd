import { addDays, startOfWeek } from '#domain/calendar-day.ts';
import { dateFormat } from '#domain/intl-formats.ts';
import type { DayMinutes } from '#domain/week-minutes.ts';
import { dateLocale } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';
import { drawnWeeks } from './use-mindfulness.ts';

const cell = 14;
/** The number of minutes at which a dot reaches its full size. */
const fullMinutes = 20;

/**
 * Draws a dot for each day of the last `drawnWeeks` weeks, with a column for each week. The dot is
 * larger if the day has more minutes. The drawing is hidden from screen readers, which read
 * `MonthTable` instead.
 */
export function MonthDots({ days }: { days: readonly DayMinutes[] }) {
  const today = useToday();
  const first = addDays(startOfWeek(today), (1 - drawnWeeks) * 7);
  const minutesOf = new Map(days.map(({ date, minutes }) => [date, minutes]));
  const cells = Array.from({ length: drawnWeeks * 7 }, (_, index) => ({ day: addDays(first, index), index }));
  return (
    <div aria-hidden="true" className="w-full max-w-lg">
      <MonthNames first={first} />
      <svg aria-hidden="true" viewBox={`0 0 ${drawnWeeks * cell} ${7 * cell}`} className="block w-full">
        {cells
          .filter(({ day }) => day <= today)
          .map(({ day, index }) => {
            const minutes = minutesOf.get(day) ?? 0;
            const place = {
              cx: (Math.floor(index / 7) + 0.5) * cell,
              cy: ((index % 7) + 0.5) * cell,
            };
            return minutes > 0 ? (
              <circle
                key={day}
                {...place}
                r={2.6 + Math.min(1, minutes / fullMinutes) * 3.6}
                fill={areaColor('mindfulness')}
              />
            ) : (
              <circle key={day} {...place} r="1.6" fill="var(--line)" />
            );
          })}
      </svg>
    </div>
  );
}

/** Shows the short name of each month above the first week that starts in the month. */
function MonthNames({ first }: { first: string }) {
  const { language } = useLanguage();
  const name = dateFormat(dateLocale(language), { month: 'short', timeZone: 'UTC' });
  const weeks = Array.from({ length: drawnWeeks }, (_, week) => ({ week, day: addDays(first, week * 7) }));
  return (
    <div className="relative mb-1 h-5">
      {weeks
        .filter(({ day }) => Number(day.slice(8)) <= 7)
        .map(({ week, day }) => (
          <span
            key={day}
            className="absolute text-small whitespace-nowrap text-muted"
            style={{ left: `${(week / drawnWeeks) * 100}%` }}
          >
            {name.format(new Date(`${day}T00:00:00Z`))}
          </span>
        ))}
    </div>
  );
}
