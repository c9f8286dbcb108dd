import { addDays, type CalendarDay } from './calendar-day.ts';
import type { DayMinutes } from './week-minutes.ts';

interface Workout {
  date: CalendarDay;
  duration: number;
  caloriesBurned: number | null;
}

interface Summary {
  today: { minutes: number; calories: number; workouts: number };
  week: { minutes: number };
}

/** Returns the total minutes of the given workouts. */
const minutesOf = (workouts: readonly Workout[]) => workouts.reduce((sum, { duration }) => sum + duration, 0);

/**
 * Returns a summary without the given workouts. `date` is the day of `summary.today`. `weekStart`
 * is the first day of `summary.week`.
 */
export function subtractFromSummary<S extends Summary>(
  summary: S,
  workouts: readonly Workout[],
  { date, weekStart }: { date: CalendarDay; weekStart: CalendarDay },
): S {
  const ofDay = workouts.filter((workout) => workout.date === date);
  const ofWeek = workouts.filter(
    (workout) => workout.date >= weekStart && workout.date < addDays(weekStart, 7),
  );
  const calories = ofDay.reduce((sum, workout) => sum + (workout.caloriesBurned ?? 0), 0);
  const { today, week } = summary;
  return {
    ...summary,
    today: {
      minutes: Math.max(0, today.minutes - minutesOf(ofDay)),
      calories: Math.max(0, today.calories - calories),
      workouts: Math.max(0, today.workouts - ofDay.length),
    },
    week: { ...week, minutes: Math.max(0, week.minutes - minutesOf(ofWeek)) },
  };
}

/** Returns the minutes of each day without the given workouts. Leaves out days without a remaining minute. */
export function subtractFromDays(days: readonly DayMinutes[], workouts: readonly Workout[]): DayMinutes[] {
  const byDay = Map.groupBy(workouts, ({ date }) => date);
  return days
    .map(({ date, minutes }) => ({ date, minutes: minutes - minutesOf(byDay.get(date) ?? []) }))
    .filter(({ minutes }) => minutes > 0);
}
