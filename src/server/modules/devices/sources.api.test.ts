import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCycleEntries } from '#contracts/cycle.ts';
import { createActivity } from '#contracts/fitness.ts';
import { saveSourceOrder } from '#contracts/measures.ts';
import { getMindfulnessSummary } from '#contracts/mindfulness.ts';
import {
  deleteSource,
  getDeviceSummary,
  listRejectedValues,
  listSources,
  listSourceValues,
} from '#contracts/sources.ts';
import { addDays } from '#domain/calendar-day.ts';
import { readCatalog } from '#server/testing/catalog.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createCycleMember, setCycleEnabled } from '../cycle/test-helpers.ts';
import { cycleDay, meal, night, session, steps, storeInTransaction, today, workout } from './test-helpers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const everyKind = [
  ...[steps(8000), steps(10_000_000), night(), workout(), meal(), session()],
  cycleDay({ day: '2026-03-09' }),
];

/** Returns the number of the person's rows from a source, for each table with the columns `user_id` and `source`. */
async function countBySource(userId: number, source: string): Promise<Record<string, number>> {
  const { db } = server.database;
  const catalog = await readCatalog(db);
  const withColumn = (name: string) =>
    new Set(catalog.filter(({ column }) => column === name).map(({ table }) => table));
  const counts: Record<string, number> = {};
  const ofPeople = withColumn('user_id');
  for (const table of [...withColumn('source')].filter((name) => ofPeople.has(name))) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(table)} where user_id = ${userId} and source = ${source}
    `.execute(db);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

/**
 * Tables whose rows never come from a device or an import. Check-in answers have only the sources `self` and
 * `suggested`.
 */
const withoutDevices = ['questionnaire_responses'];

test('deleting a source deletes its rows in every table, and nothing else', async () => {
  const [member, other] = [await createCycleMember(server), await createCycleMember(server)];
  for (const { id } of [member, other]) await storeInTransaction(server, id, everyKind);
  await storeInTransaction(server, member.id, everyKind, { source: 'import:apple-health' });
  const before = await countBySource(member.id, 'device:oura');
  expect(Object.keys(before).filter((table) => !before[table])).toEqual(withoutDevices);
  const { body } = await member.call(deleteSource, { params: { source: 'device:oura' } });
  // Counts the six stored records, and the five daily values that the night adds.
  expect(body).toEqual({ deletedValues: 11 });
  const after = await countBySource(member.id, 'device:oura');
  expect(Object.values(after).filter((count) => count > 0)).toEqual([]);
  expect(await countBySource(member.id, 'import:apple-health')).toEqual(before);
  expect(await countBySource(other.id, 'device:oura')).toEqual(before);
  const again = await member.call(deleteSource, { params: { source: 'device:oura' } });
  expect([again.status, again.error.code]).toEqual([404, 'not_found']);
  expect((await member.call(deleteSource, { params: { source: 'self' } })).status).toBe(400);
  const { body: sources } = await member.call(listSources, {});
  expect(sources.map(({ source }) => source)).toEqual(['import:apple-health']);
});

test('deleted meditation no longer counts, and days of the cycle are deleted while it is switched off', async () => {
  const member = await createCycleMember(server);
  await storeInTransaction(server, member.id, [session(), cycleDay()]);
  await setCycleEnabled(member, false);
  await member.call(deleteSource, { params: { source: 'device:oura' } });
  const { body } = await member.call(getMindfulnessSummary, { query: { date: today } });
  expect(body).toMatchObject({ totalMinutes: 0, sessions: 0, streak: 0 });
  await setCycleEnabled(member, true);
  expect((await member.call(listCycleEntries, { query: {} })).body).toEqual([]);
});

test('the sources list what they have', async () => {
  const member = await createCycleMember(server);
  await storeInTransaction(server, member.id, everyKind);
  await storeInTransaction(server, member.id, [steps(1, '2026-03-01')], {
    source: 'device:simulated-fitbit',
  });
  const { body } = await member.call(listSources, {});
  expect(body).toMatchObject([
    {
      ...{ source: 'device:oura', values: 11, from: '2026-03-09', to: today },
      ...{ recentDays: ['2026-03-09', today], isSimulated: false },
    },
    {
      ...{ source: 'device:simulated-fitbit', values: 1, from: '2026-03-01', to: '2026-03-01' },
      ...{ measures: ['steps'], recentDays: ['2026-03-01'], isSimulated: true },
    },
  ]);
  expect(body[0]?.measures).toEqual(
    expect.arrayContaining(['bedtime', 'meals', 'sleepHours', 'steps', 'workouts']),
  );
  expect(body[0]?.measures).not.toContain('cycleDay');
  await setCycleEnabled(member, false);
  expect((await member.call(listSources, {})).body[0]).toMatchObject({ values: 10, from: today });
  expect((await server.call(listSources, {})).status).toBe(401);
});

test('each number opens to its sources, also a total of events', async () => {
  const member = await server.createMember();
  const recordedAt = new Date('2026-03-10T08:00:00Z');
  await storeInTransaction(server, member.id, [steps(8000, today, recordedAt), workout()]);
  await storeInTransaction(server, member.id, [steps(9000)], { source: 'device:garmin' });
  const own = { userId: member.id, type: 'yoga', duration: 20, timestamp: '2026-03-10T07:00:00Z' } as const;
  await member.call(createActivity, { body: own });
  const read = async (measure: 'steps' | 'workoutMinutes') =>
    (await member.call(listSourceValues, { query: { measure, date: today } })).body;
  const garmin = { source: 'device:garmin', value: 9000, recordedAt: '2026-03-10T12:00:00.000Z' };
  const oura = { source: 'device:oura', value: 8000, recordedAt: '2026-03-10T08:00:00.000Z' };
  expect(await read('steps')).toEqual([
    { ...garmin, counts: true },
    { ...oura, counts: false },
  ]);
  const body = { sources: ['device:oura'] };
  await member.call(saveSourceOrder, { params: { measure: 'steps' }, body });
  expect(await read('steps')).toEqual([
    { ...oura, counts: true },
    { ...garmin, counts: false },
  ]);
  expect(await read('workoutMinutes')).toEqual([
    { source: 'self', value: 20, recordedAt: null, counts: true },
    { source: 'device:oura', value: 45, recordedAt: null, counts: false },
  ]);
  const ofCycle = await member.call(listSourceValues, { query: { measure: 'cyclePain', date: today } });
  expect([ofCycle.status, ofCycle.error.field]).toEqual([400, 'measure']);
});

test('rejected values are listed with their reason, newest first, and at most 1,000 are kept', async () => {
  const [member, other] = [await server.createMember(), await server.createMember()];
  const absurd = (from: number) => Array.from({ length: 600 }, (_, index) => steps(1_000_000 + from + index));
  await storeInTransaction(server, member.id, absurd(0));
  await storeInTransaction(server, member.id, absurd(600));
  const { body, headers } = await member.call(listRejectedValues, { query: { limit: 100 } });
  expect(body).toHaveLength(100);
  const beforeId = String(body[99]?.id);
  expect(headers.link).toContain(`beforeId=${beforeId}`);
  const next = await member.call(listRejectedValues, { query: { limit: 1, beforeId } });
  expect(next.body.map(({ value }) => value)).toEqual([1_001_099]);
  expect(body[0]).toEqual({
    ...{ id: expect.any(Number), source: 'device:oura', what: 'steps', day: today, value: 1_001_199 },
    ...{ reason: 'outOfBounds', receivedAt: '2026-03-10T12:00:00.000Z' },
  });
  expect((await countBySource(member.id, 'device:oura')).rejected_values).toBe(1000);
  expect((await other.call(listRejectedValues, { query: {} })).body).toEqual([]);
});

test('the device summary has what counts on the day, in the week, and usually', async () => {
  const member = await server.createMember();
  const days = Array.from({ length: 10 }, (_, index) => steps(1000 * (index + 1), addDays(today, -index)));
  await storeInTransaction(server, member.id, [...days, steps(50, addDays(today, 1))]);
  const { body } = await member.call(getDeviceSummary, { query: { date: today } });
  expect(body.map(({ measure }) => measure)).toEqual(['steps', 'distance', 'activeCalories', 'heartRate']);
  expect(body[0]).toMatchObject({ current: { value: 1000, source: 'device:oura' }, usual: 6000 });
  expect(body[0]?.days.map(({ value }) => value)).toEqual([7000, 6000, 5000, 4000, 3000, 2000, 1000]);
  expect(body[1]).toEqual({ measure: 'distance', current: null, usual: null, days: [] });
});

test('the usual value of the device summary skips days without a value', async () => {
  const member = await server.createMember();
  const days = Array.from({ length: 8 }, (_, index) =>
    steps(1000 * (index + 1), addDays(today, -40 - index)),
  );
  await storeInTransaction(server, member.id, days);
  const { body } = await member.call(getDeviceSummary, { query: { date: today } });
  expect(body[0]).toMatchObject({ measure: 'steps', current: null, usual: 4500 });
});
