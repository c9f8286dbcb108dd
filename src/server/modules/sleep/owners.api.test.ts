import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NightVersion } from '#domain/devices/place-nights.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { findNightVersions, updateNightVersions } from './imported-nights-queries.ts';
import { dailyNights, findSleepNightsBetween } from './sleep-queries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const day = '2026-03-10';
const source = 'device:oura';
const night: NightVersion = {
  externalId: 'night-1',
  orderedAt: new Date('2026-03-10T07:00:00Z'),
  content: {
    day,
    bedtime: new Date('2026-03-09T22:00:00Z'),
    wakeTime: new Date('2026-03-10T06:00:00Z'),
    zone: 'Europe/Stockholm',
    asleepHours: 7.5,
    deepHours: null,
    remHours: null,
    lightHours: null,
    efficiency: null,
  },
};

test("another person's nights are in neither the list nor the daily values", async () => {
  const { db } = server.database;
  const [owner, other] = [(await server.createMember()).id, (await server.createMember()).id];
  await updateNightVersions(db, other, source, new Map([[day, night]]));
  expect(await findSleepNightsBetween(db, owner, day, day)).toEqual([]);
  expect((await dailyNights(owner, day, day).execute(db)).rows).toEqual([]);
});

test("another person's nights from a device are neither found nor deleted", async () => {
  const { db } = server.database;
  const [owner, other] = [(await server.createMember()).id, (await server.createMember()).id];
  await updateNightVersions(db, other, source, new Map([[day, night]]));
  const wanted = { ids: ['night-1'], days: [day] };
  expect(await findNightVersions(db, owner, source, wanted)).toEqual([]);
  await updateNightVersions(db, owner, source, new Map([[day, null]]));
  expect(await findNightVersions(db, other, source, wanted)).toEqual([night]);
});
