import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { type HorizonMeasure, horizonMeasures } from '#domain/horizon.ts';
import { listLastDays } from '#domain/measures/usual.ts';
import { Cairns } from '#web/charts/cairns.tsx';
import { capitalize, formatShortDay, formatWeekday } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';
import { classNames } from '#web/ui/class-names.ts';
import { horizonDisplay } from './horizon-display.ts';
import { type HorizonSeries, useFormatHorizonValue } from './use-horizon.ts';
import type { HorizonName } from './use-horizon-name.ts';

interface Props {
  series: HorizonSeries;
  nameOf: HorizonName;
  /** The days with a stone, oldest first. */
  stoneDays: readonly CalendarDay[];
  /** The days whose night the person has rated. */
  ratedNights: ReadonlySet<CalendarDay>;
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
export function FirstDays({ series, nameOf, stoneDays, ratedNights, dayCount, hasNewValues }: Props) {
  const { t } = useTranslation('dashboard');
  const today = useToday();
  const isFirstDay = stoneDays.length === 1 && stoneDays[0] === today;
  const days = listLastDays([], today, isFirstDay ? 1 : dayCount).map(({ day }) => day);
  const measuresOn = (day: CalendarDay) =>
    horizonMeasures.filter(
      (measure) =>
        findValue(series, measure, day) !== null || (measure === 'sleepHours' && ratedNights.has(day)),
    );
  const stonesOf = (day: CalendarDay) =>
    measuresOn(day)
      .toReversed()
      .map((measure) => areaColor(horizonDisplay[measure].area));
  return (
    <>
      <Cairns days={days.map(stonesOf)} rises={hasNewValues} />
      {!isFirstDay && <DayNames days={days} />}
      <div className="px-4 pt-2 pb-4 sm:px-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <h2 className="flex min-h-9 items-center font-display text-lead font-semibold sm:min-h-11">
            {t('horizon.first.title', { count: stoneDays.length })}
          </h2>
          <StoneLegend
            nameOf={nameOf}
            measures={horizonMeasures.filter((measure) =>
              days.some((day) => measuresOn(day).includes(measure)),
            )}
            todaysValueOf={(measure) => (isFirstDay ? findValue(series, measure, today) : null)}
          />
        </div>
        <p className="text-small text-muted">{t('horizon.first.text')}</p>
      </div>
    </>
  );
}

const findValue = (series: HorizonSeries, measure: HorizonMeasure, day: CalendarDay): number | null =>
  series[measure].find((entry) => entry.day === day)?.value ?? null;

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

interface LegendProps extends Pick<Props, 'nameOf'> {
  measures: readonly HorizonMeasure[];
  /** Returns the value that is shown beside the name, or null. */
  todaysValueOf: (measure: HorizonMeasure) => number | null;
}

function StoneLegend({ nameOf, measures, todaysValueOf }: LegendProps) {
  const { t } = useTranslation('dashboard');
  return (
    <nav aria-label={t('horizon.first.stones')} className="max-sm:w-full">
      <ul className="grid grid-cols-2 gap-x-4 text-small sm:flex sm:flex-wrap sm:gap-x-6">
        {measures.map((measure) => (
          <li key={measure} className="flex min-h-11 items-center gap-2">
            <span
              aria-hidden="true"
              className="h-2.5 w-4 rounded-full"
              style={{ background: areaColor(horizonDisplay[measure].area) }}
            />
            <Link
              to={horizonDisplay[measure].page}
              className="flex min-h-11 items-center font-medium hover:underline"
            >
              {nameOf(measure)}
            </Link>
            <StoneValue measure={measure} value={todaysValueOf(measure)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Shows a value as a lane of the landscape does. */
function StoneValue({ measure, value }: { measure: HorizonMeasure; value: number | null }) {
  const { language } = useLanguage();
  const format = useFormatHorizonValue();
  if (value === null) return null;
  return <span className="text-muted tabular-nums">{capitalize(format(measure, value), language)}</span>;
}
