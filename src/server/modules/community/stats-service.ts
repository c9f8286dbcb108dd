import { toCalendarDay } from '#domain/calendar-day.ts';
import { toInstant } from '#domain/zoned-time.ts';
import type { Db } from '#server/db/connect.ts';
import { findStats } from './stats-queries.ts';

const minute = 60_000;

/** Returns the current statistics of the community. `postsToday` counts from midnight in `zone`. */
export async function getStats(db: Db, me: number, now: Date, zone: string) {
  const stats = await findStats(db, me, {
    weekAgo: new Date(now.getTime() - 7 * 24 * 60 * minute),
    midnight: toInstant(toCalendarDay(now, zone), '00:00', zone),
    fiveMinutesAgo: new Date(now.getTime() - 5 * minute),
  });
  return stats ?? { activeMembers: 0, postsToday: 0, onlineNow: 0, trending: [] };
}
