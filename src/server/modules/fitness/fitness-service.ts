import type { z } from 'zod';
import type { createActivity, ExerciseActivityRow } from '#contracts/fitness.ts';
import { type CalendarDay, everyDay } from '#domain/calendar-day.ts';
import { caloriesBurned, weeklyMinutesGoal } from '#domain/fitness.ts';
import { type FitnessMeasure, fitnessMeasures } from '#domain/measures/fitness.ts';
import { namesOf } from '#domain/measures/measure.ts';
import { toSourcedValues } from '#domain/sources.ts';
import type { Db } from '#server/db/connect.ts';
import { defineDailyTotals, readDailyTotals } from '#server/db/daily-totals.ts';
import { hasEvent } from '#server/db/newest-events.ts';
import { assertFound } from '#server/http/api-error.ts';
import { assertPage } from '#server/http/assert-page.ts';
import type { Edit } from '#server/http/edit.ts';
import { type EventTime, resolveEventTime } from '#server/http/event-time.ts';
import { mergeEdit } from '#server/http/merge-edit.ts';
import { noteChangedDays } from '../achievements/progress-service.ts';
import { chooseSources, markCounting } from '../measures/sources-service.ts';
import {
  type BestColumn,
  dailyFitness,
  deleteExerciseActivity,
  findActivities,
  findBestWorkout,
  findFitnessTotals,
  insertExerciseActivity,
  selectEditable,
  updateExerciseActivity,
} from './fitness-queries.ts';

type Workout = z.output<NonNullable<(typeof createActivity)['body']>>;

/**
 * Returns workouts, newest first. `counts` says whether a workout counts in the totals of its day. Throws `not_found`
 * if the page is empty because the row `beforeId` does not exist (see `assertPage`).
 */
export async function listWorkouts(
  db: Db,
  userId: number,
  filter: Parameters<typeof findActivities>[2],
): Promise<(ExerciseActivityRow & { counts: boolean })[]> {
  const workouts = await findActivities(db, userId, filter);
  await assertPage(workouts, filter, (id) => hasEvent(db, 'exercise_activities', userId, id));
  return markCounting(db, userId, { totals: workoutTotals, measure: 'workouts' }, workouts);
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
 * Merges an edit into a workout (see `mergeEdit`). The workout keeps its zone, because the person
 * edits the local time in that zone. If no time is given, the workout also keeps its instant and
 * day. Throws `not_found` if the person has no such workout.
 */
export async function updateWorkout(
  db: Db,
  edit: Edit,
  id: number,
  body: Workout,
): Promise<ExerciseActivityRow> {
  const { userId, at: now } = edit;
  const edited = {
    record: `workout:${id}`,
    fields: ['type', 'duration', 'intensity', 'caloriesBurned', 'notes', 'timestamp'],
    optional: ['timestamp'],
    find: selectEditable(db, userId, id),
  } as const;
  const workout = await mergeEdit(db, edit, edited, body);
  const when =
    workout.timestamp && resolveEventTime(workout.timestamp, now, await getWorkoutZone(db, userId, id));
  const changed = await updateExerciseActivity(db, userId, id, {
    ...toColumns(workout),
    ...(when && toTimeColumns(when)),
  });
  assertFound(changed);
  await noteChangedDays(db, userId, changed.dayBefore, changed.date);
  return changed;
}

async function getWorkoutZone(db: Db, userId: number, id: number): Promise<string> {
  const [workout] = await findActivities(db, userId, { id, limit: 1 });
  assertFound(workout);
  return workout.zone;
}

export async function deleteWorkout(db: Db, userId: number, id: number): Promise<{ deleted: true }> {
  const deleted = await deleteExerciseActivity(db, userId, id);
  assertFound(deleted);
  await noteChangedDays(db, userId, deleted.day);
  return { deleted: true };
}

export const workoutTotals = defineDailyTotals(fitnessMeasures, dailyFitness);

/**
 * Returns the totals of a day, the totals of the week from `weekStart` to that day, and the
 * personal bests. If a day has workouts from several sources, the person's order of sources decides
 * which source counts.
 */
export async function getWorkoutSummary(db: Db, userId: number, date: CalendarDay, weekStart: CalendarDay) {
  const { days, longest, mostCalories } = await findFitnessTotals(db, userId, date, weekStart);
  const values = await chooseSources(db, userId, toSourcedValues(days, namesOf(fitnessMeasures)));
  const total = (measure: FitnessMeasure, since: CalendarDay) =>
    values
      .filter((value) => value.measure === measure && value.day >= since)
      .reduce((sum, { value }) => sum + value, 0);
  return {
    today: {
      minutes: total('workoutMinutes', date),
      calories: total('workoutCalories', date),
      workouts: total('workouts', date),
    },
    week: { minutes: total('workoutMinutes', weekStart), goal: weeklyMinutesGoal },
    bests: {
      longest: longest?.hasRivals ? await getChosenBest(db, userId, 'duration', 'workoutMinutes') : longest,
      mostCalories: mostCalories?.hasRivals
        ? await getChosenBest(db, userId, 'calories_burned', 'workoutCalories')
        : mostCalories,
    },
  };
}

/**
 * Returns the minutes and the number of workouts for each day with a workout, oldest first. `range` contains the first
 * and the last day to include.
 */
export async function listWorkoutTotals(db: Db, userId: number, range: readonly [CalendarDay, CalendarDay]) {
  const names = ['workoutMinutes', 'workouts'] as const satisfies FitnessMeasure[];
  const values = await chooseSources(
    db,
    userId,
    await readDailyTotals(db, [workoutTotals], userId, names, range),
  );
  const byDay = Map.groupBy(values, ({ day }) => day);
  const totalOf = (measure: FitnessMeasure, ofDay: typeof values) =>
    ofDay.find((value) => value.measure === measure)?.value ?? 0;
  return [...byDay]
    .map(([date, ofDay]) => ({
      date,
      minutes: totalOf('workoutMinutes', ofDay),
      workouts: totalOf('workouts', ofDay),
    }))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

/**
 * Returns the personal best among the workouts that count, or null if there is none. On each day, only the workouts of
 * one source count.
 */
async function getChosenBest(db: Db, userId: number, column: BestColumn, measure: FitnessMeasure) {
  const values = await readDailyTotals(db, [workoutTotals], userId, [measure], everyDay);
  const chosen = new Set(await chooseSources(db, userId, values));
  return findBestWorkout(
    db,
    userId,
    column,
    values.filter((value) => !chosen.has(value)),
  );
}

function toColumns(workout: Workout) {
  return {
    type: workout.type,
    duration: workout.duration,
    intensity: workout.intensity,
    // If calories are omitted, stores an estimate. Null means that the calories are unknown, and is stored as null.
    calories_burned:
      workout.caloriesBurned === undefined ? caloriesBurned(workout.duration) : workout.caloriesBurned,
    notes: workout.notes || null,
  };
}

const toTimeColumns = (when: EventTime) => ({ happened_at: when.at, zone: when.zone, day: when.day });
