import { createHmac } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getBody } from '#contracts/body.ts';
import { listRecentActivity } from '#contracts/dashboard.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { getFitnessSummary, listActivities } from '#contracts/fitness.ts';
import { getInsightReadiness } from '#contracts/insights.ts';
import { listHealthMetrics } from '#contracts/metrics.ts';
import { getMindfulnessSummary, listSessions } from '#contracts/mindfulness.ts';
import { getNutritionSummary, listFoodEntries, listFoodSuggestions } from '#contracts/nutrition.ts';
import { requestAddress } from '#contracts/request.ts';
import { getSleepSummary, listNights } from '#contracts/sleep.ts';
import { addDays, dayOf, startOfWeek } from '#domain/calendar-day.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { seedPeople } from '#server/db/seed/seed-people.ts';
import { startServer } from '#server/testing/server-process.ts';
import { startPostgres } from '../scripts/local-postgres.ts';

/**
 * npm run bench:growth: what each page asks for, by a person with ten years behind them and by one with a week, on
 * the same server in turns. Only the ratio of the medians means something.
 */
const secret = 'a-secret-for-measuring-that-is-long-enough';
const limit = 1.2;
const rounds = 300;

const today = dayOf(new Date(), 'UTC');
const query = { date: today };
const asked: [Endpoint, Record<string, unknown>][] = [
  [listHealthMetrics, query],
  [listRecentActivity, query],
  [getFitnessSummary, { ...query, weekStart: startOfWeek(today) }],
  [listActivities, { limit: 10 }],
  [getNutritionSummary, query],
  [listFoodEntries, { limit: 10 }],
  [listFoodSuggestions, {}],
  [getSleepSummary, query],
  [listNights, { limit: 10 }],
  [getMindfulnessSummary, query],
  [listSessions, { limit: 10 }],
  [getInsightReadiness, query],
  [getBody, { from: addDays(today, -29), to: today }],
];

const postgres = await startPostgres();
let server: Awaited<ReturnType<typeof startServer>> | undefined;
try {
  const people = await prepare(postgres.address);
  server = await startServer({
    DATABASE_URL: postgres.address,
    SECRET: secret,
    DATA_DIR: join(tmpdir(), 'lagom-growth'),
  });
  process.stdout.write(
    `${'milliseconds, median'.padEnd(32)}${'a week'.padStart(10)}${'10 years'.padStart(10)}${'ratio'.padStart(8)}\n`,
  );
  for (const [endpoint, input] of asked) await compare(server.address, endpoint, input, people);
} finally {
  await server?.end();
  await postgres.stop();
}

async function prepare(address: string): Promise<{ week: string; years: string }> {
  const { db, close } = await connect({ DATABASE_URL: address, DATA_DIR: '' });
  await migrate(db);
  await seedPeople(db, { people: 1, days: 3650, today, passwordHash: '' });
  await db.updateTable('users').set({ email: 'years@lagom.local' }).execute();
  await seedPeople(db, { people: 200, days: 7, today, passwordHash: '' });
  const people = await db.selectFrom('users').select('id').orderBy('id').limit(2).execute();
  const cookies = people.map(({ id }) => ({ id, token: `growing-${id}` }));
  const expires_at = new Date(Date.now() + 3_600_000);
  await db
    .insertInto('sessions')
    .values(cookies.map(({ id, token }) => ({ user_id: id, token, expires_at })))
    .execute();
  await close();
  const [years = '', week = ''] = cookies.map(({ token }) => {
    const signature = createHmac('sha256', secret).update(token).digest('base64');
    return `lagom_session=${encodeURIComponent(`${token}.${signature}`)}`;
  });
  return { week, years };
}

async function compare(
  address: string,
  endpoint: Endpoint,
  input: Record<string, unknown>,
  people: { week: string; years: string },
) {
  const url = address + requestAddress(endpoint.path, { query: input });
  const times = { week: [] as number[], years: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    for (const who of round % 2 === 0 ? (['week', 'years'] as const) : (['years', 'week'] as const)) {
      const begun = performance.now();
      const answer = await fetch(url, { headers: { cookie: people[who] } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      times[who].push(performance.now() - begun);
    }
  }
  const [week, years] = [median(times.week), median(times.years)];
  const ratio = years / week;
  if (ratio > limit) process.exitCode = 1;
  process.stdout.write(
    `${endpoint.path.padEnd(32)}${week.toFixed(2).padStart(10)}${years.toFixed(2).padStart(10)}${ratio.toFixed(2).padStart(8)}${ratio > limit ? '  MISSED' : ''}\n`,
  );
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
