import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, startOfWeek } from '#domain/calendar-day.ts';
import type { DayMinutes } from '#domain/week-minutes.ts';
import { formatNumber, formatWeekday, formatWeekdayName } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';
import { classNames } from '#web/ui/class-names.ts';

/** The minutes at which a circle reaches its full size. */
const fullMinutes = 30;

/** The width of the ring of a day without minutes, and of the full circle, in pixels. */
const [emptyWidth, fullWidth] = [12, 38];

/** Returns the width of a day's circle in pixels. Its area is proportional to the minutes. */
const widthOf = (minutes: number) =>
  minutes > 0 ? Math.sqrt(Math.min(1, minutes / fullMinutes)) * fullWidth : emptyWidth;

interface Props {
  days: readonly DayMinutes[];
  /** Whether only screen readers get the caption. */
  isCaptionHidden?: boolean;
}

/**
 * Draws a circle for each day of this week, Sunday to Saturday, larger for more minutes. A day without minutes is a
 * small ring. The days after today are fainter.
 */
export function WeekDays({ days, isCaptionHidden = false }: Props) {
  const { t } = useTranslation('mindfulness');
  const { language } = useLanguage();
  const today = useToday();
  const captionId = useId();
  const minutesOf = new Map(days.map(({ date, minutes }) => [date, minutes]));
  const week = [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(startOfWeek(today), offset));
  const hasMinutes = week.some((day) => (minutesOf.get(day) ?? 0) > 0);
  return (
    <>
      <p id={captionId} className={isCaptionHidden ? 'sr-only' : 'text-small text-muted'}>
        {t('weekDays')}
      </p>
      <ul aria-labelledby={captionId} className="grid grid-cols-7 gap-1.5">
        {week.map((day) => {
          const minutes = minutesOf.get(day) ?? 0;
          const text = t('minutes', { value: formatNumber(minutes, language) });
          return (
            <li key={day} className="flex flex-col items-center">
              <span className="sr-only">
                {formatWeekdayName(day, language)}: {day > today ? t('notYet') : text}
              </span>
              <span aria-hidden="true" className="flex h-10 items-center">
                <span
                  className={classNames('block rounded-full border-[1.5px]', day > today && 'opacity-65')}
                  style={{
                    ...{ width: widthOf(minutes), height: widthOf(minutes) },
                    ...(minutes > 0
                      ? { background: areaColor('mindfulness'), borderColor: areaColor('mindfulness') }
                      : { borderColor: 'var(--control)' }),
                  }}
                />
              </span>
              {hasMinutes && (
                <span aria-hidden="true" className="h-5 text-small font-semibold tabular-nums">
                  {minutes > 0 && formatNumber(minutes, language)}
                </span>
              )}
              <span
                aria-hidden="true"
                className={classNames('text-small', day === today ? 'font-semibold text-ink' : 'text-muted')}
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
