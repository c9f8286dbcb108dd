import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import {
  countHorizonDays,
  findHeights,
  findUsualHeights,
  horizonMeasures,
  listFirstDays,
} from '#domain/horizon.ts';
import { BareLandscape } from '#web/charts/landscape.tsx';
import { useToday } from '#web/lib/clock.ts';
import { classNames } from '#web/ui/class-names.ts';
import { FirstDays } from './first-days.tsx';
import { findTodaysMark } from './horizon-display.ts';
import { HorizonLandscape } from './horizon-landscape.tsx';
import type { HorizonRidge } from './horizon-lane.tsx';
import { HorizonTable } from './horizon-table.tsx';
import { type HorizonSeries, useNightRatings } from './use-horizon.ts';
import { useHorizonName } from './use-horizon-name.ts';

/** Shows the landscape of the last days, or what stands in its place, with the exact values and a link to the year. */
export function HorizonDays({ series }: { series: HorizonSeries }) {
  const { t } = useTranslation('dashboard');
  const today = useToday();
  const values = Object.values(series).flat();
  const days = countHorizonDays(values, today);
  const nameOf = useHorizonName(series);
  const ratings = useNightRatings();
  const firstDays = listStoneDays(listFirstDays(values, today, days), ratings, addDays(today, -days));
  const isFirstDay = firstDays.length === 1 && firstDays[0] === today;
  const ridges = findRidges(series, today, days);
  const todaysCount = values.filter(({ day, value }) => day === today && value !== null).length;
  const [initialCount] = useState(todaysCount);
  const hasUsual = ridges.some(({ usual }) => usual !== undefined);
  const note = useTableNote(ridges, hasUsual);
  if (ridges.length === 0) return <NoDays />;
  return (
    <>
      {firstDays.length > 0 ? (
        <FirstDays
          series={series}
          nameOf={nameOf}
          stoneDays={firstDays}
          ratings={ratings}
          dayCount={days}
          hasNewValues={todaysCount > initialCount}
        />
      ) : (
        <HorizonLandscape ridges={ridges} nameOf={nameOf} dayCount={days} hasUsual={hasUsual} />
      )}
      {/* Hidden if only today has values, because `DaySummary` shows them. */}
      {!isFirstDay && (
        <div
          className={classNames('relative', firstDays.length > 0 ? 'border-t border-line' : 'max-sm:-mt-1')}
        >
          <HorizonTable
            series={series}
            nameOf={nameOf}
            dayCount={days}
            shown={ridges.map(({ measure }) => measure)}
            note={firstDays.length > 0 ? t('horizon.bare') : note}
          />
          <Link
            to={pages.year}
            className="absolute top-0 right-0 flex min-h-11 items-center px-4 font-medium text-primary hover:bg-sunken sm:px-6"
          >
            {t('horizon.year')}
          </Link>
        </div>
      )}
    </>
  );
}

/** Shows bare hills to a person without values, and says what the landscape will show. */
function NoDays() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <BareLandscape />
      <h2 className="bg-[var(--near-hill)] px-4 pb-3 text-center font-display text-lead leading-tight font-semibold text-[var(--star)] sm:px-6">
        {t('horizon.empty')}
      </h2>
    </>
  );
}

/**
 * Returns the first days with a value, and the days after `before` with a rated night, oldest first. Returns an empty
 * list if there are no first days.
 */
const listStoneDays = (
  firstDays: readonly CalendarDay[],
  ratings: ReadonlyMap<CalendarDay, number>,
  before: CalendarDay,
): CalendarDay[] => {
  if (firstDays.length === 0) return [];
  return [...new Set([...firstDays, ...[...ratings.keys()].filter((day) => day > before)])].sort();
};

/** Returns the sentences above the table. They explain the ridges, without the sentence of `HorizonLandscape`. */
function useTableNote(ridges: readonly HorizonRidge[], hasUsual: boolean): string {
  const { t } = useTranslation('dashboard');
  const marks = new Set(ridges.map(({ measure, heights }) => findTodaysMark(measure, heights)));
  const sentences = [
    hasUsual && t('horizon.band'),
    marks.has('dot') && t('horizon.howToday'),
    marks.has('ring') && t('horizon.howWater'),
    t('horizon.dots'),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Returns the ridge of each measure that has a value on one of the drawn days. */
const findRidges = (series: HorizonSeries, today: string, days: number): HorizonRidge[] =>
  horizonMeasures
    .map((measure) => ({
      measure,
      heights: findHeights(measure, series[measure], today, days),
      usual: findUsualHeights(measure, series[measure], today),
      todaysValue: series[measure].find(({ day }) => day === today)?.value ?? null,
    }))
    .filter(({ heights }) => heights.some((height) => height !== null));
