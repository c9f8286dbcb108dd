import type { CalendarDay } from '#domain/calendar-day.ts';
import { profileMeasures, profilePercent, requiredPairedDays } from '#domain/insights/readiness.ts';
import type { Db } from '#server/db/connect.ts';
import { countMeasureDays } from '../measures/measures-service.ts';

export async function getReadiness(db: Db, userId: number, date: CalendarDay) {
  const counted = await countMeasureDays(db, userId, profileMeasures, date, requiredPairedDays);
  return { days: counted, needed: requiredPairedDays, percent: profilePercent(counted) };
}
