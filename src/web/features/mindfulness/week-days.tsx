import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, startOfWeek } from '#domain/calendar-day.ts';
import type { DayMinutes } from '#domain/week-minutes.ts';
import { formatNumber, formatWeekday, formatWeekdayName } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';
import { classNames } from '#web/ui/class-names.ts';

/** The height of a full bar in pixels. */
const maxHeight = 64;
/** The minutes of a full bar. A week with a longer day has a larger scale. */
const fullMinutes = 30;

/**
 * Draws a bar for each day of this week, Sunday to Saturday. The days after today are empty. Renders nothing while no
 * day has minutes.
 */
export function WeekDays({ days }: { days: readonly DayMinutes[] }) {
  const { t } = useTranslation('mindfulness');
  const { language } = useLanguage();
  const today = useToday();
  const captionId = useId();
  const minutesOf = new Map(days.map(({ date, minutes }) => [date, minutes]));
  const week = [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(startOfWeek(today), offset));
  if (week.every((day) => !minutesOf.get(day))) return null;
  const top = Math.max(fullMinutes, ...week.map((day) => minutesOf.get(day) ?? 0));
  return (
    <>
      <p id={captionId} className="text-small text-muted">
        {t('weekDays')}
      </p>
      <ul aria-labelledby={captionId} className="grid grid-cols-7 gap-1.5">
        {week.map((day) => {
          const minutes = minutesOf.get(day) ?? 0;
          const text = t('minutes', { value: formatNumber(minutes, language) });
          return (
            <li key={day} className="flex flex-col items-center justify-end">
              <span className="sr-only">
                {formatWeekdayName(day, language)}: {day > today ? t('notYet') : text}
              </span>
              <span aria-hidden="true" className="text-small font-semibold tabular-nums">
                {minutes > 0 && formatNumber(minutes, language)}
              </span>
              <span
                aria-hidden="true"
                className={classNames(
                  'mt-1 block w-full rounded-t-md border-b',
                  day > today ? 'border-line' : 'border-control',
                )}
                style={{ height: 1 + (minutes / top) * maxHeight, background: areaColor('mindfulness') }}
              />
              <span
                aria-hidden="true"
                className={classNames(
                  'mt-1 text-small',
                  day === today ? 'font-semibold text-ink' : 'text-muted',
                )}
              >
                {formatWeekday(day, language)}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
