import type { CalendarDay } from '#domain/calendar-day.ts';
import { mayUse, type Purpose } from '#domain/devices/source-use.ts';
import { type MeasureName, measures, observedMeasures } from '#domain/measures/catalogue.ts';
import { type CycleMeasure, cycleMeasures } from '#domain/measures/cycle.ts';
import type { SourcedValue } from '#domain/sources.ts';
import type { Db } from '#server/db/connect.ts';
import { type DailyTotals, readDailyTotals } from '#server/db/daily-totals.ts';
import { answerTotals } from '../checkin/checkin-service.ts';
import { listDailyCycle } from '../cycle/cycle-totals-service.ts';
import { workoutTotals } from '../fitness/fitness-service.ts';
import { meditationTotals } from '../mindfulness/mindfulness-service.ts';
import { mealTotals } from '../nutrition/nutrition-service.ts';
import { nightTotals } from '../sleep/sleep-service.ts';
import { observationTotals } from './measures-service.ts';
import { chooseSources } from './sources-service.ts';

/**
 * The queries of the daily measures of all areas except the menstrual cycle. `listDailyCycle`
 * computes the measures of the cycle.
 */
const areas: DailyTotals[] = [
  observationTotals,
  answerTotals,
  workoutTotals,
  mealTotals,
  meditationTotals,
  nightTotals,
];

export interface DailyValue {
  day: CalendarDay;
  value: number;
  source: string;
}

/**
 * Returns the daily values of each measure between two days, both included, oldest first. Leaves
 * out unknown values, suggested values (defaults of the check-in that the person did not change),
 * and sources that must not be used for the purpose. If a day has values from several sources, the
 * person's order of sources decides which value is returned. Throws an Error for a measure of the
 * menstrual cycle, unless `cycle` is true.
 */
export async function dailySeries<Name extends MeasureName>(
  db: Db,
  userId: number,
  names: readonly Name[],
  from: CalendarDay,
  to: CalendarDay,
  { cycle = false, purpose = 'claim' }: { cycle?: boolean; purpose?: Purpose } = {},
): Promise<Record<Name, DailyValue[]>> {
  const forbidden = names.find((name) => measures[name].sensitivity === 'cycle' && !cycle);
  if (forbidden) throw new Error(`${forbidden} is a measure of the cycle, which this caller may not read.`);
  const cycleNames = names.filter((name) => name in cycleMeasures) as CycleMeasure[];
  const values = await Promise.all([
    readDailyTotals(db, areas, userId, names, [from, to]),
    cycleNames.length === 0 ? [] : listDailyCycle(db, userId, cycleNames, from, to),
  ]);
  const usable = values.flat().filter(({ source }) => mayUse(source, purpose));
  const chosen = await chooseSources(db, userId, usable);
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

/** One source's value of a measure on a day. */
interface DaySource {
  source: string;
  value: number;
  /** When the value was recorded. Null for a total of events. */
  recordedAt: Date | null;
  /**
   * Whether this value is used for the day. Of several sources, the source that the person prefers
   * is used.
   */
  counts: boolean;
}

/**
 * Returns the values of a measure on a day from every source. The value that is used for the day
 * comes first. Leaves out suggested values.
 */
export async function listDaySources(
  db: Db,
  userId: number,
  measure: MeasureName,
  day: CalendarDay,
): Promise<DaySource[]> {
  const values = await readDailyTotals(db, areas, userId, [measure], [day, day]);
  const chosen = new Set(await chooseSources(db, userId, values));
  return values
    .filter((value) => value.measure === measure)
    .map((value) => ({
      source: value.source,
      value: value.value,
      recordedAt: measure in observedMeasures ? new Date(value.recorded * 1000) : null,
      counts: chosen.has(value),
    }))
    .sort((one, other) => Number(other.counts) - Number(one.counts) || (one.source < other.source ? -1 : 1));
}
