import type { HealthMetric } from '#contracts/metrics.ts';
import { type CalendarDay, toDayNumber } from '#domain/calendar-day.ts';
import {
  entryMetrics,
  type Metric,
  type MetricSource,
  type Observation,
  resolveObservations,
} from '#domain/metrics.ts';
import type { Db } from '#server/db/connect.ts';
import {
  countObservationDays,
  deleteDailyObservation,
  findObservationsBetween,
  findObservationsOn,
  findRecentObservations,
  findSeries,
  upsertDailyObservation,
} from './metrics-queries.ts';

const recentDays = 30;
const entryMetricNames = Object.keys(entryMetrics) as Metric[];

export async function listDayMetrics(db: Db, userId: number, day: CalendarDay): Promise<HealthMetric[]> {
  return toHealthMetrics(await findObservationsOn(db, userId, entryMetricNames, day));
}

export async function listRecentMetrics(db: Db, userId: number, today: CalendarDay): Promise<HealthMetric[]> {
  return toHealthMetrics(await findRecentObservations(db, userId, entryMetricNames, today, recentDays));
}

/** Keeps one number of one source; the same source's earlier number of that day is replaced. */
export async function updateObservation(
  db: Db,
  userId: number,
  observation: { day: CalendarDay; metric: Metric; source: MetricSource; value: number },
): Promise<void> {
  await upsertDailyObservation(db, userId, observation);
}

/** Answers whether there was one. */
export function deleteObservation(
  db: Db,
  userId: number,
  observation: { day: CalendarDay; metric: Metric; source: MetricSource },
): Promise<boolean> {
  return deleteDailyObservation(db, userId, observation);
}

/** The resolved numbers of some metrics between two days, both included, in order of their days. */
export async function listObservations(
  db: Db,
  userId: number,
  names: readonly Metric[],
  from: CalendarDay,
  to: CalendarDay,
): Promise<Observation[]> {
  return resolveObservations(await findObservationsBetween(db, userId, names, from, to));
}

/** The resolved numbers of some metrics on the newest days that have the first of them, newest first. */
export async function listSeries(
  db: Db,
  userId: number,
  names: readonly [Metric, ...Metric[]],
  until: CalendarDay,
  days: number,
): Promise<Observation[]> {
  return resolveObservations(await findSeries(db, userId, names, until, days));
}

/** How many days have a number of each metric, counted up to `most`. */
export async function countMetricDays<Name extends Metric>(
  db: Db,
  userId: number,
  names: readonly Name[],
  until: CalendarDay,
  most: number,
): Promise<Record<Name, number>> {
  const rows = await countObservationDays(db, userId, names, until, most);
  const counted = new Map(rows.map(({ metric, days }) => [metric, days]));
  return Object.fromEntries(names.map((name) => [name, counted.get(name) ?? 0])) as Record<Name, number>;
}

function toHealthMetrics(observations: Observation[]): HealthMetric[] {
  const byDay = Map.groupBy(resolveObservations(observations), (observation) => observation.day);
  return [...byDay].sort(([a], [b]) => (a < b ? 1 : -1)).map(([day, ofDay]) => toHealthMetric(day, ofDay));
}

function toHealthMetric(day: CalendarDay, observations: Observation[]): HealthMetric {
  const values = new Map(observations.map((observation) => [observation.metric, observation.value]));
  const fields = Object.entries(entryMetrics).map(([metric, { kind }]) => {
    const value = values.get(metric) ?? null;
    return [metric, kind === 'yesNo' && value !== null ? value > 0 : value];
  });
  return { id: toDayNumber(day) - toDayNumber('0001-01-01') + 1, date: day, ...Object.fromEntries(fields) };
}
