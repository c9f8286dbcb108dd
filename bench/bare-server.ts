import Fastify from 'fastify';
import pg from 'pg';

/** What the same statements cost with nothing around them: Fastify, pg, prepared statements. Run by bench/run.ts. */
const [address = '', port = '0'] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: address, max: 10 });
const app = Fastify();

const session = {
  name: 'session',
  text: `select users.id, sessions.id as "sessionId", users.email, users.first_name, users.last_name, users.phone_number,
    users.image, users.data_version, sessions.updated_at
    from sessions inner join users on users.id = sessions.user_id
    where sessions.token = $1 and sessions.expires_at > $2`,
};
const days = {
  name: 'days',
  text: `select day, metric, source, value from daily_observations where user_id = $1 and day in
    (select distinct day from daily_observations where user_id = $1 and day <= $2 order by day desc limit 30)`,
};
const workout = {
  name: 'workout',
  text: `insert into exercise_activities (user_id, type, duration, intensity, calories_burned, happened_at, zone, day)
    values ($1, $2, $3, 'moderate', $4, now(), 'UTC', current_date) returning *`,
};

async function findUser(cookie: string | undefined): Promise<{ id: number } | undefined> {
  const token = decodeURIComponent(cookie?.split('=')[1] ?? '').split('.')[0];
  const { rows } = await pool.query({ ...session, values: [token, new Date()] });
  return rows[0];
}

app.get('/api/health-metrics', async (request) => {
  const user = await findUser(request.headers.cookie);
  const { rows } = await pool.query({ ...days, values: [user?.id, '2199-12-31'] });
  return rows;
});

app.post('/api/exercise-activities', async (request) => {
  const user = await findUser(request.headers.cookie);
  const { type, duration } = request.body as { type: string; duration: number };
  const { rows } = await pool.query({ ...workout, values: [user?.id, type, duration, duration * 8] });
  return rows[0];
});

await app.listen({ host: '127.0.0.1', port: Number(port) });
