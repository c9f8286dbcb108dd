import type { SleepDayRow } from '#contracts/sleep.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { efficiencyPercent, irregularityMinutes } from '#domain/sleep.ts';
import type { SourcedValue } from '#domain/sources.ts';
import { toMinutesOfDay } from '#domain/zoned-time.ts';
import type { Db } from '#server/db/connect.ts';
import { listNewestValues } from '../measures/measures-service.ts';
import { findSleepNights, type NightRow } from './sleep-queries.ts';
import { chooseNights, toNight } from './to-night.ts';

/** The number of days in the charts of quality and efficiency. */
const trendDays = 7;
/** The number of nights from which the regularity is computed. */
const regularityNights = 14;
/** The number of days in the list of recent days. */
const recentCount = 5;

/**
 * Returns the newest rated days, the sleep efficiency of the newest days, the newest days with a rating or a night, and
 * how irregular the newest nights are. All are up to `date`, newest first.
 */
export async function getNightSummary(db: Db, userId: number, date: CalendarDay) {
  const [series, measured, nights] = await Promise.all([
    listNewestValues(db, userId, ['sleepQuality', 'sleepHours'], date, trendDays),
    listNewestValues(db, userId, ['sleepEfficiency'], date, trendDays),
    findSleepNights(db, userId, { limit: regularityNights, before: addDays(date, 1) }),
  ]);
  const chosen = await chooseNights(db, userId, nights);
  const valuesOfDay = (measure: string) => series.filter((value) => value.measure === measure);
  const hours = new Map(valuesOfDay('sleepHours').map(({ day, value }) => [day, value]));
  const rated = valuesOfDay('sleepQuality').map(({ day, value }) => ({
    date: day,
    quality: value,
    hours: hours.get(day) ?? null,
  }));
  return {
    rated,
    efficiency: newestEfficiency(rated, measured),
    recent: recentDays(rated, chosen),
    irregularityMinutes: irregularityMinutes(chosen.map(midpointMinutes)) ?? null,
  };
}

interface RatedDay {
  date: CalendarDay;
  quality: number;
  hours: number | null;
}

/**
 * Returns the sleep efficiency of the newest days that have a measured efficiency or a rating, newest first. Estimates
 * the efficiency of a day from the rating if it was not measured.
 */
function newestEfficiency(rated: RatedDay[], measured: SourcedValue[]) {
  const measuredDays = new Set(measured.map(({ day }) => day));
  return [
    ...measured.map(({ day, value }) => ({ date: day, percent: value, isEstimated: false })),
    ...rated
      .filter(({ date }) => !measuredDays.has(date))
      .map(({ date, quality }) => ({ date, percent: efficiencyPercent(quality), isEstimated: true })),
  ]
    .sort((a, b) => (a.date < b.date ? 1 : -1))
    .slice(0, trendDays);
}

/** Returns the newest days that have a rating, a night or both. */
function recentDays(rated: RatedDay[], nights: NightRow[]): SleepDayRow[] {
  const nightOfDay = new Map(nights.map((night) => [night.date, night]));
  const days: SleepDayRow[] = rated.map(({ date, quality, hours }) => {
    const night = nightOfDay.get(date);
    return { date, quality, hours, night: night ? toNight(night, quality) : null };
  });
  const ratedDays = new Set(rated.map((day) => day.date));
  const unrated = nights
    .filter((night) => !ratedDays.has(night.date))
    .map((night) => toNight(night, undefined))
    .map((night) => ({ date: night.date, quality: null, hours: night.hours, night }));
  return [...days, ...unrated].sort((a, b) => (a.date < b.date ? 1 : -1)).slice(0, recentCount);
}

/** Returns the local time of day, in minutes, of the middle of a night. */
function midpointMinutes({ bedtime, wakeTime, zone }: NightRow): number {
  return toMinutesOfDay(new Date((bedtime.getTime() + wakeTime.getTime()) / 2), zone);
}
