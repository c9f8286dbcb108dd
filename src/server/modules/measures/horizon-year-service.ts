import type { EndpointResult } from '#contracts/endpoint.ts';
import type { getHorizonYear } from '#contracts/measures.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { type HorizonMeasure, horizonMeasures } from '#domain/horizon.ts';
import { hoursMeaning } from '#domain/hours-meaning.ts';
import type { Db } from '#server/db/connect.ts';
import { listNightsBetween } from '../sleep/sleep-service.ts';
import { type DailyValue, dailySeries } from './daily-series-service.ts';
import { findObservationYears } from './measures-queries.ts';

/**
 * Returns the values of `horizonMeasures` on the days of a year, oldest first, and all years that have a value of one
 * of these measures, newest first. Leaves out suggested values (defaults of the check-in that the person did not
 * change) and values of the device simulator. Also returns what the hours of sleep are (see `hoursMeaning`).
 */
export async function getYear(
  db: Db,
  userId: number,
  year: number,
): Promise<EndpointResult<typeof getHorizonYear>> {
  const [from, to] = [`${year}-01-01`, `${year}-12-31`] as const;
  const [series, years, nights] = await Promise.all([
    dailySeries(db, userId, horizonMeasures, from, to),
    findObservationYears(db, userId, horizonMeasures),
    listNightsBetween(db, userId, from, to),
  ]);
  const sleepDays = series.sleepHours.map(({ day }) => day);
  // The time awake is known if the time asleep is.
  const measured = nights.map(({ date, asleepHours }) => ({ date, awakeHours: asleepHours }));
  return { years, entries: toEntries(series), sleepMeaning: hoursMeaning(sleepDays, measured) };
}

type DayValues = { date: CalendarDay } & Record<HorizonMeasure, number | null>;

function toEntries(series: Record<HorizonMeasure, DailyValue[]>): DayValues[] {
  const days = new Map<CalendarDay, DayValues>();
  for (const measure of horizonMeasures) {
    for (const { day, value } of series[measure]) {
      const known = days.get(day) ?? { date: day, ...noValues };
      days.set(day, { ...known, [measure]: value });
    }
  }
  return [...days.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

const noValues = Object.fromEntries(horizonMeasures.map((measure) => [measure, null])) as Record<
  HorizonMeasure,
  null
>;
