import { createHmac } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listAchievements } from '#contracts/achievements.ts';
import { getUser } from '#contracts/auth.ts';
import { getBody } from '#contracts/body.ts';
import { buildUrl, type RequestParts } from '#contracts/build-request.ts';
import { listPosts } from '#contracts/community.ts';
import { getCommunityProfile, getCommunityStats, listExpertSessions } from '#contracts/community-members.ts';
import { listBlocks } from '#contracts/community-safety.ts';
import { listRecentActivity } from '#contracts/dashboard.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { getFitnessSummary, listActivities, listWorkoutDays } from '#contracts/fitness.ts';
import { getInsightReadiness } from '#contracts/insights.ts';
import { listHealthMetrics } from '#contracts/measures.ts';
import { getMindfulnessSummary, listMeditationDays, listMeditationSessions } from '#contracts/mindfulness.ts';
import { getNutritionSummary, listFoodEntries, listFoodSuggestions } from '#contracts/nutrition.ts';
import { getPreferences } from '#contracts/preferences.ts';
import { getSleepGoals, getSleepSummary } from '#contracts/sleep.ts';
import { addDays, startOfWeek, toCalendarDay } from '#domain/calendar-day.ts';
import { connect, type Db } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { seedUsers } from '#server/db/seed/seed-users.ts';
import { startServer } from '#server/testing/server-process.ts';
import { startLocalPostgres } from '../scripts/local-postgres.ts';

/**
 * npm run bench:growth measures how long each page takes to open for a person with ten years of data and for a person
 * with a week of data, alternately on one server. A page is open when all its requests have a response. Only the ratio
 * of the two medians is meaningful, because the times depend on the machine. Fails if a ratio is above `limit`.
 */

const secret = 'a-secret-for-measuring-that-is-long-enough';
const limit = 1.2;
const rounds = 300;

const today = toCalendarDay(new Date(), 'UTC');
const date = { query: { date: today } };
const newest = { query: { limit: 10 } };

type Call = [endpoint: Endpoint, parts?: RequestParts];

/** The requests that the browser sends in parallel when a person opens each page. */
const pageCalls: Record<string, Call[]> = {
  dashboard: [
    [listHealthMetrics, date],
    [listHealthMetrics],
    [listRecentActivity, date],
    [getMindfulnessSummary, date],
    [listMeditationSessions, newest],
  ],
  fitness: [
    [getFitnessSummary, { query: { date: today, weekStart: startOfWeek(today) } }],
    [listActivities, newest],
    [listWorkoutDays, { query: { from: addDays(startOfWeek(today), -77), to: today } }],
    [getBody, { query: { from: addDays(today, -364), to: today } }],
  ],
  nutrition: [[getNutritionSummary, date], [listFoodEntries, newest], [listFoodSuggestions]],
  sleep: [[getSleepSummary, date], [getSleepGoals]],
  mindfulness: [
    [getMindfulnessSummary, date],
    [listMeditationSessions, newest],
    [listMeditationDays, { query: { from: addDays(startOfWeek(today), -175), to: today } }],
  ],
  'ai-insights': [[getInsightReadiness, date]],
  community: [
    [listPosts],
    [getCommunityStats],
    [listExpertSessions],
    [listAchievements],
    [getCommunityProfile],
    [listBlocks],
  ],
};

const postgres = await startLocalPostgres();
let server: Awaited<ReturnType<typeof startServer>> | undefined;
try {
  const people = await prepare(postgres.address);
  server = await startServer({
    DATABASE_URL: postgres.address,
    SECRET: secret,
    DATA_DIR: join(tmpdir(), 'lagom-growth'),
  });
  write('milliseconds, median', 'a week', '10 years', 'ratio');
  for (const [page, calls] of Object.entries(pageCalls)) await compare(page, calls, server.address, people);
} finally {
  await server?.end();
  await postgres.stop();
}

interface Person {
  id: number;
  cookie: string;
}

type People = Record<'week' | 'years', Person>;

async function prepare(address: string): Promise<People> {
  const { db, close } = await connect({ DATABASE_URL: address, DATA_DIR: '' });
  await migrate(db);
  await seedUsers(db, { people: 1, days: 3650, today, now: new Date(), passwordHash: '' });
  await db.updateTable('users').set({ email: 'years@lagom.local' }).execute();
  await seedUsers(db, { people: 200, days: 7, today, now: new Date(), passwordHash: '' });
  const ids = await db.selectFrom('users').select('id').orderBy('id').limit(2).execute();
  const [years, week] = await Promise.all(ids.map(({ id }) => signIn(db, id)));
  await close();
  if (!years || !week) throw new Error('Nobody was seeded');
  return { week, years };
}

async function signIn(db: Db, id: number): Promise<Person> {
  const token = `growing-${id}`;
  const expires_at = new Date(Date.now() + 3_600_000);
  await db.insertInto('sessions').values({ user_id: id, token, expires_at }).execute();
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return { id, cookie: `lagom_session=${encodeURIComponent(`${token}.${signature}`)}` };
}

async function compare(page: string, calls: Call[], address: string, people: People) {
  const times = { week: [] as number[], years: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    for (const who of round % 2 === 0 ? (['week', 'years'] as const) : (['years', 'week'] as const)) {
      const startedAt = performance.now();
      await Promise.all(
        [...sharedCalls(people[who]), ...calls].map((call) => ask(call, address, people[who])),
      );
      times[who].push(performance.now() - startedAt);
    }
  }
  const [week, years] = [median(times.week), median(times.years)];
  const ratio = years / week;
  const isMissed = ratio > limit;
  if (isMissed) process.exitCode = 1;
  write(page, week.toFixed(2), years.toFixed(2), ratio.toFixed(2), isMissed ? 'MISSED' : '');
}

/** Returns the requests that every page sends: the session and the preferences. */
function sharedCalls({ id }: Person): Call[] {
  return [[getUser], [getPreferences, { params: { userId: id } }]];
}

async function ask([endpoint, parts]: Call, address: string, { cookie }: Person) {
  const url = address + buildUrl(endpoint.path, parts ?? {});
  const answer = await fetch(url, { headers: { cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
}

function write(page: string, ...columns: string[]) {
  process.stdout.write(`${page.padEnd(24)}${columns.map((text) => text.padStart(10)).join('')}\n`);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
