import type { SleepNightRow } from '#contracts/sleep.ts';
import { hoursAsleep, hoursInBed } from '#domain/devices/place-nights.ts';
import type { Db } from '#server/db/connect.ts';
import { chooseSources } from '../measures/sources-service.ts';
import type { NightRow } from './sleep-queries.ts';

/** Returns one night per day: that of the source that comes first in the person's order for hours of sleep. */
export async function chooseNights(db: Db, userId: number, nights: NightRow[]): Promise<NightRow[]> {
  const values = nights.map((night) => ({ ...night, day: night.date, measure: 'sleepHours', value: 0 }));
  return chooseSources(db, userId, values);
}

/** The values of a night that a person entered. */
export const notMeasured = {
  asleepHours: null,
  deepHours: null,
  remHours: null,
  lightHours: null,
  efficiency: null,
};

/** Converts a night to the API's format. `quality` is the rating of the night's day. */
export const toNight = (
  { asleepHours, ...night }: Omit<NightRow, 'recorded'>,
  quality: number | undefined,
): SleepNightRow => ({
  ...night,
  hours: hoursAsleep({ ...night, asleepHours }),
  // Sources round their values, so the time asleep can be a little longer than the time in bed. The time awake is then
  // 0.
  awakeHours: asleepHours === null ? null : Math.max(0, hoursInBed(night) - asleepHours),
  quality: quality ?? null,
});
