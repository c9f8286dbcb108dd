import type { z } from 'zod';
import type { SleepNightRow, saveNight } from '#contracts/sleep.ts';
import { addDays, type CalendarDay, isTimeZone } from '#domain/calendar-day.ts';
import { hoursAsleep } from '#domain/devices/place-nights.ts';
import { type NightMeasure, nightMeasures } from '#domain/measures/sleep.ts';
import {
  defaultSleepGoals,
  maxNightHours,
  minutesAfterNoon,
  resolveNight,
  type SleepGoals,
} from '#domain/sleep.ts';
import { type TotalsRow, toSourcedValues } from '#domain/sources.ts';
import { toMinutesOfDay, toTimeOfDay } from '#domain/zoned-time.ts';
import type { Db } from '#server/db/connect.ts';
import { defineDailyTotals, readDailyTotals } from '#server/db/daily-totals.ts';
import { assertFound } from '#server/http/api-error.ts';
import { assertInput, notInFuture } from '#server/http/assert-input.ts';
import type { Edit } from '#server/http/edit.ts';
import { isFuture, resolveDay } from '#server/http/event-time.ts';
import { mergeEdit } from '#server/http/merge-edit.ts';
import { noteChangedDays } from '../achievements/progress-service.ts';
import { deleteOwnValue, updateOwnValue } from '../checkin/checkin-service.ts';
import {
  deleteObservation,
  listDayValues,
  observationTotals,
  updateObservation,
} from '../measures/measures-service.ts';
import { chooseSources } from '../measures/sources-service.ts';
import {
  type DailyNight,
  dailyNights,
  deleteOwnNight,
  findSleepGoals,
  findSleepNights,
  findSleepNightsBetween,
  selectOwnNight,
  selectSleepGoals,
  upsertOwnNight,
  upsertSleepGoals,
} from './sleep-queries.ts';
import { chooseNights, notMeasured, toNight } from './to-night.ts';

type NightInput = z.output<NonNullable<(typeof saveNight)['body']>>;

export async function getGoals(db: Db, userId: number) {
  const saved = await findSleepGoals(db, userId);
  return toAnswer(saved ?? defaultSleepGoals, saved === undefined);
}

export async function updateGoals(db: Db, edit: Edit, body: SleepGoals) {
  const edited = {
    record: 'sleep-goals',
    fields: ['targetSleepHours', 'targetBedtime', 'targetWakeTime', 'targetQuality'],
    find: selectSleepGoals(db, edit.userId),
  } as const;
  const goals = await mergeEdit(db, edit, edited, body);
  await upsertSleepGoals(db, edit.userId, goals);
  return toAnswer(goals, false);
}

const toAnswer = (goals: SleepGoals, isSuggested: boolean) => ({
  ...goals,
  targetSleepQuality: goals.targetQuality,
  isSuggested,
});

/**
 * Returns one night per day, newest first. If a day has nights from several sources, the person's order of sources for
 * hours of sleep decides which night is returned.
 */
export async function listLoggedNights(
  db: Db,
  userId: number,
  filter: Parameters<typeof findSleepNights>[2],
): Promise<SleepNightRow[]> {
  const nights = await chooseNights(db, userId, await findSleepNights(db, userId, filter));
  const [newest, oldest] = [nights.at(0), nights.at(-1)];
  if (!newest || !oldest) return [];
  const observations = await readDailyTotals(
    db,
    [observationTotals],
    userId,
    ['sleepQuality'],
    [oldest.date, newest.date],
  );
  const ratings = await chooseSources(db, userId, observations);
  const qualityOf = new Map(ratings.map(({ day, value }) => [day, value]));
  return nights.map((night) => toNight(night, qualityOf.get(night.date)));
}

/** Returns the night of a day. Returns undefined if the day has no night. */
export async function getLoggedNight(
  db: Db,
  userId: number,
  day: CalendarDay,
): Promise<SleepNightRow | undefined> {
  const [night] = await listLoggedNights(db, userId, { limit: 1, before: addDays(day, 1) });
  return night?.date === day ? night : undefined;
}

/** Returns the nights between two days, both included: one night per day, each with its length in hours. */
export async function listNightsBetween(db: Db, userId: number, from: CalendarDay, to: CalendarDay) {
  const nights = await chooseNights(db, userId, await findSleepNightsBetween(db, userId, from, to));
  return nights.map((night) => ({ ...night, hours: hoursAsleep(night) }));
}

/**
 * Merges an edit into the night that the person entered for a day (see `mergeEdit`). Stores the night, its length and
 * its rating. Throws `invalid_input` if the day is not allowed, the length is impossible or the wake time is in the
 * future.
 */
