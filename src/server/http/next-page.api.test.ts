import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveResponse } from '#contracts/checkin.ts';
import { createCycleEntry, listCycleEntries } from '#contracts/cycle.ts';
import { createActivity, deleteActivity, listActivities } from '#contracts/fitness.ts';
import { listHealthMetrics } from '#contracts/measures.ts';
import { createMeditationSession, listMeditationSessions } from '#contracts/mindfulness.ts';
import { createFoodEntry, listFoodEntries } from '#contracts/nutrition.ts';
import { savePreferences } from '#contracts/preferences.ts';
import { listNights, saveNight } from '#contracts/sleep.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

interface Page {
  rows: { id: number; date: string }[];
  next: string | undefined;
}

async function readPage(url: string, cookie: string): Promise<Page> {
  const { headers, body } = await server.app.inject({ url, headers: { cookie } });
  return { rows: JSON.parse(body), next: /^<(.+)>; rel="next"$/.exec(String(headers.link))?.[1] };
}

/** Returns the rows of a list, page by page. Throws an Error if the links do not end after five pages. */
async function readAllPages(url: string, cookie: string): Promise<Page['rows']> {
  const rows: Page['rows'] = [];
  let next: string | undefined = url;
  for (let pages = 0; pages < 5; pages++) {
    const page: Page = await readPage(next, cookie);
    rows.push(...page.rows);
    if (page.next === undefined) return rows;
    next = page.next;
  }
  throw new Error('The links do not end.');
}

test('the links of a list lead through all pages', async () => {
  const member = await server.createMember();
  const ids: number[] = [];
  for (let count = 0; count < 5; count++) {
    ids.unshift((await member.call(createActivity, { body: { type: 'yoga', duration: 30 } })).body.id);
  }
  const rows = await readAllPages(`${listActivities.path}?limit=2&userId=${member.id}`, member.cookie);
  expect(rows.map(({ id }) => id)).toEqual(ids);
});

test('a link stays valid after the last row of its page was deleted', async () => {
  const member = await server.createMember();
  const ids: number[] = [];
  for (let count = 0; count < 3; count++) {
    ids.unshift((await member.call(createActivity, { body: { type: 'yoga', duration: 30 } })).body.id);
  }
  const first = await readPage(`${listActivities.path}?limit=2`, member.cookie);
  await member.call(deleteActivity, { params: { id: String(ids[1]) } });
  const { rows } = await readPage(first.next ?? '', member.cookie);
  expect(rows.map(({ id }) => id)).toEqual(ids.slice(2));
});

test('a list that fits on one page has no link', async () => {
  const member = await server.createMember();
  await member.call(createActivity, { body: { type: 'yoga', duration: 30 } });
  expect((await member.call(listActivities, { query: {} })).headers.link).toBeUndefined();
});

/** The paths of the lists of a person's records, and for each a write that creates a record on a day. */
const dayLists = [
  [listActivities.path, (timestamp: string) => [createActivity, { type: 'yoga', duration: 30, timestamp }]],
  [
    listFoodEntries.path,
    (timestamp: string) => [createFoodEntry, { name: 'Soup', mealType: 'lunch', timestamp }],
  ],
  [
    listMeditationSessions.path,
    (timestamp: string) => [
      createMeditationSession,
      { type: 'calm', duration: 10, completed: true, timestamp },
    ],
  ],
  [listCycleEntries.path, (_: string, date: string) => [createCycleEntry, { date, flowIntensity: 2 }]],
  [
    listNights.path,
    (_: string, date: string) => [saveNight, { date, bedtime: '22:00', wakeTime: '06:00', quality: 7 }],
  ],
  [listHealthMetrics.path, (_: string, date: string) => [saveResponse, { questionId: 1, response: 7, date }]],
] as const;

test.each(dayLists)(
  'the days of %s can be limited, and its links lead through all rows',
  async (path, write) => {
    const member = await server.createMember();
    await member.call(savePreferences, {
      params: { userId: String(member.id) },
      body: { modules: { menstrualCycle: true } },
    });
    const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'];
    for (const date of days) {
      const [endpoint, body] = write(`${date}T12:00:00Z`, date);
      const { status } = await member.call(endpoint as typeof createActivity, { body: body as never });
      expect(status).toBe(200);
    }
    const rows = await readAllPages(`${path}?limit=1&from=2026-03-02&to=2026-03-04`, member.cookie);
    expect(rows.map(({ date }) => date)).toEqual(['2026-03-04', '2026-03-03', '2026-03-02']);
    const reversed = await server.app.inject({
      url: `${path}?from=2026-03-04&to=2026-03-02`,
      headers: { cookie: member.cookie, 'accept-language': 'sv' },
    });
    expect(reversed.statusCode).toBe(400);
    expect(reversed.json()).toMatchObject({
      field: 'to',
      message: 'Välj en sista dag som inte är före den första.',
    });
  },
);
