import { afterAll, beforeAll, expect, test } from 'vitest';
import { listHealthMetrics, listSourceOrders, saveSourceOrder } from '#contracts/measures.ts';
import { listNights, saveNight } from '#contracts/sleep.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { updateObservation } from './measures-service.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const date = '2026-03-10';
const save = (member: TestMember, measure: string, sources: string[]) =>
  member.call(saveSourceOrder, { params: { measure: measure as 'heartRate' }, body: { sources } });

test("without a session, returns 401; another member's order does not apply", async () => {
  const [one, other] = [await server.createMember(), await server.createMember()];
  const call = { params: { measure: 'heartRate' }, body: { sources: ['device:ring'] } } as const;
  expect((await server.call(listSourceOrders, {})).status).toBe(401);
  expect((await server.call(saveSourceOrder, { ...call, body: { sources: ['device:ring'] } })).status).toBe(
    401,
  );
  await save(other, 'heartRate', ['device:ring']);
  expect((await one.call(listSourceOrders, {})).body).toEqual([]);
});

test('an order is stored per measure, decides the shown value, and can be reset', async () => {
  const member = await server.createMember();
  for (const [source, value] of [
    ['device:ring', 58],
    ['device:watch', 61],
    ['self', 64],
  ] as const)
    await updateObservation(server.database.db, member.id, {
      day: date,
      measure: 'heartRate',
      source,
      value,
    });
  const shown = async () => {
    const [day] = (await member.call(listHealthMetrics, { query: { date } })).body;
    return [day?.heartRate, day?.sources.heartRate];
  };
  expect(await shown()).toEqual([64, 'self']);
  const order = { measure: 'heartRate', sources: ['device:ring', 'self'] };
  expect((await save(member, 'heartRate', order.sources)).body).toEqual(order);
  await save(member, 'weight', ['device:scale']);
  expect(await shown()).toEqual([58, 'device:ring']);
  expect((await member.call(listSourceOrders, {})).body).toEqual([
    order,
    { measure: 'weight', sources: ['device:scale'] },
  ]);
  await save(member, 'heartRate', []);
  expect(await shown()).toEqual([64, 'self']);
  expect((await member.call(listSourceOrders, {})).body).toHaveLength(1);
});

test("the person's own night is shown until they prefer the device", async () => {
  const member = await server.createMember();
  const night = { user_id: member.id, day: date, zone: 'UTC', source: 'device:ring', external_id: 'n1' };
  const times = { bedtime: new Date('2026-03-09T21:00:00Z'), wake_time: new Date('2026-03-10T07:00:00Z') };
  await server.database.db
    .insertInto('sleep_nights')
    .values({ ...night, ...times })
    .execute();
  const own = { userId: member.id, date, bedtime: '22:30', wakeTime: '06:00' };
  expect((await member.call(saveNight, { body: own })).body).toMatchObject({ hours: 7.5, source: 'self' });
  const shown = async () => (await member.call(listNights, { query: {} })).body;
  expect(await shown()).toMatchObject([{ hours: 7.5, source: 'self' }]);
  await save(member, 'sleepHours', ['device:ring']);
  expect(await shown()).toMatchObject([{ hours: 10, source: 'device:ring' }]);
});

test.each([
  ['a measure that is none', 'shoeSize', ['self'], 'measure'],
  ['a source that is none', 'weight', ['manual'], 'sources'],
  ['a suggested value first', 'weight', ['suggested'], 'sources'],
  ['a source twice', 'weight', ['self', 'self'], 'sources'],
])('rejects %s', async (_name, measure, sources, field) => {
  const member = await server.createMember();
  const answer = await save(member, measure, sources);
  expect([answer.status, answer.error.field?.split('.')[0]]).toEqual([400, field]);
  expect((await member.call(listSourceOrders, {})).body).toEqual([]);
});

test('the same event of a source cannot be stored twice', async () => {
  const member = await server.createMember();
  const row = {
    ...{ user_id: member.id, type: 'yoga', duration: 30, intensity: 'moderate', zone: 'UTC', day: date },
    ...{ happened_at: new Date('2026-03-10T10:00:00Z'), source: 'import:health', external_id: 'w1' },
  };
  const insert = (values: typeof row) => server.database.db.insertInto('exercise_activities').values(values);
  await insert(row).execute();
  await expect(insert(row).execute()).rejects.toThrow('exercise_activities_external');
  await insert({ ...row, source: 'import:fit' }).execute();
});
