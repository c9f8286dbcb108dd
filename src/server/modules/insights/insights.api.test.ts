import { afterAll, beforeAll, expect, test } from 'vitest';
import { getInsightReadiness, listInsightDays } from '#contracts/insights.ts';
import { saveNight } from '#contracts/sleep.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { findSignals, upsertSignal } from './signals-queries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const query = { date: '2026-03-10' };

test("signed out: 401; other people's days do not count; a new person has no days", async () => {
  expect((await server.call(getInsightReadiness, { query })).status).toBe(401);
  const [one, other] = [await server.createMember(), await server.createMember()];
  const night = { userId: other.id, date: '2026-03-10', bedtime: '22:00', wakeTime: '06:00', quality: 8 };
  await other.call(saveNight, { body: night });
  expect((await one.call(getInsightReadiness, { query })).body).toEqual({
    days: { mood: 0, energyLevel: 0, stressLevel: 0, sleepQuality: 0 },
    needed: 42,
    percent: 0,
    lastLook: null,
    nextLook: null,
    pairsChecked: 0,
    skipped: {},
  });
});

test('a suggested experiment whose pattern no longer exists has no days', async () => {
  const member = await server.createMember();
  const day = '2026-03-09';
  const { db } = server.database;
  await upsertSignal(db, member.id, {
    ...{ kind: 'experiment', measure: 'mood', exposure: 'alcoholConsumption', amount: -1, usual: null },
    ...{ from: day, to: day, days: 60, firstSeen: day, lastChecked: day, status: 'current' },
  });
  const [signal] = await findSignals(db, member.id);
  const answer = await member.call(listInsightDays, { params: { id: String(signal?.id) } });
  expect([answer.status, answer.error.code]).toEqual([404, 'not_found']);
});

test('a day with several sources counts once, and later days do not count', async () => {
  const member = await server.createMember();
  const rows = ['2026-03-01', '2026-03-02', '2026-03-11'].flatMap((day) =>
    ['self', 'device:watch'].flatMap((source) =>
      ['mood', 'stressLevel'].map((measure) => ({ user_id: member.id, day, measure, source, value: 5 })),
    ),
  );
  await server.database.db.insertInto('daily_observations').values(rows).execute();
  const { body } = await member.call(getInsightReadiness, { query });
  expect(body).toMatchObject({ days: { mood: 2, stressLevel: 2, energyLevel: 0 }, percent: 4 });
});
