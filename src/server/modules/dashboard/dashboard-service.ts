import type { RecentActivityRow } from '#contracts/dashboard.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import type { Db } from '#server/db/connect.ts';
import { listWorkouts } from '../fitness/fitness-service.ts';
import { listMeditations } from '../mindfulness/mindfulness-service.ts';
import { listMeals } from '../nutrition/nutrition-service.ts';
import { listNightsBetween } from '../sleep/sleep-service.ts';

const recentDays = 3;
const most = 30;

const none = { type: null, name: null, minutes: null, calories: null };

const isCounted = ({ counts }: { counts: boolean }) => counts;

/**
 * Returns at most 30 workouts, meals, meditation sessions and nights of the three days that end with `date`, newest
 * first. Leaves out workouts and meals that do not count because the values of another source are used for the day.
 */
export async function listActivityUntil(
  db: Db,
  userId: number,
  date: CalendarDay,
): Promise<RecentActivityRow[]> {
  const days: [CalendarDay, CalendarDay] = [addDays(date, 1 - recentDays), date];
  const filter = { days, limit: most };
  const [workouts, meals, sessions, nights] = await Promise.all([
    listWorkouts(db, userId, filter),
    listMeals(db, userId, filter),
    listMeditations(db, userId, filter),
    listNightsBetween(db, userId, ...days),
  ]);
  const activities: RecentActivityRow[] = [
    ...workouts.filter(isCounted).map((workout) => ({
      ...none,
      ...workout,
      area: 'fitness' as const,
      minutes: workout.duration,
      calories: workout.caloriesBurned,
    })),
    ...meals
      .filter(isCounted)
      .map((meal) => ({ ...none, ...meal, area: 'nutrition' as const, type: meal.mealType })),
    ...sessions.map((session) => ({
      ...none,
      ...session,
      area: 'mindfulness' as const,
      minutes: session.duration,
    })),
    ...nights.map((night) => ({
      ...none,
      ...night,
      area: 'sleep' as const,
      minutes: night.hours * 60,
      timestamp: night.wakeTime,
    })),
  ];
  return activities.sort((one, other) => other.timestamp.getTime() - one.timestamp.getTime()).slice(0, most);
}