export async function updateLoggedNight(
  db: Db,
  edit: Edit,
  body: NightInput,
  callerZone: string,
): Promise<SleepNightRow> {
  const { userId } = edit;
  const day = resolveDay(body.date, edit.at, callerZone);
  const edited = {
    record: `night:${day}`,
    fields: ['bedtime', 'wakeTime', 'zone', 'quality'],
    // Merges the times and the zone together, because the times are local times in the zone.
    groups: [['bedtime', 'wakeTime', 'zone']],
    optional: ['quality'],
    find: selectOwnNight(db, userId, day),
  } as const;
  const input = await mergeEdit(db, edit, edited, await toLocalTimes(db, userId, body, callerZone));
  const { zone } = input;
  const { bedtime, wakeTime, hours } = resolveNight(day, input.bedtime, input.wakeTime, zone);
  assertInput(!isFuture(wakeTime, edit.receivedAt), 'wakeTime', notInFuture);
  assertInput(hours > 0 && hours < maxNightHours, 'wakeTime', {
    en: `must be after “bedtime”, by less than ${maxNightHours} hours`,
    sv: `måste vara efter ”bedtime”, men mindre än ${maxNightHours} timmar efter`,
  });
  const night = { date: day, bedtime, wakeTime, zone };
  await noteChangedDays(db, userId, day);
  await upsertOwnNight(db, userId, night);
  await updateObservation(db, userId, { day, source: 'self', measure: 'sleepHours', value: hours });
  const quality = await saveRating(db, userId, day, input.quality);
  return toNight({ ...night, source: 'self', ...notMeasured }, quality);
}

/**
 * Returns the input with local times of day and the zone that they are in. The input gives each time as a local time of
 * day, or as an instant, which is converted to the zone. If the input has no zone, it is the zone of the stored night,
 * so that a correction after a journey does not move the night. A new night is in the zone of the caller.
 */
async function toLocalTimes(db: Db, userId: number, body: NightInput, callerZone: string) {
  const isInstant = (text: string) => text.length > 'HH:MM'.length;
  const { bedtime, wakeTime } = body;
  // Only an input with two instants can be a night of a device, sent back exactly as it was read.
  const find = isInstant(bedtime) && isInstant(wakeTime) ? getLoggedNight : findOwnNight;
  const zone = body.zone ?? readZone(await find(db, userId, body.date)) ?? callerZone;
  const toLocal = (text: string) => (isInstant(text) ? toTimeOfDay(new Date(text), zone) : text);
  return { ...body, bedtime: toLocal(bedtime), wakeTime: toLocal(wakeTime), zone };
}

const findOwnNight = (db: Db, userId: number, day: CalendarDay) =>
  selectOwnNight(db, userId, day).executeTakeFirst();

/** Returns the zone of a night. Returns undefined without a night, or if the runtime does not know the zone. */
const readZone = (night: { zone: string } | undefined) =>
  night && isTimeZone(night.zone) ? night.zone : undefined;

/**
 * Stores the rating of a night. Deletes the rating if `quality` is null, and keeps the rating if
 * `quality` is undefined. Returns the rating that the app shows for the day after this change. This
 * rating can come from the check-in. Returns undefined if the day has no rating.
 */
async function saveRating(
  db: Db,
  userId: number,
  day: CalendarDay,
  quality: number | null | undefined,
): Promise<number | undefined> {
  if (typeof quality === 'number') {
    await updateOwnValue(db, userId, { day, measure: 'sleepQuality', value: quality });
    return quality;
  }
  if (quality === null) await deleteOwnValue(db, userId, { day, measure: 'sleepQuality' });
  return (await listDayValues(db, userId, ['sleepQuality'], day))[0]?.value;
}

/**
 * Deletes the night that the person entered, and its length. Deletes the rating too, unless the person also gave a
 * rating in the check-in. Throws `not_found` if the person entered no night.
 */
export async function deleteLoggedNight(
  db: Db,
  userId: number,
  day: CalendarDay,
): Promise<{ deleted: true }> {
  assertFound(await deleteOwnNight(db, userId, day));
  await noteChangedDays(db, userId, day);
  await deleteObservation(db, userId, { day, source: 'self', measure: 'sleepHours' });
  await deleteOwnValue(db, userId, { day, measure: 'sleepQuality' });
  return { deleted: true };
}

export const nightTotals = defineDailyTotals<NightMeasure, DailyNight>(nightMeasures, dailyNights, {
  toValues: (nights, names) => toSourcedValues(nights.map(toTotals), names),
});

function toTotals({ day, source, recorded, nights, zone, ...night }: DailyNight): TotalsRow<NightMeasure> {
  // Treats times of day as unknown if the runtime does not know the zone, so that the request does not fail.
  const isKnown = isTimeZone(zone);
  const bedtime = isKnown ? minutesAfterNoon(new Date(night.bedtime), zone, day) : null;
  const wakeTime = isKnown ? toMinutesOfDay(new Date(night.wakeTime), zone) : null;
  return { day, source, recorded, nights, bedtime, wakeTime };
}
