import { sql } from 'kysely';
import type { Db } from '../../connect.ts';

/**
 * Inserts entries of a person on the 45 days up to 2026-03-10, into a database whose last migration is 014. On three
 * days, water and sleep quality each have two values: one from the check-in, and one from the water counter or the
 * night. On 2026-03-10 the counter and the night are newer than the check-in. On 2026-03-09 the check-in is newer. On
 * 2026-03-08 both values have the same time.
 */
export async function insertPerson(db: Db, userId: number): Promise<void> {
  for (const insert of [
    insertPreferences,
    insertCheckins,
    insertObservations,
    insertNights,
    insertWorkouts,
    insertMeditation,
    insertMeals,
    insertCycle,
  ]) {
    await insert(db, userId);
  }
}

const days = sql.raw(`generate_series(0, 44) n, lateral (select date '2026-03-10' - n as day) d`);

async function insertPreferences(db: Db, userId: number): Promise<void> {
  await sql`insert into user_preferences (user_id, preferences)
    values (${userId}, '{"modules": {"menstrualCycle": true}}')`.execute(db);
  await sql`insert into sleep_goals values (${userId}, 7.5, '22:30', '06:15', 9)`.execute(db);
}

/**
 * Inserts answers to all ten questions on each day except every ninth day. The answers are recorded at 07:00, except on
 * 2026-03-09, when they are recorded at 20:00.
 */
async function insertCheckins(db: Db, userId: number): Promise<void> {
  await sql`
    insert into questionnaire_responses (user_id, day, question_id, response, recorded_at)
    select ${userId}, day, id, case
        when category = 'hydration' then case when n = 1 then 8 else 5 end
        when category = 'sleep' then case when n = 1 then 10 else 6 + n % 4 end
        when category in ('mood', 'energy', 'stress') then 3 + (n * 7 + position) % 6
        else (n + position) % 2
      end, (day + case when n = 1 then time '20:00' else time '07:00' end) at time zone 'UTC'
    from ${days}, custom_questions where user_id is null and n % 9 <> 4
  `.execute(db);
  await sql`
    insert into daily_observations (user_id, day, metric, source, value, recorded_at)
    select user_id, day, case category
        when 'energy' then 'energyLevel' when 'stress' then 'stressLevel' when 'mood' then 'mood'
        when 'sleep' then 'sleepQuality' when 'hydration' then 'waterIntake' when 'alcohol' then 'alcoholConsumption'
        when 'sugar' then 'sugarIntake' when 'junk_food' then 'junkFoodConsumption'
        when 'self_care' then 'selfCareActivity' when 'procrastination' then 'procrastination'
      end, 'checkin', response, recorded_at
    from questionnaire_responses join (select id, category from custom_questions) q on q.id = question_id
    where user_id = ${userId}
  `.execute(db);
}

async function insertObservations(db: Db, userId: number): Promise<void> {
  await sql`
    insert into daily_observations (user_id, day, metric, source, value, recorded_at) values
      (${userId}, '2026-03-10', 'waterIntake', 'manual', 2, '2026-03-10T12:00:00Z'),
      (${userId}, '2026-03-09', 'waterIntake', 'manual', 2, '2026-03-09T08:00:00Z'),
      (${userId}, '2026-03-08', 'waterIntake', 'manual', 9, '2026-03-08T07:00:00Z'),
      (${userId}, '2026-03-06', 'waterIntake', 'manual', 4, '2026-03-06T07:00:00Z'),
      (${userId}, '2026-03-07', 'heartRate', 'device', 61, '2026-03-07T07:00:00Z'),
      (${userId}, '2026-03-07', 'weight', 'device', 70.9, '2026-03-07T09:00:00Z')
  `.execute(db);
  await sql`
    insert into daily_observations (user_id, day, metric, source, value, recorded_at)
    select ${userId}, day, 'weight', 'manual', 70 + n * 0.1, (day + time '06:30') at time zone 'UTC' from ${days} where n % 3 = 0
  `.execute(db);
}

