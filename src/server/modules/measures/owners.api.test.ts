import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { deleteValuesOn, findValueVersions, upsertValueVersions } from './imported-values-queries.ts';

/** The user ids of two people with a value of the same device, measure and day. */
let owner: number;
let other: number;
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const source = 'device:garmin';
const key = { day: '2026-03-09', measure: 'steps' } as const;
const times = { recordedAt: new Date('2026-03-09T20:00:00Z'), orderedAt: new Date('2026-03-09T20:00:00Z') };

beforeEach(async () => {
  [owner, other] = [(await server.createMember()).id, (await server.createMember()).id];
  const { db } = server.database;
  await upsertValueVersions(db, owner, source, [{ ...key, ...times, value: 4000 }]);
  await upsertValueVersions(db, other, source, [{ ...key, ...times, value: 9000 }]);
});

const readValues = async (userId: number) =>
  (await findValueVersions(server.database.db, userId, source, [key])).map(({ value }) => value);

test('findValueVersions returns only values of the person', async () => {
  expect(await readValues(owner)).toEqual([4000]);
  expect(await readValues(other)).toEqual([9000]);
});

test('deleteValuesOn deletes only values of the person', async () => {
  await deleteValuesOn(server.database.db, owner, source, [key.measure], [key.day]);
  expect(await readValues(owner)).toEqual([]);
  expect(await readValues(other)).toEqual([9000]);
});
