import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/**
 * The SQL statements with which `seedReads` adds rows. `$people` is replaced by the number of
 * people, whose user ids start at 1.
 */
const statements = [
  // Switches the menstrual cycle on, because its entries cannot be read otherwise.
  `insert into user_preferences (user_id, preferences)
   select person, '{"modules": {"menstrualCycle": true}}' from generate_series(1, $people) as person`,
  `insert into menstrual_cycle_entries (user_id, day, cycle_day, phase, mood, energy_level, pain, symptoms)
   select person, current_date - ago, 28 - ago, 'luteal', 6, 5, 2, '{cramping}'
   from generate_series(1, $people) as person, generate_series(0, 27) as ago`,
  `insert into daily_observations (user_id, day, measure, source, value)
   select person, current_date - ago, measure, 'device:oura', 60
   from generate_series(1, $people) as person, generate_series(0, 29) as ago,
     unnest(array['restingHeartRate', 'heartRateVariability']) as measure`,
  `insert into insight_findings (user_id, exposure, outcome, lag, effect, low, high, confidence, days, yes_days,
     pairs_checked, status, first_seen, last_checked)
   select person, 'alcoholConsumption', outcome, 1, -1, -1.5, -0.5, 0.95, 60, 20, 120, 'current', current_date - 7,
     current_date
   from generate_series(1, $people) as person, unnest(array['mood', 'energyLevel', 'sleepQuality', 'sleepHours']) as outcome`,
  `insert into community_posts (user_id, type, content, created_at)
   select number, 'post', 'A walk before breakfast.', now() - number * interval '1 minute'
   from generate_series(1, 30) as number`,
  `insert into community_likes (user_id, post_id, created_at)
   select person, post.id, now() from generate_series(1, $people) as person, community_posts as post`,
];

/**
 * Adds rows for the measured reads, in addition to the rows of `seedUsers`. Adds cycle entries, device values, findings
 * and likes for the members with the ids 1 to `people`, and 30 community posts.
 */
export async function seedReads(db: Db, people: number): Promise<void> {
  for (const statement of statements)
    await sql.raw(statement.replaceAll('$people', String(people))).execute(db);
}
