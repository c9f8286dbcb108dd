import { sql } from 'kysely';
import type { ExerciseActivityRow } from '#contracts/fitness.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { Intensity, WorkoutType } from '#domain/fitness.ts';
import type { FitnessMeasure } from '#domain/measures/fitness.ts';
import type { TotalsRow } from '#domain/sources.ts';
import type { Db } from '#server/db/connect.ts';
import { type EventFilter, ownEvent, selectNewestEvents } from '#server/db/newest-events.ts';

interface ActivityValues {
  type: WorkoutType;
  duration: number;
  intensity: Intensity;
  calories_burned: number | null;
  notes: string | null;
  happened_at: Date;
  zone: string;
  day: CalendarDay;
}

const columns = [
  'id',
  'user_id as userId',
  'type',
  'duration',
  'intensity',
  'calories_burned as caloriesBurned',
  'notes',
  'happened_at as timestamp',
  'day as date',
  'zone',
  'source',
] as const;

export function findActivities(db: Db, userId: number, filter: EventFilter): Promise<ExerciseActivityRow[]> {
  return selectNewestEvents(db, 'exercise_activities', userId, filter)
    .select(columns)
    .$castTo<ExerciseActivityRow>()
    .execute();
}

export function insertExerciseActivity(
  db: Db,
  userId: number,
  values: ActivityValues,
): Promise<ExerciseActivityRow> {
  return db
    .insertInto('exercise_activities')
    .values({ user_id: userId, ...values })
    .returning(columns)
    .$castTo<ExerciseActivityRow>()
    .executeTakeFirstOrThrow();
}

/** Updates a workout. Returns it with its previous day, or undefined if it does not exist. */
export function updateExerciseActivity(
  db: Db,
  userId: number,
  id: number,
  values: Partial<ActivityValues>,
): Promise<(ExerciseActivityRow & { dayBefore: CalendarDay }) | undefined> {
  const own = db.selectFrom('exercise_activities').where(ownEvent(userId, id));
  return (
    db
      .updateTable('exercise_activities')
      .set(values)
      .where(ownEvent(userId, id))
      .returning(columns)
      // A subquery sees the row as it was before the update.
      .returning(own.select('day').as('dayBefore'))
      .$castTo<ExerciseActivityRow & { dayBefore: CalendarDay }>()
      .executeTakeFirst()
  );
}

/** Deletes a workout and returns its day. Returns undefined if it does not exist. */
export function deleteExerciseActivity(
  db: Db,
  userId: number,
  id: number,
): Promise<{ day: CalendarDay } | undefined> {
  return db.deleteFrom('exercise_activities').where(ownEvent(userId, id)).returning('day').executeTakeFirst();
}

/**
 * Sums the workouts of each day and source between two days, both included. Calories are null if they are unknown for
 * all workouts.
 */
export async function findDailyFitness(
  db: Db,
  userId: number,
  from: CalendarDay,
  to: CalendarDay,
): Promise<TotalsRow<FitnessMeasure>[]> {
  const { rows } = await sql<TotalsRow<FitnessMeasure>>`
    select day, source, max(id) as recorded, count(*) as workouts, sum(duration) as "workoutMinutes",
      sum(calories_burned) as "workoutCalories"
    from exercise_activities where user_id = ${userId} and day between ${from} and ${to} group by day, source
  `.execute(db);
  return rows;
}

/**
 * Returns the totals of a day, the minutes of its week up to the day, and the all-time bests (longest, most calories),
 * with one statement.
 */
export async function findFitnessTotals(db: Db, userId: number, date: CalendarDay, weekStart: CalendarDay) {
  const best = (column: 'duration' | 'calories_burned') =>
    sql<{ value: number; date: string; type: WorkoutType } | null>`(
      select jsonb_build_object('value', ${sql.ref(column)}, 'date', day, 'type', type)
      from exercise_activities
      where user_id = ${userId} and ${sql.ref(column)} > 0
      order by ${sql.ref(column)} desc nulls last, happened_at
      limit 1
    )`;
  return db
    .selectFrom('exercise_activities')
    .where('user_id', '=', userId)
    .where('day', '>=', weekStart)
    .where('day', '<=', date)
    .select([
      sql<number>`coalesce(sum(duration) filter (where day = ${date}), 0)`.as('minutes'),
      sql<number>`coalesce(sum(calories_burned) filter (where day = ${date}), 0)`.as('calories'),
      sql<number>`count(*) filter (where day = ${date})`.as('workouts'),
      sql<number>`coalesce(sum(duration), 0)`.as('weekMinutes'),
      best('duration').as('longest'),
      best('calories_burned').as('mostCalories'),
    ])
    .executeTakeFirstOrThrow();
}
