import { useTranslation } from 'react-i18next';
import { addDays } from '#domain/calendar-day.ts';
import { dateFormat } from '#domain/intl-formats.ts';
import { firstMindfulnessDay, mindfulnessWeeks } from '#domain/mindfulness.ts';
import type { DayMinutes } from '#domain/week-minutes.ts';
import { dateLocale, formatWeekday } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';

const cell = 14;
/** The number of minutes at which a dot reaches its full size. */
const fullMinutes = 20;

/**
 * Draws a dot for each day of the last `mindfulnessWeeks` weeks, with a column for each week. The dot is
 * larger if the day has more minutes. The drawing is hidden from screen readers, which read
 * `MonthTable` instead.
 */
export function MonthDots({ days }: { days: readonly DayMinutes[] }) {
  const today = useToday();
  const first = firstMindfulnessDay(today);
  const minutesOf = new Map(days.map(({ date, minutes }) => [date, minutes]));
  const cells = Array.from({ length: mindfulnessWeeks * 7 }, (_, index) => ({
    day: addDays(first, index),
    index,
  }));
  return (
    <div aria-hidden="true" className="grid w-full max-w-3xl grid-cols-[auto_minmax(0,1fr)] gap-x-2">
      <div className="col-start-2">
        <MonthNames first={first} />
      </div>
      <WeekdayNames first={first} />
      <svg aria-hidden="true" viewBox={`0 0 ${mindfulnessWeeks * cell} ${7 * cell}`} className="block w-full">
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
      {days.length > 0 && <SizeKey />}
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

/** Shows the short name of every second weekday beside its row. */
function WeekdayNames({ first }: { first: string }) {
  const { language } = useLanguage();
  return (
    <div className="grid grid-rows-[repeat(7,minmax(0,1fr))] items-center text-small leading-none text-muted">
      {[1, 3, 5].map((row) => (
        // The height of 0 keeps a name from making its row taller than the row of the drawing.
        <span key={row} className="flex h-0 items-center" style={{ gridRow: row + 1 }}>
          {formatWeekday(addDays(first, row), language)}
        </span>
      ))}
    </div>
  );
}

/** The size of a day in the drawing, as a part of the width of the key, which is as wide as the drawing. */
const dotSize = { width: `${100 / mindfulnessWeeks}cqw` };

/** Shows the sizes of the dots for 5, 10 and 20 minutes, at the scale of the drawing. */
function SizeKey() {
  const { t } = useTranslation('mindfulness');
  return (
    <p className="@container col-start-2 mt-3 flex flex-wrap items-center gap-x-4 text-small text-muted">
      {t('dotSize')}
      {[5, 10, fullMinutes].map((minutes) => (
        <span key={minutes} className="flex items-center gap-1.5">
          <svg aria-hidden="true" style={dotSize} viewBox={`0 0 ${cell} ${cell}`}>
            <circle cx={cell / 2} cy={cell / 2} r={radiusOf(minutes)} fill={areaColor('mindfulness')} />
          </svg>
          {minutes === fullMinutes ? `${minutes}+` : minutes}
        </span>
      ))}
    </p>
  );
}

/** Shows the short name of each month above the first week that starts in the month. */
function MonthNames({ first }: { first: string }) {
  const { language } = useLanguage();
  const name = dateFormat(dateLocale(language), { month: 'short', timeZone: 'UTC' });
  const weeks = Array.from({ length: mindfulnessWeeks }, (_, week) => ({
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
            style={{ left: `${(week / mindfulnessWeeks) * 100}%` }}
          >
            {name.format(new Date(`${day}T00:00:00Z`))}
          </span>
        ))}
    </div>
  );
}
