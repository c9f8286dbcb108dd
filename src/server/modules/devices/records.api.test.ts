import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Rejection } from '#domain/devices/health-record.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { steps, storeInTransaction, today, workout } from './test-helpers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const store = (
  ...[userId, records, options]: Parameters<typeof storeInTransaction> extends [unknown, ...infer Rest]
    ? Rest
    : never
) => storeInTransaction(server, userId, records, options);

const readSteps = (userId: number) =>
  server.database.db
    .selectFrom('daily_observations')
    .where('user_id', '=', userId)
    .select(['day', 'source', 'value'])
    .orderBy('day')
    .orderBy('source')
    .execute();

test('daily values are stored once, and a newer reading replaces an older one', async () => {
  const { id } = await server.createMember();
  const records = [steps(4000, '2026-03-08'), steps(5000)];
  expect(await store(id, records)).toEqual({
    read: 2,
    stored: 2,
    duplicates: 0,
    rejected: [],
    kinds: { daily: 2 },
    from: '2026-03-08',
    to: today,
  });
  expect(await store(id, records)).toMatchObject({ stored: 0, duplicates: 2, kinds: { daily: 2 } });
  const older = new Date('2026-03-10T08:00:00Z');
  expect(await store(id, [steps(9000, today, older)])).toMatchObject({ stored: 0, duplicates: 1 });
  expect(await store(id, [steps(4800, today, new Date('2026-03-10T13:00:00Z'))])).toMatchObject({
    stored: 1,
  });
  await store(id, [steps(100)], { source: 'device:garmin' });
  expect(await readSteps(id)).toEqual([
    { day: '2026-03-08', source: 'device:oura', value: 4000 },
    { day: today, source: 'device:garmin', value: 100 },
    { day: today, source: 'device:oura', value: 4800 },
  ]);
});

test('a delivery that arrives late does not replace a newer one', async () => {
  const { id } = await server.createMember();
  const at = (hour: string) => new Date(`2026-03-10T${hour}:00:00Z`);
  await store(id, [steps(8000)], { orderedAt: at('11') });
  await store(id, [steps(3000)], { orderedAt: at('09') });
  expect(await readSteps(id)).toEqual([{ day: today, source: 'device:oura', value: 8000 }]);
  await store(id, [steps(7000)], { orderedAt: at('12') });
  expect(await readSteps(id)).toEqual([{ day: today, source: 'device:oura', value: 7000 }]);
});

test('absurd values and impossible days are rejected with the reason', async () => {
  const { id } = await server.createMember();
  const unknown: Rejection = { kind: 'rejected', reason: 'notUsed', what: 'HKMystery\0', where: 'line 4' };
  const report = await store(id, [
    steps(10_000_000),
    steps(Number.NaN, '2026-03-09'),
    steps(4000, '2026-03-11'),
    steps(4000, '1899-12-31'),
    steps(4000, '2026-02-30'),
    unknown,
    unknown,
    steps(4000, '2026-03-09'),
  ]);
  expect(report).toEqual({
    read: 8,
    stored: 1,
    duplicates: 0,
    rejected: [
      { reason: 'outOfBounds', what: 'steps', count: 2, where: today },
      { reason: 'impossibleDay', what: 'steps', count: 2, where: '2026-03-11' },
      { reason: 'unreadable', what: 'steps', count: 1, where: null },
      { reason: 'notUsed', what: 'HKMystery', count: 2, where: 'line 4' },
    ],
    kinds: { daily: 1 },
    from: '2026-03-09',
    to: '2026-03-09',
  });
  await store(id, [steps(10_000_000)]);
  const kept = await server.database.db
    .selectFrom('rejected_values')
    .where('user_id', '=', id)
    .select(['what', 'day', 'value', 'reason'])
    .orderBy('id')
    .execute();
  expect(kept).toEqual([
    { what: 'steps', day: today, value: 10_000_000, reason: 'outOfBounds' },
    { what: 'steps', day: '2026-03-09', value: null, reason: 'outOfBounds' },
    { what: 'steps', day: '2026-03-11', value: null, reason: 'impossibleDay' },
    { what: 'steps', day: '1899-12-31', value: null, reason: 'impossibleDay' },
    { what: 'steps', day: null, value: null, reason: 'unreadable' },
  ]);
});

test('what the person entered is never a source of records', async () => {
  const { id } = await server.createMember();
  await expect(store(id, [steps(1)], { source: 'self' })).rejects.toThrow('self');
  expect(await readSteps(id)).toEqual([]);
});

test('a workout that is read again changes, but keeps what the new reading does not know', async () => {
  const { id } = await server.createMember();
  const first = workout({ title: 'Run\0ning', startedAt: new Date('2026-03-09T23:30:00Z'), calories: 400.4 });
  const other = { ...first, externalId: 'e2', calories: null };
  expect(await store(id, [first, other])).toMatchObject({ stored: 2, kinds: { workout: 2 }, from: today });
  expect(await store(id, [first, other])).toMatchObject({ stored: 0, duplicates: 2 });
  expect(await store(id, [{ ...first, minutes: 50, calories: null }])).toMatchObject({ stored: 1 });
  const rows = await server.database.db
    .selectFrom('exercise_activities')
    .where('user_id', '=', id)
    .select(['external_id', 'duration', 'calories_burned', 'notes', 'day', 'intensity'])
    .orderBy('external_id')
    .execute();
  const common = { notes: 'Running', day: today, intensity: 'moderate' };
  expect(rows).toEqual([
    { ...common, external_id: 'e1', duration: 50, calories_burned: 400 },
    { ...common, external_id: 'e2', duration: 45, calories_burned: null },
  ]);
});
