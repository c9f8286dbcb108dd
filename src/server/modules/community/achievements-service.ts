import {
  type Achievement,
  type AchievementKey,
  type AchievementLevel,
  computeAchievements,
} from '#domain/achievements.ts';
import { toCalendarDay } from '#domain/calendar-day.ts';
import type { Db } from '#server/db/connect.ts';
import { findActiveDays } from './achievements-queries.ts';

interface When {
  now: Date;
  zone: string;
}

/** Counted from what is logged now: who deletes entries has done without them. */
export async function listMemberAchievements(
  db: Db,
  userId: number,
  { now, zone }: When,
): Promise<Achievement[]> {
  return computeAchievements(await findActiveDays(db, userId, toCalendarDay(now, zone)));
}

export async function hasEarned(
  db: Db,
  userId: number,
  shared: { key: AchievementKey; level: AchievementLevel },
  when: When,
): Promise<boolean> {
  const achievements = await listMemberAchievements(db, userId, when);
  return achievements.some(
    ({ key, earned }) => key === shared.key && earned.some(({ level }) => level === shared.level),
  );
}
