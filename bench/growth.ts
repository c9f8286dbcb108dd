import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listAchievements } from '#contracts/achievements.ts';
import { getUser } from '#contracts/auth.ts';
import { getBody } from '#contracts/body.ts';
import { buildUrl, type RequestParts } from '#contracts/build-request.ts';
import { listPosts } from '#contracts/community.ts';
import { getCommunityProfile, getCommunityStats, listExpertSessions } from '#contracts/community-members.ts';
import { listBlocks } from '#contracts/community-safety.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { listFirstReads } from '#contracts/first-view.ts';
import { getFitnessSummary, listActivities, listWorkoutDays } from '#contracts/fitness.ts';
import { getInsightReadiness } from '#contracts/insights.ts';
import { getMindfulnessSummary, listMeditationDays, listMeditationSessions } from '#contracts/mindfulness.ts';
import { listFoodSuggestions } from '#contracts/nutrition.ts';
import { pages } from '#contracts/pages.ts';
import { getPreferences } from '#contracts/preferences.ts';
import { addDays, startOfWeek, toCalendarDay } from '#domain/calendar-day.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { seedUsers } from '#server/db/seed/seed-users.ts';
import { startServer } from '#server/testing/server-process.ts';
import { startLocalPostgres } from '../scripts/local-postgres.ts';
import { createSession, secret } from './create-session.ts';

/**
 * npm run bench:growth measures how long each page takes to open for people with a week, a year and ten years of data.
 * The measurements alternate between these people, on one server. A page is open when all its requests have a response.
 * Only the ratios of the medians are meaningful, because the times depend on the machine. Fails if ten years of data
 * take more than `limit` times as long as one year. One year already fills every list and chart of a page. The other
 * nine years add only data that the page does not show.
 */

const limit = 1.2;
const rounds = 300;

const today = toCalendarDay(new Date(), 'UTC');
const date = { query: { date: today } };
const newest = { query: { limit: 10 } };

type Call = [endpoint: Endpoint, parts?: RequestParts];

/**
 * For each page, the requests that the browser sends in parallel when a person opens it, except those of `sharedCalls`.
 */
const pageCalls: Record<string, (person: Person) => Call[]> = {
  dashboard: (person) => listCalls(pages.dashboard, person),
  fitness: () => [
    [getFitnessSummary, { query: { date: today, weekStart: startOfWeek(today) } }],
    [listWorkoutDays, { query: { from: addDays(startOfWeek(today), -11 * 7), to: today } }],
    [listActivities, newest],
    [getBody, { query: { from: addDays(today, -364), to: today } }],
  ],
  nutrition: (person) => [...listCalls(pages.nutrition, person), [listFoodSuggestions]],
  sleep: (person) => listCalls(pages.sleep, person),
  mindfulness: () => [
    [getMindfulnessSummary, date],
    [listMeditationDays, { query: { from: addDays(startOfWeek(today), -25 * 7), to: today } }],
    [listMeditationSessions, newest],
  ],
  'ai-insights': () => [[getInsightReadiness, date]],
  community: () => [
    [listPosts],
    [getCommunityStats],
    [listExpertSessions],
    [listAchievements],
    [getCommunityProfile],
    [listBlocks],
  ],
};

const lengths = ['week', 'year', 'years'] as const;

const postgres = await startLocalPostgres();
let server: Awaited<ReturnType<typeof startServer>> | undefined;
try {
  const people = await prepare(postgres.address);
  server = await startServer({
    DATABASE_URL: postgres.address,
    SECRET: secret,
    DATA_DIR: join(tmpdir(), 'lagom-growth'),
  });
  write('milliseconds, median', 'a week', 'a year', '10 years', 'to a week', 'to a year');
  for (const [page, calls] of Object.entries(pageCalls)) await compare(page, calls, server.address, people);
} finally {
  await server?.end();
  await postgres.stop();
}

interface Person {
  id: number;
  cookie: string;
}

type Length = (typeof lengths)[number];
type People = Record<Length, Person>;

async function prepare(address: string): Promise<People> {
  const { db, close } = await connect({ DATABASE_URL: address, DATA_DIR: '' });
  await migrate(db);
  await seedUsers(db, { people: 1, days: 3650, today, now: new Date(), passwordHash: '' });
  await db.updateTable('users').set({ email: 'years@lagom.local' }).execute();
  await seedUsers(db, { people: 1, days: 365, today, now: new Date(), passwordHash: '' });
  await db.updateTable('users').set({ email: 'year@lagom.local' }).where('id', '>', 1).execute();
  await seedUsers(db, { people: 200, days: 7, today, now: new Date(), passwordHash: '' });
  const ids = await db.selectFrom('users').select('id').orderBy('id').limit(3).execute();
  const [years, year, week] = await Promise.all(
    ids.map(async ({ id }) => ({ id, cookie: await createSession(db, id) })),
  );
  await close();
  if (!years || !year || !week) throw new Error('Nobody was seeded');
  return { week, year, years };
}

async function compare(
  page: string,
  listPageCalls: (person: Person) => Call[],
  address: string,
  people: People,
) {
  const times: Record<Length, number[]> = { week: [], year: [], years: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const who of round % 2 === 0 ? lengths : lengths.toReversed()) {
      const person = people[who];
      const startedAt = performance.now();
      await Promise.all(
        [...sharedCalls(person), ...listPageCalls(person)].map((call) => ask(call, address, person)),
      );
      times[who].push(performance.now() - startedAt);
    }
  }
  const [week, year, years] = [median(times.week), median(times.year), median(times.years)];
  const isMissed = years / year > limit;
  if (isMissed) process.exitCode = 1;
  const cells = [week, year, years, years / week, years / year].map((value) => value.toFixed(2));
  write(page, ...cells, isMissed ? 'MISSED' : '');
}

/** Returns the requests for the first view of a page, except those of `sharedCalls`. */
function listCalls(path: string, { id }: Person): Call[] {
  const shared: Endpoint[] = [getUser, getPreferences];
  return listFirstReads(path, { userId: id, today, language: 'en' })
    .filter(({ endpoint }) => !shared.includes(endpoint))
    .map(({ endpoint, input }) => [endpoint, input]);
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
