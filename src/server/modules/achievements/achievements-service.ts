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
import type { Purpose } from '#domain/devices/source-use.ts';
import type { Db } from '#server/db/connect.ts';
import { dailySeries } from '../measures/daily-series-service.ts';
import { findProgress, upsertProgress } from './progress-queries.ts';

/**
 * The number of most recent days, including today, that the stored progress leaves out. Every read
 * counts these days again. Most edits concern recent days, so the stored progress usually stays
 * valid.
 */
const recentDays = 14;
/**
 * The minimum number of days with entries that new progress must add to the stored progress. New
 * progress that adds fewer days is not stored.
 */
const worthKeeping = 14;

interface When {
  now: Date;
  zone: string;
}

/**
 * Returns all achievements of a person, up to today. Starts from the stored progress and adds the later days that have
 * entries. Stores the progress up to `recentDays` days before today, if that adds at least `worthKeeping` days with
 * entries to the stored progress. Deleted entries do not count.
 */
export async function listOwnAchievements(
  db: Db,
  userId: number,
  { now, zone }: When,
): Promise<Achievement[]> {
  const today = toCalendarDay(now, zone);
  const kept = await findProgress(db, userId);
  const [through, start] = keptBefore(today, kept);
  const days = await listActiveDays(db, userId, [addDays(through, 1), today], 'claim');

  const lastOld = addDays(today, -recentDays);
  const old = days.filter(({ day }) => day <= lastOld);
  const progress = advanceProgress(start, old);
  if (old.length >= worthKeeping)
    await upsertProgress(db, userId, { changes: kept?.changes ?? 0, through: lastOld, progress });
  return computeAchievements(advanceProgress(progress, days.slice(old.length)), today);
}

/**
 * Returns whether a person has earned an achievement, judged only by values that other members may know about. Counts
 * all days again, because the stored progress can include values that only the person may see.
 */
export async function hasEarned(
  db: Db,
  userId: number,
  shared: { key: AchievementKey; level: AchievementLevel },
  { now, zone }: When,
): Promise<boolean> {
  const today = toCalendarDay(now, zone);
  const days = await listActiveDays(db, userId, [addDays(beforeAll, 1), today], 'share');
  const achievements = computeAchievements(advanceProgress(noProgress, days), today);
  return achievements.some(
    ({ key, earned }) => key === shared.key && earned.some(({ level }) => level === shared.level),
  );
}

/** A day before all entries. */
const beforeAll = '1899-12-31';

/**
 * Returns the last day that the stored progress includes, and the progress. If nothing is stored, or if the stored
 * progress includes days after today, returns `beforeAll` and `noProgress`, so that the caller counts all days again.
 */
function keptBefore(
  today: CalendarDay,
  kept: Awaited<ReturnType<typeof findProgress>>,
): [CalendarDay, AchievementProgress] {
  if (!kept?.through || !kept.progress || kept.through > today) return [beforeAll, noProgress];
  return [kept.through, kept.progress];
}

/**
 * Returns the days from `from` to `to`, both included, that have a value of a measure in `achievementMeasures`, oldest
 * first. Each returned day contains its values of these measures.
 */
async function listActiveDays(
  db: Db,
  userId: number,
  [from, to]: [CalendarDay, CalendarDay],
  purpose: Purpose,
): Promise<ActiveDay[]> {
  const series = await dailySeries(db, userId, achievementMeasures, from, to, { purpose });
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
