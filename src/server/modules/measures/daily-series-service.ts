import type { CalendarDay } from '#domain/calendar-day.ts';
import { type MeasureName, measures, observedMeasures } from '#domain/measures/catalogue.ts';
import { checkinMeasures } from '#domain/measures/checkin.ts';
import { cycleMeasures } from '#domain/measures/cycle.ts';
import { fitnessMeasures } from '#domain/measures/fitness.ts';
import type { Measure } from '#domain/measures/measure.ts';
import { mindfulnessMeasures } from '#domain/measures/mindfulness.ts';
import { nutritionMeasures } from '#domain/measures/nutrition.ts';
import { nightMeasures } from '#domain/measures/sleep.ts';
import type { SourcedValue } from '#domain/sources.ts';
import type { Db } from '#server/db/connect.ts';
import { listDailyAnswers } from '../checkin/checkin-service.ts';
import { listDailyCycle } from '../cycle/cycle-totals-service.ts';
import { listDailyFitness } from '../fitness/fitness-service.ts';
import { listDailyMeditation } from '../mindfulness/mindfulness-service.ts';
import { listDailyMeals } from '../nutrition/nutrition-service.ts';
import { listDailyNights } from '../sleep/sleep-service.ts';
import { listObservations } from './measures-service.ts';
import { chooseSources } from './sources-service.ts';

type ReadTotals<Name> = (
  db: Db,
  userId: number,
  names: readonly Name[],
  from: CalendarDay,
  to: CalendarDay,
) => Promise<SourcedValue[]>;

/** The functions that read the measures of each area from its own tables. */
const areas: ReadTotals<MeasureName>[] = [
  area(observedMeasures, listObservations),
  area(checkinMeasures, listDailyAnswers),
  area(fitnessMeasures, listDailyFitness),
  area(nutritionMeasures, listDailyMeals),
  area(mindfulnessMeasures, listDailyMeditation),
  area(nightMeasures, listDailyNights),
  area(cycleMeasures, listDailyCycle),
];

export interface DailyValue {
  day: CalendarDay;
  value: number;
  source: string;
}

/**
 * Returns the daily values of each measure between two days, both included, oldest first. Leaves out unknown and
 * suggested values. If a day has several sources, the person's order decides. Throws an Error for a measure of the
 * cycle, unless `cycle` is true.
 */
export async function dailySeries<Name extends MeasureName>(
  db: Db,
  userId: number,
  names: readonly Name[],
  from: CalendarDay,
  to: CalendarDay,
  { cycle = false }: { cycle?: boolean } = {},
): Promise<Record<Name, DailyValue[]>> {
  const forbidden = names.find((name) => measures[name].sensitivity === 'cycle' && !cycle);
  if (forbidden) throw new Error(`${forbidden} is a measure of the cycle, which this caller may not read.`);
  const values = await Promise.all(areas.map((read) => read(db, userId, names, from, to)));
  const chosen = await chooseSources(db, userId, values.flat());
  const byMeasure = Map.groupBy(chosen, ({ measure }) => measure);
  return Object.fromEntries(names.map((name) => [name, toSeries(byMeasure.get(name))])) as Record<
    Name,
    DailyValue[]
  >;
}

function toSeries(values: SourcedValue[] = []): DailyValue[] {
  return values
    .map(({ day, value, source }) => ({ day, value, source }))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}

/**
 * Wraps an area's function so that it reads only the area's own measures, and does not run if none of them is
 * requested.
 */
function area<Name extends MeasureName>(
  own: Readonly<Record<Name, Measure>>,
  read: ReadTotals<Name>,
): ReadTotals<MeasureName> {
  return async (db, userId, names, from, to) => {
    const asked = names.filter((name): name is Name => name in own);
    return asked.length === 0 ? [] : read(db, userId, asked, from, to);
  };
}
