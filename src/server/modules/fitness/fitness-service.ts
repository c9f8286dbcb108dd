import type { z } from 'zod';
import type { createActivity, ExerciseActivityRow } from '#contracts/fitness.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { caloriesBurned, weeklyMinutesGoal } from '#domain/fitness.ts';
import type { Db } from '#server/db/connect.ts';
import { ApiError } from '#server/http/api-error.ts';
import { type EventTime, resolveEventTime } from '#server/http/event-time.ts';
import {
  deleteExerciseActivity,
  findFitnessTotals,
  insertExerciseActivity,
  updateExerciseActivity,
} from './fitness-queries.ts';

type Workout = z.output<NonNullable<(typeof createActivity)['body']>>;

export function createWorkout(db: Db, userId: number, workout: Workout, now: Date, zone: string) {
  const when = resolveEventTime(workout.timestamp, now, zone);
  return insertExerciseActivity(db, userId, { ...toColumns(workout), ...toTimeColumns(when) });
}

/** Without a new time the workout stays where it was, also for a person who has since travelled. */
export async function updateWorkout(
  db: Db,
  userId: number,
  id: number,
  workout: Workout,
  now: Date,
  zone: string,
): Promise<ExerciseActivityRow> {
  const when = workout.timestamp && resolveEventTime(workout.timestamp, now, zone);
  const changed = await updateExerciseActivity(db, userId, id, {
    ...toColumns(workout),
    ...(when && toTimeColumns(when)),
  });
  if (!changed) throw new ApiError('not_found');
  return changed;
}

export async function deleteWorkout(db: Db, userId: number, id: number): Promise<{ deleted: true }> {
  if (!(await deleteExerciseActivity(db, userId, id))) throw new ApiError('not_found');
  return { deleted: true };
}

export async function getWorkoutSummary(db: Db, userId: number, date: CalendarDay, weekStart: CalendarDay) {
  const { minutes, calories, workouts, weekMinutes, ...bests } = await findFitnessTotals(
    db,
    userId,
    date,
    weekStart,
  );
  return {
    today: { minutes, calories, workouts },
    week: { minutes: weekMinutes, goal: weeklyMinutesGoal },
    bests,
  };
}

function toColumns(workout: Workout) {
  return {
    type: workout.type,
    duration: workout.duration,
    intensity: workout.intensity,
    // Not said is counted; said to be unknown stays unknown.
    calories_burned:
      workout.caloriesBurned === undefined ? caloriesBurned(workout.duration) : workout.caloriesBurned,
    notes: workout.notes || null,
  };
}

const toTimeColumns = (when: EventTime) => ({ happened_at: when.at, zone: when.zone, day: when.day });
