import type { HealthMetric } from '#contracts/metrics.ts';
import { type CalendarDay, dayNumber } from '#domain/calendar-day.ts';
import {
  entryMetrics,
  type Metric,
  type MetricSource,
  type Observation,
  resolveObservations,
} from '#domain/metrics.ts';
import type { Db } from '#server/db/connect.ts';
import {
  countDays,
  findObservationsBetween,
  findObservationsOn,
  findRecentObservations,
  findSeries,
  removeObservation,
  upsertObservation,
} from './metrics-queries.ts';

const recentDays = 30;
const entryNames = Object.keys(entryMetrics) as Metric[];

export async function metricsOfDay(db: Db, userId: number, day: CalendarDay): Promise<HealthMetric[]> {
  return asEntries(await findObservationsOn(db, userId, entryNames, day));
}

export async function recentMetrics(db: Db, userId: number, today: CalendarDay): Promise<HealthMetric[]> {
  return asEntries(await findRecentObservations(db, userId, entryNames, today, recentDays));
}

/** Keeps one number of one source; the same source's earlier number of that day is replaced. */
export async function recordObservation(
  db: Db,
  userId: number,
  observation: { day: CalendarDay; metric: Metric; source: MetricSource; value: number },
): Promise<void> {
  await upsertObservation(db, userId, observation);
}

/** Answers whether there was one. */
export function forgetObservation(
  db: Db,
  userId: number,
  observation: { day: CalendarDay; metric: Metric; source: MetricSource },
): Promise<boolean> {
  return removeObservation(db, userId, observation);
}

/** The resolved numbers of some metrics between two days, both included, in order of their days. */
export async function observationsBetween(
  db: Db,
  userId: number,
  names: readonly Metric[],
  from: CalendarDay,
  to: CalendarDay,
): Promise<Observation[]> {
  return resolveObservations(await findObservationsBetween(db, userId, names, from, to));
}

/** The resolved numbers of some metrics on the newest days that have the first of them, newest first. */
export async function seriesOf(
  db: Db,
  userId: number,
  names: readonly [Metric, ...Metric[]],
  until: CalendarDay,
  days: number,
): Promise<Observation[]> {
  return resolveObservations(await findSeries(db, userId, names, until, days));
}

/** How many days have a number of each metric, counted up to `most`. */
export async function daysWith<Name extends Metric>(
  db: Db,
  userId: number,
  names: readonly Name[],
  until: CalendarDay,
  most: number,
): Promise<Record<Name, number>> {
  const rows = await countDays(db, userId, names, until, most);
  const counted = new Map(rows.map(({ metric, days }) => [metric, days]));
  return Object.fromEntries(names.map((name) => [name, counted.get(name) ?? 0])) as Record<Name, number>;
}

function asEntries(observations: Observation[]): HealthMetric[] {
  const byDay = Map.groupBy(resolveObservations(observations), (observation) => observation.day);
  return [...byDay].sort(([a], [b]) => (a < b ? 1 : -1)).map(([day, ofDay]) => asEntry(day, ofDay));
}

function asEntry(day: CalendarDay, observations: Observation[]): HealthMetric {
  const values = new Map(observations.map((observation) => [observation.metric, observation.value]));
  const fields = Object.entries(entryMetrics).map(([metric, { kind }]) => {
    const value = values.get(metric) ?? null;
    return [metric, kind === 'yesNo' && value !== null ? value > 0 : value];
  });
  return { id: dayNumber(day), date: day, ...Object.fromEntries(fields) };
}
