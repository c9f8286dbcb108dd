import type { CalendarDay } from '#domain/calendar-day.ts';
import { pairedDaysNeeded, profileMetrics, profilePercent } from '#domain/insights/readiness.ts';
import type { Db } from '#server/db/connect.ts';
import { daysWith } from '../metrics/metrics-service.ts';

export async function insightReadiness(db: Db, userId: number, date: CalendarDay) {
  const counted = await daysWith(db, userId, profileMetrics, date, pairedDaysNeeded);
  return { days: counted, needed: pairedDaysNeeded, percent: profilePercent(counted) };
}
