import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { deleteValuesOn, findValueVersions, upsertValueVersions } from './imported-values-queries.ts';
import { countObservationDays, deleteDailyObservation, findObservationsOn } from './measures-queries.ts';
import {
  deleteSourceOrder,
  findSourceOrders,
  selectSourceOrder,
  upsertSourceOrder,
} from './sources-queries.ts';

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

test('findObservationsOn returns only values of the person', async () => {
  const found = await findObservationsOn(server.database.db, owner, [key.measure], key.day);
  expect(found.map(({ value }) => value)).toEqual([4000]);
});

test('deleteDailyObservation deletes only the value of the person', async () => {
  const { db } = server.database;
  expect(await deleteDailyObservation(db, owner, { ...key, source })).toBe(true);
  expect(await deleteDailyObservation(db, owner, { ...key, source })).toBe(false);
  expect(await readValues(other)).toEqual([9000]);
});

test('countObservationDays counts only days of the person', async () => {
  const { db } = server.database;
  await upsertValueVersions(db, other, source, [{ ...key, ...times, day: '2026-03-08', value: 1 }]);
  const counted = await countObservationDays(db, owner, [key.measure], '2026-03-10', 50);
  expect(counted).toEqual([{ measure: key.measure, days: 1 }]);
});

test('source orders are found and deleted only for the person', async () => {
  const { db } = server.database;
  await upsertSourceOrder(db, other, 'steps', ['device:garmin']);
  expect(await findSourceOrders(db, owner)).toEqual([]);
  expect(await selectSourceOrder(db, owner, 'steps').execute()).toEqual([]);
  await deleteSourceOrder(db, owner, 'steps');
  expect(await findSourceOrders(db, other)).toHaveLength(1);
});
