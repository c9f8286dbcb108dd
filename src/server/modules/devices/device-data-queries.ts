import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import type { Db } from '#server/db/connect.ts';

/** A device's value of a measure on a day. */
interface DeviceValue {
  /** The provider, such as `oura`. */
  deviceType: string;
  /** The name of the measure, such as `steps`. */
  dataType: string;
  value: number;
  timestamp: Date;
  date: CalendarDay;
  source: string;
}

/** Finds the values of all devices of a person on the last `days` days, today included, newest first. */
export async function findDeviceValues(
  db: Db,
  userId: number,
  today: CalendarDay,
  days: number,
): Promise<DeviceValue[]> {
  const rows = await db
    .selectFrom('daily_observations')
    .where('user_id', '=', userId)
    .where('day', '>', addDays(today, -days))
    .where('source', 'like', 'device:%')
    .orderBy('day', 'desc')
    .orderBy('measure')
    .orderBy('source')
    .select(['day as date', 'measure as dataType', 'source', 'value', 'recorded_at as recordedAt'])
    .execute();
  return rows.map(({ recordedAt, ...row }) => ({
    ...row,
    deviceType: row.source.replace(/^device:(?:simulated-)?/, ''),
    timestamp: recordedAt,
  }));
}
