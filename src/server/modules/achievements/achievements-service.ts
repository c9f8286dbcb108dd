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
 * The number of newest days that are counted at every read. These days are not part of the stored progress. Most edits
 * concern these days, so the stored progress usually stays valid.
 */
const recentDays = 14;
/** The stored progress is replaced only if the new progress includes at least this many more days with entries. */
const worthKeeping = 14;

interface When {
  now: Date;
  zone: string;
}

/**
 * Returns all achievements of a person, up to today. Starts from the stored progress and adds the later days that have
 * entries. If at least `worthKeeping` of the added days are older than the newest `recentDays` days, stores the
 * progress up to these older days. Deleted entries do not count.
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
  return computeAchievements(advanceProgress(progress, days.slice(old.length)));
}

/**
 * Returns whether a person has earned an achievement with values that other members may learn about. Counts all days,
 * because the stored progress can include values that only the person may see.
 */
export async function hasEarned(
  db: Db,
  userId: number,
  shared: { key: AchievementKey; level: AchievementLevel },
  { now, zone }: When,
): Promise<boolean> {
  const days = await listActiveDays(db, userId, [addDays(beforeAll, 1), toCalendarDay(now, zone)], 'share');
  const achievements = computeAchievements(advanceProgress(noProgress, days));
  return achievements.some(
    ({ key, earned }) => key === shared.key && earned.some(({ level }) => level === shared.level),
  );
}

const beforeAll = '1899-12-31';

/**
 * Returns the stored progress and the last day that the progress includes. If nothing is stored, or if the stored
 * progress includes days after today, returns `noProgress` and a day before all entries.
 */
function keptBefore(
  today: CalendarDay,
  kept: Awaited<ReturnType<typeof findProgress>>,
): [CalendarDay, AchievementProgress] {
  if (!kept?.through || !kept.progress || kept.through > today) return [beforeAll, noProgress];
  return [kept.through, kept.progress];
}

/**
 * Returns the days between two days, both included, that have a value of any measure that counts for achievements. Each
 * day has these values. Sorted oldest first.
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
