import { sql } from 'kysely';
import type { ExerciseActivityRow } from '#contracts/fitness.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { Intensity, WorkoutType } from '#domain/fitness.ts';
import type { FitnessMeasure } from '#domain/measures/fitness.ts';
import type { TotalsRow } from '#domain/sources.ts';
import type { Db } from '#server/db/connect.ts';
import { ownEvent, prepareNewestEvents, rivalsColumn } from '#server/db/newest-events.ts';
import { prepareQuery } from '#server/db/prepare-query.ts';

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

type ListedRow = ExerciseActivityRow & { hasRivals: boolean };

export const findActivities = prepareNewestEvents('exercise_activities', (query) =>
  query.select(columns).select(rivalsColumn('exercise_activities')).$castTo<ListedRow>(),
);

export async function insertExerciseActivity(
  db: Db,
  userId: number,
  values: ActivityValues,
): Promise<ExerciseActivityRow> {
  const [inserted] = await insertActivity(db, { user_id: userId, ...values });
  if (!inserted) throw new Error('Nothing was inserted.');
  return inserted;
}

const insertActivity = prepareQuery((db, values: ActivityValues & { user_id: number }) =>
  db
    .insertInto('exercise_activities')
    .values({
      user_id: values.user_id,
      type: values.type,
      duration: values.duration,
      intensity: values.intensity,
      calories_burned: values.calories_burned,
      notes: values.notes,
      happened_at: values.happened_at,
      zone: values.zone,
      day: values.day,
    })
    .returning(columns)
    .$castTo<ExerciseActivityRow>(),
);

/**
 * Updates a workout. Returns the workout, and in `dayBefore` the day that it had before the update. Returns undefined
 * if the person has no such workout.
 */
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
      // This subquery sees the row as it was before the update.
      .returning(own.select('day').as('dayBefore'))
      .$castTo<ExerciseActivityRow & { dayBefore: CalendarDay }>()
      .executeTakeFirst()
  );
}

/** Selects the fields of a workout that a person can edit. */
export const selectEditable = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('exercise_activities')
    .where(ownEvent(userId, id))
    .select([
      'type',
      'duration',
      'intensity',
      'calories_burned as caloriesBurned',
      'notes',
      'happened_at as timestamp',
    ]);

/** Deletes a workout and returns its day. Returns undefined if the workout does not exist. */
export function deleteExerciseActivity(
  db: Db,
  userId: number,
  id: number,
): Promise<{ day: CalendarDay } | undefined> {
  return db.deleteFrom('exercise_activities').where(ownEvent(userId, id)).returning('day').executeTakeFirst();
}

/**
 * Selects the totals of workouts between two days, both included. Each row has the totals of one day and source.
 * Calories are null if no workout of that day and source has calories. `recorded` is the highest row id: of two
 * sources, the one with the higher `recorded` counts as newer.
 */
export const dailyFitness = (userId: number, from: CalendarDay, to: CalendarDay) => sql`
  select day, source, max(id) as recorded, count(*) as workouts, sum(duration) as "workoutMinutes",
    sum(calories_burned) as "workoutCalories"
  from exercise_activities where user_id = ${userId} and day between ${from} and ${to} group by day, source
`;

/**
 * The workout with the longest duration or with the most calories. `value` is that duration or these calories. If
 * several workouts have this value, the newest of them.
 */
interface BestWorkout {
  value: number;
  /** The number of workouts with this value. */
  count: number;
  date: CalendarDay;
  type: WorkoutType;
  /** Whether the day of one of these workouts also has workouts of another source. */
  hasRivals: boolean;
}

export type BestColumn = 'duration' | 'calories_burned';

const bestWorkout = (userId: number, column: BestColumn, condition = sql`true`) => sql<BestWorkout | null>`(
  with best as (
    select ${sql.ref(column)} as value, day, type, source, happened_at,
      rank() over (order by ${sql.ref(column)} desc) as place
    from exercise_activities
    where user_id = ${userId} and ${sql.ref(column)} > 0 and ${condition}
  ), tied as (select * from best where place = 1)
  select jsonb_build_object(
    'value', value, 'count', (select count(*) from tied), 'date', day, 'type', type, 'hasRivals', exists (
      select from tied as one join exercise_activities as other
      on other.user_id = ${userId} and other.day = one.day and other.source <> one.source
    )
  )
  from tied
  order by happened_at desc
  limit 1
)`;

/**
 * Finds the totals of each day and source from `weekStart` to `date`, and the personal bests among
 * the workouts of all sources.
 */
export async function findFitnessTotals(db: Db, userId: number, date: CalendarDay, weekStart: CalendarDay) {
  return db
    .selectNoFrom([
      sql<TotalsRow<FitnessMeasure>[]>`(
        select coalesce(jsonb_agg(daily), '[]') from (${dailyFitness(userId, weekStart, date)}) as daily
      )`.as('days'),
      bestWorkout(userId, 'duration').as('longest'),
      bestWorkout(userId, 'calories_burned').as('mostCalories'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * Finds the workout with the highest value in `column`. Leaves out workouts whose day and source are listed in
 * `except`. Returns null if no workout is left.
 */
export async function findBestWorkout(
  db: Db,
  userId: number,
  column: BestColumn,
  except: Pick<TotalsRow<never>, 'day' | 'source'>[],
): Promise<BestWorkout | null> {
  const days = except.map(({ day }) => day);
  const sources = except.map(({ source }) => source);
  const isLeft = sql`(day, source) not in (select * from unnest(${days}::date[], ${sources}::text[]))`;
  const { best } = await db
    .selectNoFrom(bestWorkout(userId, column, isLeft).as('best'))
    .executeTakeFirstOrThrow();
  return best;
}
