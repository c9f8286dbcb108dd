import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { type HorizonMeasure, horizonMeasures } from '#domain/horizon.ts';
import { listLastDays } from '#domain/measures/usual.ts';
import { Cairns } from '#web/charts/cairns.tsx';
import { formatShortDay, formatWeekday } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';
import { classNames } from '#web/ui/class-names.ts';
import { horizonDisplay } from './horizon-display.ts';
import { StoneLegend } from './stone-legend.tsx';
import type { HorizonSeries } from './use-horizon.ts';
import type { HorizonName } from './use-horizon-name.ts';

interface Props {
  series: HorizonSeries;
  nameOf: HorizonName;
  /** The days with a stone, oldest first. */
  stoneDays: readonly CalendarDay[];
  /** The ratings that the person gave to nights, by day. */
  ratings: ReadonlyMap<CalendarDay, number>;
  /** How many days are drawn, including today. */
  dayCount: number;
  /** Whether today has more values than when the landscape appeared. */
  hasNewValues: boolean;
}

/**
 * Shows a person's first days in place of the ridges: a cairn on bare hills for each day with values, and the names of
 * the measures as a legend of the stones. A night with only a rating has a stone too. Each name is a link to the page
 * of its measure. If the person started today, the drawing has only today.
 */
export function FirstDays({ series, nameOf, stoneDays, ratings, dayCount, hasNewValues }: Props) {
  const { t } = useTranslation('dashboard');
  const today = useToday();
  const isFirstDay = stoneDays.length === 1 && stoneDays[0] === today;
  const days = listLastDays([], today, isFirstDay ? 1 : dayCount).map(({ day }) => day);
  const measuresOn = (day: CalendarDay) =>
    horizonMeasures.filter(
      (measure) => hasValue(series, measure, day) || (measure === 'sleepHours' && ratings.has(day)),
    );
  const stonesOf = (day: CalendarDay) =>
    measuresOn(day)
      .toReversed()
      .map((measure) => areaColor(horizonDisplay[measure].area));
  return (
    <>
      <Cairns days={days.map(stonesOf)} rises={hasNewValues} />
      {!isFirstDay && <DayNames days={days} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3 sm:px-6 sm:py-4">
        <div>
          <h2 className="font-display text-lead font-semibold">
            {t('horizon.first.title', { count: stoneDays.length })}
          </h2>
          <p className="text-small text-muted">
            {t(isFirstDay ? 'horizon.first.today' : 'horizon.first.text')}
          </p>
        </div>
        <StoneLegend
          nameOf={nameOf}
          measures={horizonMeasures.filter((measure) =>
            days.some((day) => measuresOn(day).includes(measure)),
          )}
          hasRatings={days.every((day) => !hasValue(series, 'sleepHours', day))}
        />
      </div>
    </>
  );
}

const hasValue = (series: HorizonSeries, measure: HorizonMeasure, day: CalendarDay): boolean =>
  series[measure].some((entry) => entry.day === day && entry.value !== null);

/** Shows the weekday below each day of a week. Shows only the first and the last day of a longer time. */
function DayNames({ days }: { days: readonly CalendarDay[] }) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  if (days.length > 7) {
    return (
      <p aria-hidden="true" className="flex justify-between px-4 pt-2 text-small text-muted sm:px-6">
        <span>{formatShortDay(days[0] ?? '', language)}</span>
        <span>{t('horizon.today')}</span>
      </p>
    );
  }
  return (
    <p aria-hidden="true" className="grid auto-cols-fr grid-flow-col pt-2 text-center text-small text-muted">
      {days.map((day, index) => (
        <span key={day} className={classNames(index === days.length - 1 && 'font-semibold text-ink')}>
          {index === days.length - 1 ? t('horizon.today') : formatWeekday(day, language)}
        </span>
      ))}
    </p>
  );
}
