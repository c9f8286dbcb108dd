import type { CalendarDay } from '#domain/calendar-day.ts';
import { profileMetrics, profilePercent, requiredPairedDays } from '#domain/insights/readiness.ts';
import type { Db } from '#server/db/connect.ts';
import { countMetricDays } from '../metrics/metrics-service.ts';

export async function getReadiness(db: Db, userId: number, date: CalendarDay) {
  const counted = await countMetricDays(db, userId, profileMetrics, date, requiredPairedDays);
  return { days: counted, needed: requiredPairedDays, percent: profilePercent(counted) };
}
