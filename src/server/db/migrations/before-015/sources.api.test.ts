import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBystander } from '#server/testing/bystander.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { migrate } from '../../migrate.ts';
import before from './answers.json' with { type: 'json' };
import { insertPerson } from './insert-person.ts';
import { readPages } from './read-pages.ts';

/**
 * `answers.json` contains the responses that the version before migration 015 gave for the person of `insertPerson`.
 * After the migration, every page must show the same values, except for the differences in `changes`. A response may
 * contain additional fields.
 */
let server: TestApp;
let after: Record<string, unknown>;
beforeAll(async () => {
  server = await startTestApp();
  const { db } = server.database;
  for (const table of Object.keys(await readBystander(db))) server.changingTables.add(table);
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await migrate(db, '014-meditation-repeats');
  const member = await server.createMember();
  await insertPerson(db, member.id);
  await migrate(db);
  after = await readPages(member);
});
afterAll(() => server.close());

type Entry = Record<string, unknown>;
const ofDay = (list: Entry[], date: string) => list.find((entry) => entry.date === date) ?? {};

/**
 * The differences between the responses before and after the migration, by page. On 2026-03-09, the check-in was
 * recorded later than the water counter and the night. So after the migration, the pages show the values of that
 * check-in.
 */
const changes: Record<string, (answer: never) => void> = {
  'dashboard: last days': (days: Entry[]) => {
    Object.assign(ofDay(days, '2026-03-09'), { waterIntake: 8, sleepQuality: 10 });
  },
  'dashboard: 2026-03-09': (days: Entry[]) => {
    Object.assign(ofDay(days, '2026-03-09'), { waterIntake: 8, sleepQuality: 10 });
  },
  'nutrition: 2026-03-09': (summary: { water: number; totals: Entry }) => {
    summary.water = 8;
    summary.totals.calories = null;
  },
  'sleep: summary': (summary: { rated: Entry[]; recent: (Entry & { night: Entry })[] }) => {
    ofDay(summary.rated, '2026-03-09').quality = 10;
    const recent = summary.recent.find(({ date }) => date === '2026-03-09');
    if (recent) Object.assign(recent, { quality: 10, night: { ...recent.night, quality: 10 } });
  },
  // After the migration, a night shows the day's rating of sleep, even if only the check-in contains a rating.
  'sleep: nights': (nights: Entry[]) => {
    ofDay(nights, '2026-03-09').quality = 10;
    ofDay(nights, '2026-03-05').quality = 7;
    ofDay(nights, '2026-03-03').quality = 9;
  },
  // After the migration, the check-in shows the day's values, even if they come from the water counter or a night.
  'check-in: 2026-03-10': (answers: Entry[]) => changeAnswers(answers, { 4: 5, 5: 2 }),
  'check-in: 2026-03-08': (answers: Entry[]) => changeAnswers(answers, { 4: 7, 5: 9 }),
  'check-in: 2026-03-06': (answers: Entry[]) => {
    for (const [questionId, response] of [
      [4, 9],
      [5, 4],
    ])
      answers.push({ userId: 1, questionId, response, date: '2026-03-06' });
  },
  // A nutrient that no meal of a day has is null now. Before the migration, it was 0.
  'nutrition: 2026-03-06': ({ totals }: { totals: Entry }) => {
    Object.assign(totals, { calories: null, protein: null, carbs: null, fat: null });
  },
  // Of several workouts that are the longest, the summary names the newest now. Before, it named the oldest.
  'fitness: summary': ({ bests }: { bests: { longest: Entry } }) => {
    Object.assign(bests.longest, { count: 11, date: '2026-03-08', type: 'yoga' });
  },
  // The smoothed line is a local fit now. Before, it was a moving mean.
  'fitness: body': ({ weight }: { weight: { points: Entry[] } }) => {
    for (const point of weight.points) {
      point.source = point.source === 'device' ? 'device:unknown' : 'self';
      if (point.smoothed !== null) point.smoothed = expect.any(Number);
    }
  },
};

function changeAnswers(answers: Entry[], responses: Record<number, number>) {
  for (const answer of answers) answer.response = responses[Number(answer.questionId)] ?? answer.response;
}

const recentActivity = 'dashboard: recent activity';

/** Returns the newest twelve recent activities, because the version before the migration listed only these. */
const newestTwelve = () => (after[recentActivity] as Entry[]).slice(0, 12);

test.each(Object.entries(before))('%s: the same as before, except for the listed changes', (name, answer) => {
  const expected = structuredClone(answer);
  changes[name]?.(expected as never);
  expect(name === recentActivity ? newestTwelve() : after[name]).toMatchObject(expected as object);
});

test('every listed page differs from before', () => {
  for (const name of Object.keys(changes)) {
    expect(after[name], name).not.toMatchObject((before as Record<string, object>)[name]!);
  }
});

test('no old source is left, and no day has two values from one source', async () => {
  const { rows } = await sql<{ source: string; days: number }>`
    select source, count(*) as days from daily_observations group by source order by source
  `.execute(server.database.db);
  expect(rows.map(({ source }) => source)).toEqual(['device:unknown', 'self']);
});
