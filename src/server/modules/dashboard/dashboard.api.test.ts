import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ActivityArea, listRecentActivity } from '#contracts/dashboard.ts';
import { createActivity } from '#contracts/fitness.ts';
import { createMeditationSession } from '#contracts/mindfulness.ts';
import { createFoodEntry } from '#contracts/nutrition.ts';
import { saveNight } from '#contracts/sleep.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const query = { date: '2026-03-10' };

test("without a session, returns 401; another member's entries are left out", async () => {
  expect((await server.call(listRecentActivity, { query })).status).toBe(401);
  const [one, other] = [await server.createMember(), await server.createMember()];
  await other.call(createActivity, { body: { userId: other.id, type: 'yoga', duration: 15 } });
  expect((await one.call(listRecentActivity, { query })).body).toEqual([]);
});

test('returns three days of all four areas, newest first', async () => {
  const member = await server.createMember();
  const userId = member.id;
  const at = (timestamp: string) => ({ userId, timestamp });
  await member.call(createActivity, { body: { ...at('2026-03-08T09:00:00Z'), type: 'yoga', duration: 15 } });
  await member.call(createActivity, {
    body: { ...at('2026-03-07T09:00:00Z'), type: 'cardio', duration: 60 },
  });
  await member.call(createFoodEntry, {
    body: { ...at('2026-03-10T11:00:00Z'), name: 'Pannkakor', mealType: 'lunch', calories: 450 },
  });
  await member.call(createMeditationSession, {
    body: { ...at('2026-03-09T20:00:00Z'), type: 'calm', duration: 10, completed: true },
  });
  await member.call(saveNight, { body: { userId, date: '2026-03-10', bedtime: '22:30', wakeTime: '06:00' } });
  const { body } = await member.call(listRecentActivity, { query });
  expect(
    body.map(({ area, type, name, minutes, calories }) => [area, type, name, minutes, calories]),
  ).toEqual([
    ['nutrition', 'lunch', 'Pannkakor', null, 450],
    ['sleep', null, null, 450, null],
    ['mindfulness', 'calm', null, 10, null],
    ['fitness', 'yoga', null, 15, 120],
  ]);
});

test('returns at most thirty entries: of all areas, or of one area', async () => {
  const member = await server.createMember();
  const userId = member.id;
  await member.call(createMeditationSession, {
    body: { userId, timestamp: '2026-03-08T07:00:00Z', type: 'calm', duration: 10, completed: true },
  });
  for (let minute = 10; minute < 42; minute += 1) {
    const timestamp = `2026-03-09T12:${minute}:00Z`;
    await member.call(createFoodEntry, { body: { userId, timestamp, name: `${minute}`, mealType: 'snack' } });
  }
  const { body } = await member.call(listRecentActivity, { query });
  expect(body.map(({ name }) => name)).toEqual(Array.from({ length: 30 }, (_, index) => `${41 - index}`));
  const ofArea = async (area: ActivityArea) =>
    (await member.call(listRecentActivity, { query: { ...query, area } })).body;
  expect(await ofArea('nutrition')).toEqual(body);
  expect(await ofArea('mindfulness')).toMatchObject([{ area: 'mindfulness', minutes: 10 }]);
  expect(await ofArea('fitness')).toEqual([]);
});
