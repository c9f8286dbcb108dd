import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { findFitnessTotals } from './fitness-queries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test("another person's workout of the same day is no rival of the best workout", async () => {
  const { db } = server.database;
  const [owner, other] = [(await server.createMember()).id, (await server.createMember()).id];
  const day = '2026-03-10';
  const workout = {
    type: 'cardio',
    intensity: 'moderate',
    duration: 30,
    calories_burned: 240,
    zone: 'UTC',
    day,
  };
  const rows = [
    { ...workout, user_id: owner, source: 'self', happened_at: server.clock.now },
    { ...workout, user_id: other, source: 'device:watch', happened_at: server.clock.now },
  ];
  await db.insertInto('exercise_activities').values(rows).execute();
  const { longest, mostCalories } = await findFitnessTotals(db, owner, day, '2026-03-08');
  expect([longest?.hasRivals, mostCalories?.hasRivals]).toEqual([false, false]);
});
