import type { ActivityArea, RecentActivityRow } from '#contracts/dashboard.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import type { Db } from '#server/db/connect.ts';
import { listWorkouts } from '../fitness/fitness-service.ts';
import { listMeditations } from '../mindfulness/mindfulness-service.ts';
import { listMeals } from '../nutrition/nutrition-service.ts';
import { listNightsBetween } from '../sleep/sleep-service.ts';

const recentDays = 3;
const most = 30;

/**
 * The most entries of an area that are read. It is more than `most`, because entries that do not count are left out.
 */
const mostRead = 1000;

/** The first and the last day, both included. */
type Days = [CalendarDay, CalendarDay];

const none = { type: null, name: null, minutes: null, calories: null };

const isCounted = ({ counts }: { counts: boolean }) => counts;

/**
 * The functions that read the newest entries of an area. They leave out workouts and meals that do not count because
 * the values of another source are used for the day.
 */
const readers: Record<ActivityArea, (db: Db, userId: number, days: Days) => Promise<RecentActivityRow[]>> = {
  fitness: async (db, userId, [from, to]) =>
    (await listWorkouts(db, userId, { from, to, limit: mostRead })).filter(isCounted).map((workout) => ({
      ...none,
      ...workout,
      area: 'fitness',
      minutes: workout.duration,
      calories: workout.caloriesBurned,
    })),
  nutrition: async (db, userId, [from, to]) =>
    (await listMeals(db, userId, { from, to, limit: mostRead }))
      .filter(isCounted)
      .map((meal) => ({ ...none, ...meal, area: 'nutrition', type: meal.mealType })),
  mindfulness: async (db, userId, [from, to]) =>
    (await listMeditations(db, userId, { from, to, limit: mostRead })).map((session) => ({
      ...none,
      ...session,
      area: 'mindfulness',
      minutes: session.duration,
    })),
  sleep: async (db, userId, days) =>
    (await listNightsBetween(db, userId, ...days)).map((night) => ({
      ...none,
      ...night,
      area: 'sleep',
      minutes: night.hours * 60,
      timestamp: night.wakeTime,
    })),
};

const areas = Object.keys(readers) as ActivityArea[];

/**
 * Returns at most 30 workouts, meals, meditation sessions and nights of the three days that end with `date`, newest
 * first. If `area` is set, returns only the entries of that area.
 */
export async function listActivityUntil(
  db: Db,
  userId: number,
  { date, area }: { date: CalendarDay; area?: ActivityArea | undefined },
): Promise<RecentActivityRow[]> {
  const days: Days = [addDays(date, 1 - recentDays), date];
  const lists = await Promise.all((area ? [area] : areas).map((one) => readers[one](db, userId, days)));
  return lists
    .flat()
    .sort((one, other) => other.timestamp.getTime() - one.timestamp.getTime())
    .slice(0, most);
}
