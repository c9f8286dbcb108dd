import type { HealthMetric } from '#contracts/measures.ts';
import { type CalendarDay, toDayNumber } from '#domain/calendar-day.ts';
import { entryMeasures, type ObservedMeasure, observedMeasures } from '#domain/measures/catalogue.ts';
import { namesOf } from '#domain/measures/measure.ts';
import { isSource, type SourcedValue } from '#domain/sources.ts';
import type { Db } from '#server/db/connect.ts';
import { defineDailyTotals } from '#server/db/daily-totals.ts';
import { assertInput, withinBounds } from '#server/http/assert-input.ts';
import {
  countObservationDays,
  deleteDailyObservation,
  findNewestObservations,
  findObservationsOn,
  findRecentObservations,
  type Observation,
  observationsBetween,
  selectOwnObservations,
  upsertDailyObservation,
} from './measures-queries.ts';
import { chooseSources } from './sources-service.ts';

const entryNames = namesOf(entryMeasures);

/**
 * Returns a list with one entry: the day's values of all measures in `entryMeasures`. Returns an
 * empty list if the day has no value. Includes suggested values (defaults of the check-in that the
 * person did not change).
 */
export async function listDayMetrics(db: Db, userId: number, day: CalendarDay): Promise<HealthMetric[]> {
  return toEntries(await chooseSources(db, userId, await findObservationsOn(db, userId, entryNames, day)));
}

/**
 * Returns the entry of a day (see `listDayMetrics`). On a day without values, all values of the
 * entry are null.
 */
export async function getDayMetrics(db: Db, userId: number, day: CalendarDay): Promise<HealthMetric> {
  const [entry] = await listDayMetrics(db, userId, day);
  return entry ?? toEntry(day, []);
}

/**
 * Returns one entry for each of the newest `limit` days from `from` to `to` that have a value of a measure in
 * `entryMeasures`, newest first. Includes suggested values.
 */
export async function listRecentMetrics(
  db: Db,
  userId: number,
  page: { from: CalendarDay; to: CalendarDay; limit: number },
): Promise<HealthMetric[]> {
  const observations = await findRecentObservations(db, userId, entryNames, page);
  return toEntries(await chooseSources(db, userId, observations));
}

/**
 * Stores the value of a measure on a day from one source. Replaces the previous value of that source. Throws
 * `invalid_input` if the value is outside the bounds of the measure, or if the source is invalid.
 */
export async function updateObservation(db: Db, userId: number, observation: Observation): Promise<void> {
  const { measure, value, source } = observation;
  const { min, max } = observedMeasures[measure];
  assertInput(value >= min && value <= max, measure, withinBounds(min, max));
  assertInput(isSource(source), 'source', { en: "isn't valid", sv: 'är inte giltigt' });
  await upsertDailyObservation(db, userId, observation);
}

/**
 * Returns a query of the values that the person entered for a day, as one row. `names` maps the name of each column to
 * its measure. A column is null if there is no value.
 */
export function selectOwnValues(
  db: Db,
  userId: number,
  day: CalendarDay,
  names: Record<string, ObservedMeasure>,
) {
  return selectOwnObservations(db, userId, day, names);
}

/** Stores the values that the person entered for a day. Null deletes a value. Undefined keeps the stored value. */
export async function updateOwnValues<Name extends ObservedMeasure>(
  db: Db,
  userId: number,
  day: CalendarDay,
  names: readonly Name[],
  values: { [Measure in Name]?: number | null | undefined },
): Promise<void> {
  for (const measure of names) {
    const value = values[measure];
    if (value === null) await deleteObservation(db, userId, { day, measure, source: 'self' });
    else if (value !== undefined)
      await updateObservation(db, userId, { day, measure, source: 'self', value });
  }
}

/** Deletes the value of a measure on a day from one source. Returns whether there was a value. */
export function deleteObservation(
  db: Db,
  userId: number,
  observation: Omit<Observation, 'value'>,
): Promise<boolean> {
  return deleteDailyObservation(db, userId, observation);
}

export const observationTotals = defineDailyTotals<ObservedMeasure, SourcedValue>(
  observedMeasures,
  observationsBetween,
  { toValues: (rows) => rows, isPlannedAnew: true },
);

/** Returns the values of a day, one per measure. Excludes suggested values. */
export async function listDayValues(
  db: Db,
  userId: number,
  names: readonly ObservedMeasure[],
  day: CalendarDay,
): Promise<SourcedValue[]> {
  const observations = await findObservationsOn(db, userId, names, day);
  return chooseSources(
    db,
    userId,
    observations.filter(({ source }) => source !== 'suggested'),
  );
}

/**
 * Returns one value per day and measure on the newest `days` days with a value of the first measure, newest first.
 * Excludes suggested values.
 */
export async function listNewestValues(
  db: Db,
  userId: number,
  names: readonly [ObservedMeasure, ...ObservedMeasure[]],
  until: CalendarDay,
  days: number,
): Promise<SourcedValue[]> {
  return chooseSources(db, userId, await findNewestObservations(db, userId, names, until, days));
}

/**
 * For each measure, returns the number of days up to and including `until` that have a value. Stops
 * counting at `most`. Excludes suggested values and values of the device simulator.
 */
export async function countMeasureDays<Name extends ObservedMeasure>(
  db: Db,
  userId: number,
  names: readonly Name[],
  until: CalendarDay,
  most: number,
): Promise<Record<Name, number>> {
  const rows = await countObservationDays(db, userId, names, until, most);
  const counted = new Map(rows.map(({ measure, days }) => [measure, days]));
  return Object.fromEntries(names.map((name) => [name, counted.get(name) ?? 0])) as Record<Name, number>;
}

function toEntries(values: SourcedValue[]): HealthMetric[] {
  const byDay = Map.groupBy(values, ({ day }) => day);
  return [...byDay].sort(([a], [b]) => (a < b ? 1 : -1)).map(([day, ofDay]) => toEntry(day, ofDay));
}

const firstDayNumber = toDayNumber('0001-01-01');

function toEntry(day: CalendarDay, ofDay: SourcedValue[]): HealthMetric {
  const known = new Map(ofDay.map(({ measure, value }) => [measure, value]));
  const fields = Object.entries(entryMeasures).map(([name, { kind }]) => {
    const value = known.get(name) ?? null;
    return [name, kind === 'yesNo' && value !== null ? value > 0 : value];
  });
  const sources = Object.fromEntries(ofDay.map(({ measure, source }) => [measure, source]));
  return {
    id: toDayNumber(day) - firstDayNumber + 1,
    date: day,
    ...Object.fromEntries(fields),
    sources,
  };
}