/**
 * Inserts a night on six of every seven days. Every second night has a rating, and so has the night of 2026-03-09. A
 * night is recorded at 08:00 on the day on which it ends. Only the night of 2026-03-08 is recorded at 07:00.
 */
async function insertNights(db: Db, userId: number): Promise<void> {
  await sql`
    insert into sleep_nights (user_id, day, bedtime, wake_time, quality, zone, recorded_at)
    select ${userId}, day, (day - interval '90 minutes' - make_interval(mins => n % 5 * 10)) at time zone 'UTC',
      (day + time '06:00') at time zone 'UTC',
      case when n = 1 then 3 when n % 2 = 0 then 5 + n % 5 end, 'Europe/Stockholm',
      (day + case when n = 2 then time '07:00' else time '08:00' end) at time zone 'UTC'
    from ${days} where n % 7 <> 3
  `.execute(db);
  await sql`
    insert into daily_observations (user_id, day, metric, source, value, recorded_at)
    select user_id, day, metric, 'manual', value, recorded_at from sleep_nights, lateral (values
      ('sleepHours', extract(epoch from wake_time - bedtime)::float8 / 3600), ('sleepQuality', quality)
    ) as number (metric, value)
    where user_id = ${userId} and value is not null
  `.execute(db);
}

async function insertWorkouts(db: Db, userId: number): Promise<void> {
  await sql`
    insert into exercise_activities
      (user_id, type, duration, intensity, calories_burned, notes, happened_at, zone, day)
    select ${userId}, (array['cardio', 'strength', 'yoga'])[1 + n % 3], 20 + n % 4 * 15, 'moderate',
      case when n % 5 <> 2 then 200 + n end, case when n = 6 then 'By the lake' end, (day + time '16:00') at time zone 'UTC',
      'Europe/Stockholm', day
    from ${days} where n % 2 = 0 order by n desc
  `.execute(db);
}

async function insertMeditation(db: Db, userId: number): Promise<void> {
  await sql`
    insert into meditation_sessions
      (user_id, type, duration, completed, mood_before, mood_after, happened_at, zone, day)
    select ${userId}, (array['focus', 'calm', 'deep'])[1 + n % 3], (array[5, 10, 20])[1 + n % 3], n % 6 <> 5,
      nullif(n % 8, 0), nullif(n % 9, 0), (day + time '19:00') at time zone 'UTC', 'Europe/Stockholm', day
    from ${days} where n % 4 <> 3 order by n desc
  `.execute(db);
  await sql`insert into meditation_totals
    select user_id, count(*), sum(duration) from meditation_sessions where user_id = ${userId} group by user_id
  `.execute(db);
}

async function insertMeals(db: Db, userId: number): Promise<void> {
  await sql`
    insert into food_entries
      (user_id, name, meal_type, calories, protein, carbs, fat, eaten_at, zone, day, created_at)
    select ${userId}, initcap(meal_type) || ' ' || n % 6, meal_type, case when n % 5 <> 1 then 300 + n * 3 end,
      10.25 + n, 40.5, 12.125, (day + time '06:00' + make_interval(hours => 4 * place::integer)) at time zone 'UTC',
      'Europe/Stockholm', day, (day + time '20:00') at time zone 'UTC'
    from ${days}, unnest(array['breakfast', 'lunch', 'dinner']) with ordinality as meal (meal_type, place)
    where n % 5 <> 4 and not (n % 3 = 1 and meal_type = 'lunch') order by n desc, place
  `.execute(db);
  await sql`insert into nutrition_targets values (${userId}, 2100, 80, null, 70)`.execute(db);
}

async function insertCycle(db: Db, userId: number): Promise<void> {
  await sql`
    insert into menstrual_cycle_entries (user_id, day, cycle_day, flow_intensity, mood, pain, symptoms, period_start)
    select ${userId}, day, n % 28 + 1, case when n % 28 < 4 then 3 end, 6, case when n % 28 < 2 then 4 end,
      '{cramping}', n % 28 = 0
    from generate_series(0, 40) n, lateral (select date '2026-01-29' + n as day) d
  `.execute(db);
}
