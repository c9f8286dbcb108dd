import { sql } from 'kysely';
import type { RecentActivityRow } from '#contracts/dashboard.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { Db } from '#server/db/connect.ts';

/**
 * The newest events of all four areas between two days. One statement over their tables, not four services,
 * as the dashboard asks for it every few seconds.
 */
export async function findRecentActivity(
  db: Db,
  userId: number,
  from: CalendarDay,
  to: CalendarDay,
  limit: number,
): Promise<RecentActivityRow[]> {
  const within = sql`user_id = ${userId} and day between ${from} and ${to}`;
  const { rows } = await sql<RecentActivityRow>`
    select 'fitness' as area, type, null as name, duration as minutes, calories_burned as calories,
      day as date, happened_at as "timestamp", zone
    from exercise_activities where ${within}
    union all
    select 'nutrition', meal_type, name, null, calories, day, eaten_at, zone from food_entries where ${within}
    union all
    select 'mindfulness', type, null, duration, null, day, happened_at, zone from meditation_sessions where ${within}
    union all
    select 'sleep', null, null, extract(epoch from wake_time - bedtime)::double precision / 60, null, day, wake_time, zone
    from sleep_nights where ${within}
    order by "timestamp" desc
    limit ${limit}
  `.execute(db);
  return rows;
}
