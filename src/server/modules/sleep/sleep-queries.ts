import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { SleepGoals } from '#domain/sleep.ts';
import type { Db } from '#server/db/connect.ts';

export interface NightRow {
  date: CalendarDay;
  bedtime: Date;
  wakeTime: Date;
  zone: string;
  quality: number | null;
}

export function findSleepGoals(db: Db, userId: number): Promise<SleepGoals | undefined> {
  return db
    .selectFrom('sleep_goals')
    .where('user_id', '=', userId)
    .select([
      'target_sleep_hours as targetSleepHours',
      'target_bedtime as targetBedtime',
      'target_wake_time as targetWakeTime',
      'target_quality as targetQuality',
    ])
    .executeTakeFirst();
}

export async function upsertSleepGoals(db: Db, userId: number, goals: SleepGoals): Promise<void> {
  const values = {
    target_sleep_hours: goals.targetSleepHours,
    target_bedtime: goals.targetBedtime,
    target_wake_time: goals.targetWakeTime,
    target_quality: goals.targetQuality,
  };
  await db
    .insertInto('sleep_goals')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...values, updated_at: sql`now()` }))
    .execute();
}

export function findSleepNights(
  db: Db,
  userId: number,
  filter: { limit: number; before?: CalendarDay | undefined },
): Promise<NightRow[]> {
  let nights = db.selectFrom('sleep_nights').where('user_id', '=', userId);
  if (filter.before !== undefined) nights = nights.where('day', '<', filter.before);
  return nights
    .select(['day as date', 'bedtime', 'wake_time as wakeTime', 'zone', 'quality'])
    .orderBy('day', 'desc')
    .limit(filter.limit)
    .execute();
}

export async function upsertSleepNight(db: Db, userId: number, night: NightRow): Promise<void> {
  const values = {
    bedtime: night.bedtime,
    wake_time: night.wakeTime,
    zone: night.zone,
    quality: night.quality,
  };
  await db
    .insertInto('sleep_nights')
    .values({ user_id: userId, day: night.date, ...values })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet({ ...values, recorded_at: sql`now()` }),
    )
    .execute();
}

export async function deleteSleepNight(db: Db, userId: number, day: CalendarDay): Promise<boolean> {
  const result = await db
    .deleteFrom('sleep_nights')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
