import { sql } from 'kysely';
import type { ActiveDay } from '#domain/achievements.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { Db } from '#server/db/connect.ts';

/** What a person logged on each day up to `today`, oldest first, in one statement. Of the cycle nothing is read. */
export async function findActiveDays(db: Db, userId: number, today: CalendarDay): Promise<ActiveDay[]> {
  const { rows } = await sql<ActiveDay>`
    select
      day,
      sum(answers)::integer as answers,
      sum(sessions)::integer as sessions,
      sum(meditation_minutes) as "meditationMinutes",
      sum(workouts)::integer as workouts,
      sum(workout_minutes) as "workoutMinutes",
      sum(nights)::integer as nights,
      sum(meals)::integer as meals,
      sum(main_meals)::integer as "mainMeals"
    from (
      select day, count(*) as answers, 0 as sessions, 0::float8 as meditation_minutes, 0 as workouts,
        0::float8 as workout_minutes, 0 as nights, 0 as meals, 0 as main_meals
      from questionnaire_responses where user_id = ${userId} and day <= ${today} group by day
      union all
      select day, 0, count(*) filter (where completed), sum(duration), 0, 0, 0, 0, 0
      from meditation_sessions where user_id = ${userId} and day <= ${today} group by day
      union all
      select day, 0, 0, 0, count(*), sum(duration), 0, 0, 0
      from exercise_activities where user_id = ${userId} and day <= ${today} group by day
      union all
      select day, 0, 0, 0, 0, 0, 1, 0, 0
      from sleep_nights where user_id = ${userId} and day <= ${today}
      union all
      select day, 0, 0, 0, 0, 0, 0, count(*),
        count(distinct meal_type) filter (where meal_type in ('breakfast', 'lunch', 'dinner'))
      from food_entries where user_id = ${userId} and day <= ${today} group by day
    ) as logged
    group by day
    order by day
  `.execute(db);
  return rows;
}
