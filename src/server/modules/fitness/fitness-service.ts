import type { z } from 'zod';
import type { createActivity, ExerciseActivityRow } from '#contracts/fitness.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { caloriesBurned, weeklyMinutesGoal } from '#domain/fitness.ts';
import type { FitnessMeasure } from '#domain/measures/fitness.ts';
import { type SourcedValue, toSourcedValues } from '#domain/sources.ts';
import type { Db } from '#server/db/connect.ts';
import { assertFound } from '#server/http/api-error.ts';
import { type EventTime, resolveEventTime } from '#server/http/event-time.ts';
import { noteChangedDays } from '../achievements/progress-service.ts';
import {
  deleteExerciseActivity,
  findActivities,
  findDailyFitness,
  findFitnessTotals,
  insertExerciseActivity,
  updateExerciseActivity,
} from './fitness-queries.ts';

type Workout = z.output<NonNullable<(typeof createActivity)['body']>>;

/** Returns workouts, newest first. */
export function listWorkouts(
  db: Db,
  userId: number,
  filter: Parameters<typeof findActivities>[2],
): Promise<ExerciseActivityRow[]> {
  return findActivities(db, userId, filter);
}

export async function createWorkout(
  db: Db,
  userId: number,
  workout: Workout,
  now: Date,
  zone: string,
): Promise<ExerciseActivityRow> {
  const when = resolveEventTime(workout.timestamp, now, zone);
  await noteChangedDays(db, userId, when.day);
  return insertExerciseActivity(db, userId, { ...toColumns(workout), ...toTimeColumns(when) });
}

/**
 * Replaces a workout. Without a new time it keeps its instant, zone and day. Throws `not_found` if it does not exist.
 */
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
  assertFound(changed);
  await noteChangedDays(db, userId, changed.dayBefore, changed.date);
  return changed;
}

export async function deleteWorkout(db: Db, userId: number, id: number): Promise<{ deleted: true }> {
  const deleted = await deleteExerciseActivity(db, userId, id);
  assertFound(deleted);
  await noteChangedDays(db, userId, deleted.day);
  return { deleted: true };
}

/** Returns the totals of each day with a workout, one set per source. */
export async function listDailyFitness(
  db: Db,
  userId: number,
  names: readonly FitnessMeasure[],
  from: CalendarDay,
  to: CalendarDay,
): Promise<SourcedValue[]> {
  return toSourcedValues(await findDailyFitness(db, userId, from, to), names);
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
    // Omitted calories are estimated. Null means unknown and is stored as it is.
    calories_burned:
      workout.caloriesBurned === undefined ? caloriesBurned(workout.duration) : workout.caloriesBurned,
    notes: workout.notes || null,
  };
}

const toTimeColumns = (when: EventTime) => ({ happened_at: when.at, zone: when.zone, day: when.day });
