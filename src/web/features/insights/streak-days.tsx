import { useTranslation } from 'react-i18next';
import type { MeasureInsight } from '#contracts/insights.ts';
import { getWeekday } from '#domain/calendar-day.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { areaColor } from '#web/ui/area.ts';
import { DaysTable } from './days-table.tsx';

interface Props {
  insight: MeasureInsight;
  days: readonly { day: string; exposure: number | null; outcome: number }[];
}

/** The largest number of days to draw. */
const mostDrawn = 84;

/** Draws the newest days of a streak as a calendar with a row for each week. A table contains all days. */
export function StreakDays({ insight: { title, measure }, days }: Props) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const color = areaColor(measures[measure].area);
  const drawn = days.slice(-mostDrawn);
  const [first, last] = [drawn[0], drawn.at(-1)];
  if (!first || !last) return <p className="text-muted">{t('daysEmpty')}</p>;
  // The column of the first day. In `getWeekday`, Sunday is 0. In this calendar, column 1 is
  // Monday.
  const column = ((getWeekday(first.day) + 6) % 7) + 1;
  return (
    <figure aria-label={title}>
      <div aria-hidden="true" className="grid max-w-sm grid-cols-7 gap-1.5">
        {drawn.map(({ day }, index) => (
          <span
            key={day}
            className="flex h-9 items-center justify-center rounded-sm border text-small font-semibold text-ink tabular-nums"
            style={{
              borderColor: color,
              background: `color-mix(in oklab, ${color} 25%, var(--raised))`,
              gridColumnStart: index === 0 ? column : undefined,
            }}
          >
            {Number(day.slice(8))}
          </span>
        ))}
      </div>
      <figcaption aria-hidden="true" className="mt-2 text-small text-muted">
        {formatShortDay(first.day, language)} – {formatShortDay(last.day, language)}
        {drawn.length < days.length && <> · {t('streakNewest', { count: drawn.length })}</>}
      </figcaption>
      <DaysTable outcome={measure} days={days} />
    </figure>
  );
}
