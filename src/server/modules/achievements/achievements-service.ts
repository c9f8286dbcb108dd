import {
  type Achievement,
  type AchievementKey,
  type AchievementLevel,
  type AchievementProgress,
  type ActiveDay,
  achievementMeasures,
  advanceProgress,
  computeAchievements,
  noProgress,
} from '#domain/achievements.ts';
import { addDays, type CalendarDay, toCalendarDay } from '#domain/calendar-day.ts';
import type { Db } from '#server/db/connect.ts';
import { dailySeries } from '../measures/daily-series-service.ts';
import { findProgress, upsertProgress } from './progress-queries.ts';

/** Days this recent are counted at every read. Most edits are of recent days, so stored progress stays valid. */
const recentDays = 14;
/** Progress is stored when at least this many more days are older than `recentDays`. */
const worthKeeping = 14;

interface When {
  now: Date;
  zone: string;
}

/**
 * Returns every achievement, computed from current entries, so deleted entries do not count. Adds the recent days to
 * the stored progress, and stores more when enough days have become old.
 */
export async function listOwnAchievements(
  db: Db,
  userId: number,
  { now, zone }: When,
): Promise<Achievement[]> {
  const today = toCalendarDay(now, zone);
  const kept = await findProgress(db, userId);
  const [through, start] = keptBefore(today, kept);
  const days = await listActiveDays(db, userId, addDays(through, 1), today);

  const lastOld = addDays(today, -recentDays);
  const old = days.filter(({ day }) => day <= lastOld);
  const progress = advanceProgress(start, old);
  if (old.length >= worthKeeping)
    await upsertProgress(db, userId, { changes: kept?.changes ?? 0, through: lastOld, progress });
  return computeAchievements(advanceProgress(progress, days.slice(old.length)));
}

export async function hasEarned(
  db: Db,
  userId: number,
  shared: { key: AchievementKey; level: AchievementLevel },
  when: When,
): Promise<boolean> {
  const achievements = await listOwnAchievements(db, userId, when);
  return achievements.some(
    ({ key, earned }) => key === shared.key && earned.some(({ level }) => level === shared.level),
  );
}

const beforeAll = '1899-12-31';

/** Returns the last stored day and its progress. Ignores stored progress that goes beyond today. */
function keptBefore(
  today: CalendarDay,
  kept: Awaited<ReturnType<typeof findProgress>>,
): [CalendarDay, AchievementProgress] {
  if (!kept?.through || !kept.progress || kept.through > today) return [beforeAll, noProgress];
  return [kept.through, kept.progress];
}

/** Returns the days on which anything was logged, oldest first. */
async function listActiveDays(
  db: Db,
  userId: number,
  from: CalendarDay,
  to: CalendarDay,
): Promise<ActiveDay[]> {
  const series = await dailySeries(db, userId, achievementMeasures, from, to);
  const byDay = new Map<CalendarDay, ActiveDay>();
  for (const measure of achievementMeasures) {
    for (const { day, value } of series[measure]) {
      const active = byDay.get(day) ?? { day };
      active[measure] = value;
      byDay.set(day, active);
    }
  }
  return [...byDay.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}
