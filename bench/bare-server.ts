import Fastify from 'fastify';
import pg from 'pg';
import { getUser } from '#contracts/auth.ts';
import { saveResponse } from '#contracts/checkin.ts';
import { createPost } from '#contracts/community.ts';
import { createActivity } from '#contracts/fitness.ts';
import { createMeditationSession } from '#contracts/mindfulness.ts';
import { createFoodEntry } from '#contracts/nutrition.ts';
import { bareReads } from './bare-reads.ts';

/**
 * The baseline of bench/run.ts: Fastify and pg, without the product's code. Each request looks up the session, then
 * runs one prepared statement that reads or writes the data of the endpoint. Unlike the product, the baseline does not
 * validate inputs. It also does not update `users.data_version` or the progress of achievements.
 *
 * Command-line arguments: the address of the database and the port.
 */

const [address = '', port = '0'] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: address, max: 10 });
const app = Fastify();

type Body = Record<string, unknown>;

const sessionByToken = {
  name: 'session',
  text: `select users.id, sessions.id as "sessionId", users.email, users.first_name, users.last_name, users.phone_number,
    users.image, users.data_version, sessions.updated_at
    from sessions inner join users on users.id = sessions.user_id
    where sessions.token = $1 and sessions.expires_at > $2`,
};

/** Returns the row of the signed-in user, or undefined for a visitor. */
async function findUser(cookie: string | undefined) {
  const token = decodeURIComponent(cookie?.split('=')[1] ?? '').split('.')[0];
  const { rows } = await pool.query({ ...sessionByToken, values: [token, new Date()] });
  return rows[0];
}

app.get(getUser.path, (request) => findUser(request.headers.cookie));

for (const { endpoint, text } of bareReads) {
  app.get(endpoint.path, async (request) => {
    const { id: userId } = await findUser(request.headers.cookie);
    const { rows } = await pool.query({ name: endpoint.operationId, text, values: [userId] });
    return rows;
  });
}

/**
 * Adds a POST route that runs one statement and returns its first row. The statement's first parameter is the caller's
 * user id, and `toValues` returns the other parameters.
 */
function addCreate(path: string, text: string, toValues: (body: Body) => unknown[]): void {
  app.post(path, async (request) => {
    const { id: userId } = await findUser(request.headers.cookie);
    const values = [userId, ...toValues(request.body as Body)];
    const { rows } = await pool.query({ name: path, text, values });
    return rows[0];
  });
}

addCreate(
  createActivity.path,
  `insert into exercise_activities (user_id, type, duration, intensity, calories_burned, happened_at, zone, day)
   values ($1, $2, $3, 'moderate', $4, now(), 'UTC', current_date) returning *`,
  ({ type, duration }) => [type, duration, Number(duration) * 8],
);
addCreate(
  createFoodEntry.path,
  `insert into food_entries (user_id, name, meal_type, calories, eaten_at, zone, day)
   values ($1, $2, $3, $4, now(), 'UTC', current_date) returning *`,
  ({ name, mealType, calories }) => [name, mealType, calories],
);
addCreate(
  saveResponse.path,
  `with answer as (
     insert into questionnaire_responses (user_id, day, question_id, response) values ($1, current_date, $2, $3)
     on conflict (user_id, day, question_id) do update set response = $3, recorded_at = now() returning *
   ), observation as (
     insert into daily_observations (user_id, day, measure, source, value) values ($1, current_date, 'mood', 'self', $3)
     on conflict (user_id, day, measure, source) do update set value = $3, recorded_at = now()
   ), edit as (
     insert into field_edits (user_id, record, field, edited_at, received_at, session_id)
     values ($1, 'day:' || current_date, 'mood', now(), now(), 1)
     on conflict (user_id, record, field) do update set edited_at = now(), received_at = now()
   )
   select * from answer`,
  ({ questionId, response }) => [questionId, response],
);
addCreate(
  createMeditationSession.path,
  `with session as (
     insert into meditation_sessions (user_id, type, duration, completed, happened_at, zone, day)
     values ($1, $2, $3, $4, now(), 'UTC', current_date) returning *
   ), total as (
     insert into meditation_totals (user_id, sessions, minutes) values ($1, 1, $3)
     on conflict (user_id) do update set sessions = meditation_totals.sessions + 1, minutes = meditation_totals.minutes + $3
   )
   select * from session`,
  ({ type, duration, completed }) => [type, duration, completed],
);
addCreate(
  createPost.path,
  `with post as (
     insert into community_posts (user_id, type, content, created_at) values ($1, $2, $3, now()) returning *
   ), tagged as (
     insert into community_tags (post_id, tag, user_id, created_at)
     select id, tag, user_id, created_at from post, unnest($4::text[]) as tag
   )
   select post.*, (select display_name from community_profiles where user_id = $1) from post`,
  ({ type, content }) => [type, content, String(content).match(/(?<=#)\w+/g) ?? []],
);

await app.listen({ host: '127.0.0.1', port: Number(port) });
