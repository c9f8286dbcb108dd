import type { z } from 'zod';
import type { SleepDayRow, SleepNightRow, saveNight } from '#contracts/sleep.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import {
  defaultSleepGoals,
  irregularityMinutes,
  maxNightHours,
  resolveNight,
  type SleepGoals,
} from '#domain/sleep.ts';
import { toTimeOfDay } from '#domain/zoned-time.ts';
import type { Db } from '#server/db/connect.ts';
import { ApiError, assertThat } from '#server/http/api-error.ts';
import { resolveDay } from '#server/http/event-time.ts';
import { deleteObservation, listSeries, updateObservation } from '../metrics/metrics-service.ts';
import {
  deleteSleepNight,
  findSleepGoals,
  findSleepNights,
  type NightRow,
  upsertSleepGoals,
  upsertSleepNight,
} from './sleep-queries.ts';

/** The trend chart shows so many rated days, and regularity looks at so many nights. */
const trendDays = 7;
const regularityNights = 14;
const recentCount = 5;

export async function getGoals(db: Db, userId: number) {
  return withBothNames((await findSleepGoals(db, userId)) ?? defaultSleepGoals);
}

export async function updateGoals(db: Db, userId: number, goals: SleepGoals) {
  await upsertSleepGoals(db, userId, goals);
  return withBothNames(goals);
}

const withBothNames = (goals: SleepGoals) => ({ ...goals, targetSleepQuality: goals.targetQuality });

export async function listLoggedNights(
  db: Db,
  userId: number,
  filter: { limit: number; before?: CalendarDay | undefined },
): Promise<SleepNightRow[]> {
  return (await findSleepNights(db, userId, filter)).map(withHours);
}

/** Keeps a night and the numbers of its day that follow from it. */
export async function updateLoggedNight(
  db: Db,
  userId: number,
  input: z.output<NonNullable<(typeof saveNight)['body']>>,
  now: Date,
  zone: string,
): Promise<SleepNightRow> {
  const day = resolveDay(input.date, now, zone);
  const { bedtime, wakeTime, hours } = resolveNight(day, input.bedtime, input.wakeTime, zone);
  assertThat(hours > 0 && hours < maxNightHours, 'invalid_input', 'wakeTime');
  const night: NightRow = { date: day, bedtime, wakeTime, zone, quality: input.quality ?? null };
  await upsertSleepNight(db, userId, night);

  const observation = { day, source: 'manual' } as const;
  await updateObservation(db, userId, { ...observation, metric: 'sleepHours', value: hours });
  if (night.quality === null) await deleteObservation(db, userId, { ...observation, metric: 'sleepQuality' });
  else await updateObservation(db, userId, { ...observation, metric: 'sleepQuality', value: night.quality });
  return withHours(night);
}

export async function deleteLoggedNight(
  db: Db,
  userId: number,
  day: CalendarDay,
): Promise<{ deleted: true }> {
  if (!(await deleteSleepNight(db, userId, day))) throw new ApiError('not_found');
  await deleteObservation(db, userId, { day, source: 'manual', metric: 'sleepHours' });
  await deleteObservation(db, userId, { day, source: 'manual', metric: 'sleepQuality' });
  return { deleted: true };
}

export async function getNightSummary(db: Db, userId: number, date: CalendarDay) {
  const series = await listSeries(db, userId, ['sleepQuality', 'sleepHours'], date, trendDays);
  const nights = await findSleepNights(db, userId, { limit: regularityNights, before: addDays(date, 1) });
  const hours = new Map(
    series.filter((point) => point.metric === 'sleepHours').map((point) => [point.day, point.value]),
  );
  const rated = series
    .filter((point) => point.metric === 'sleepQuality')
    .map((point) => ({ date: point.day, quality: point.value, hours: hours.get(point.day) ?? null }));
  return {
    rated,
    recent: recentDays(rated, nights.map(withHours)),
    irregularityMinutes: irregularityMinutes(nights.map(midpointMinutes)) ?? null,
  };
}

interface RatedDay {
  date: CalendarDay;
  quality: number;
  hours: number | null;
}

/** Rated days and logged nights as one list, newest first: a check-in rates a night that nobody logged, and the reverse. */
function recentDays(rated: RatedDay[], nights: SleepNightRow[]): SleepDayRow[] {
  const nightOfDay = new Map(nights.map((night) => [night.date, night]));
  const days: SleepDayRow[] = rated.map((day) => ({ ...day, night: nightOfDay.get(day.date) ?? null }));
  const ratedDays = new Set(rated.map((day) => day.date));
  const unrated = nights
    .filter((night) => !ratedDays.has(night.date))
    .map((night) => ({ date: night.date, quality: null, hours: night.hours, night }));
  return [...days, ...unrated].sort((a, b) => (a.date < b.date ? 1 : -1)).slice(0, recentCount);
}

const withHours = (night: NightRow): SleepNightRow => ({
  ...night,
  hours: (night.wakeTime.getTime() - night.bedtime.getTime()) / 3_600_000,
});

/** The time of day, in minutes, of the middle of a night where it was slept. */
function midpointMinutes(night: NightRow): number {
  const [hours = 0, minutes = 0] = toTimeOfDay(
    new Date((night.bedtime.getTime() + night.wakeTime.getTime()) / 2),
    night.zone,
  )
    .split(':')
    .map(Number);
  return hours * 60 + minutes;
}
