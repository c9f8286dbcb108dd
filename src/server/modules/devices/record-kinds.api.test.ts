import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCycleEntries } from '#contracts/cycle.ts';
import { getMindfulnessSummary } from '#contracts/mindfulness.ts';
import { getNutritionSummary, listFoodEntries } from '#contracts/nutrition.ts';
import { getSleepSummary, listNights, saveNight } from '#contracts/sleep.ts';
import { addDays } from '#domain/calendar-day.ts';
import type { Rejection } from '#domain/devices/health-record.ts';
import { measureNames, measures } from '#domain/measures/catalogue.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createCycleMember, setCycleEnabled } from '../cycle/test-helpers.ts';
import { dailySeries } from '../measures/daily-series-service.ts';
import { storeRecords } from './records-service.ts';
import { cycleDay, meal, night, session, steps, storeInTransaction, today, workout } from './test-helpers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** Returns today's value of each measure that has one. Leaves out the measures of the cycle. */
async function readToday(userId: number): Promise<Record<string, number>> {
  const names = measureNames.filter((name) => measures[name].sensitivity === 'normal');
  const series = await dailySeries(server.database.db, userId, names, today, today);
  return Object.fromEntries(
    Object.entries(series).flatMap(([name, [value]]) => (value ? [[name, value.value]] : [])),
  );
}

const everyKind = [steps(8000), night(), workout(), meal(), session(), cycleDay()];

test('a batch of every kind lands in its areas, and again as duplicates only', async () => {
  const member = await createCycleMember(server);
  const counts = { daily: 1, night: 1, workout: 1, meal: 1, session: 1, cycle: 1 };
  const report = await storeInTransaction(server, member.id, everyKind);
  expect(report).toMatchObject({ read: 6, stored: 6, duplicates: 0, rejected: [], kinds: counts });
  const expected = {
    ...{ steps: 8000, sleepHours: 7.5, deepSleepHours: 1.5, remSleepHours: 2, lightSleepHours: 4 },
    ...{ sleepEfficiency: 93.75, nights: 1, bedtime: 660, wakeTime: 420 },
    ...{ workouts: 1, workoutMinutes: 45, workoutCalories: 400 },
    ...{ meals: 1, mainMeals: 1, caloriesEaten: 300, protein: 10, carbs: 40, fat: 5 },
    ...{ meditationSessions: 1, meditationMinutes: 10 },
  };
  expect(await readToday(member.id)).toEqual(expected);
  const again = await storeInTransaction(server, member.id, everyKind);
  expect(again).toMatchObject({ stored: 0, duplicates: 6, rejected: [], kinds: counts });
  expect(await readToday(member.id)).toEqual(expected);
  const { body: totals } = await member.call(getMindfulnessSummary, { query: { date: today } });
  expect(totals).toMatchObject({ totalMinutes: 10, sessions: 1, streak: 1 });
  expect((await member.call(listCycleEntries, { query: {} })).body).toMatchObject([
    { date: today, flowIntensity: 3, periodStart: true, symptoms: ['cramping'], source: 'device:oura' },
  ]);
});

test('each record belongs to one person', async () => {
  const [member, other] = [await createCycleMember(server), await createCycleMember(server)];
  await storeInTransaction(server, member.id, everyKind);
  expect(await readToday(other.id)).toEqual({});
  expect(await storeInTransaction(server, other.id, everyKind)).toMatchObject({ stored: 6 });
});

const nap = night({
  externalId: 'nap',
  bedtime: new Date('2026-03-10T10:00:00Z'),
  wakeTime: new Date('2026-03-10T11:00:00Z'),
  ...{ asleepHours: 1, deepHours: 0.8, remHours: 0.1, lightHours: 0.1, efficiency: null },
});
const markedNap = night({ externalId: 'marked', isNap: true, asleepHours: 8 });
const sleeps = [nap, night({ deepHours: null }), markedNap];

test.each([
  ['in one batch', [sleeps]],
  ['in one batch, the last first', [sleeps.toReversed()]],
  ['one by one', sleeps.map((one) => [one])],
  ['one by one, the last first', sleeps.toReversed().map((one) => [one])],
])('a nap never replaces the night, nor mixes with it, if they arrive %s', async (_name, batches) => {
  const { id } = await server.createMember();
  for (const batch of batches) await storeInTransaction(server, id, batch);
  expect(await readToday(id)).toMatchObject({ sleepHours: 7.5, sleepEfficiency: 93.75, wakeTime: 420 });
  expect(await readToday(id)).not.toHaveProperty('deepSleepHours');
});

test('the shorter period of sleep is rejected with its length', async () => {
  const { id } = await server.createMember();
  const report = await storeInTransaction(server, id, [nap, night()]);
  const rejected = { reason: 'shorterSleep', what: 'sleepHours', count: 1, where: today };
  expect(report).toMatchObject({ stored: 1, rejected: [rejected] });
});

test('a night that a person logged stays beside that of a device', async () => {
  const member = await server.createMember();
  const own = { userId: member.id, date: today, bedtime: '22:30', wakeTime: '06:00' };
  const { body: logged } = await member.call(saveNight, { body: own });
  await storeInTransaction(server, member.id, [night()]);
  expect((await member.call(listNights, { query: {} })).body).toEqual([logged]);
  expect(await readToday(member.id)).toMatchObject({ sleepHours: 7.5, sleepEfficiency: 93.75 });
});

test('a night of a device shows its stages and its measured efficiency', async () => {
  const member = await server.createMember();
  const rating = { ...steps(8), measure: 'sleepQuality' as const };
  await storeInTransaction(server, member.id, [night(), rating]);
  const measured = {
    ...{ hours: 7.5, deepHours: 1.5, remHours: 2, lightHours: 4, awakeHours: 0.5, efficiency: 93.75 },
    ...{ bedtime: '2026-03-09T22:00:00.000Z', source: 'device:oura', quality: 8 },
  };
  expect((await member.call(listNights, { query: {} })).body).toMatchObject([measured]);
  const { body } = await member.call(getSleepSummary, { query: { date: today } });
  expect(body.rated).toEqual([{ date: today, quality: 8, hours: 7.5 }]);
  expect(body.efficiency).toEqual([{ date: today, percent: 93.75, isEstimated: false }]);
  expect(body.recent).toMatchObject([{ hours: 7.5, night: measured }]);
});

test('a night without measured sleep has the hours in bed, and no stages', async () => {
  const member = await server.createMember();
  const unknown = { asleepHours: null, deepHours: null, remHours: null, lightHours: null, efficiency: null };
  await storeInTransaction(server, member.id, [night(unknown)]);
  const { asleepHours: _, ...empty } = unknown;
  expect((await member.call(listNights, { query: {} })).body).toMatchObject([
    { ...empty, hours: 8, awakeHours: null },
  ]);
});

test('a meal without known nutrients keeps them unknown', async () => {
  const member = await server.createMember();
  const unknown = { calories: null, protein: null, carbs: null, fat: null };
  await storeInTransaction(server, member.id, [meal({ ...unknown, name: ' ' })]);
  const { body } = await member.call(listFoodEntries, { query: {} });
  expect(body).toMatchObject([{ ...unknown, name: 'lunch', nutritionScore: null, source: 'device:oura' }]);
  await storeInTransaction(server, member.id, [meal()]);
  await storeInTransaction(server, member.id, [meal({ ...unknown })]);
  const { body: summary } = await member.call(getNutritionSummary, { query: { date: today } });
  expect(summary).toMatchObject({ entries: 1, totals: { calories: 300, protein: 10 } });
});

test('days of the cycle are stored only while its module is on, and a rejection keeps nothing about them', async () => {
  const member = await createCycleMember(server);
  await setCycleEnabled(member, false);
  const impossible = cycleDay({ externalId: 'e2', flow: 9 });
  const unread: Rejection = {
    kind: 'rejected',
    reason: 'unreadable',
    what: 'menstruation.current_phase, pregnancy',
    where: today,
    isCycle: true,
  };
  const report = await storeInTransaction(server, member.id, [cycleDay(), impossible, unread]);
  expect(report).toMatchObject({ stored: 0, kinds: {}, from: null });
  expect(report.rejected).toEqual([
    { reason: 'outOfBounds', what: 'cycle', count: 1, where: null },
    { reason: 'unreadable', what: 'cycle', count: 1, where: null },
    { reason: 'moduleOff', what: 'cycle', count: 1, where: null },
  ]);
  const { db } = server.database;
  expect(
    await db.selectFrom('rejected_values').where('user_id', '=', member.id).selectAll().execute(),
  ).toEqual([]);
  await setCycleEnabled(member, true);
  expect((await member.call(listCycleEntries, { query: {} })).body).toEqual([]);
});

test('a batch takes the same number of statements, however many records it has', async () => {
  const member = await createCycleMember(server);
  const countStatements = async (size: number) => {
    let statements = 0;
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const records = Array.from({ length: size }, (_, index) => {
      const day = addDays(today, -index);
      const at = new Date(`${day}T10:00:00Z`);
      const wakeTime = new Date(`${day}T06:00:00Z`);
      const bedtime = new Date(wakeTime.getTime() - 8 * 3_600_000);
      return [
        ...[
          steps(8000 + size, day),
          steps(10_000_000 + size, day),
          cycleDay({ externalId: `${size} ${day}`, day }),
        ],
        night({ externalId: `${size} ${day}`, bedtime, wakeTime, asleepHours: 7.5 + size / 1000 }),
        workout({ externalId: `${size} ${day}`, startedAt: at }),
        meal({ externalId: `${size} ${day}`, eatenAt: at }),
        session({ externalId: `${size} ${day}`, startedAt: at }),
      ];
    }).flat();
    const context = { today, now: server.clock.now };
    const report = await server.database.db
      .transaction()
      .execute((tx) => storeRecords(tx.withPlugin(counter), member.id, 'device:oura', records, context));
    expect(report).toMatchObject({ stored: 6 * size, duplicates: 0 });
    return statements;
  };
  const few = await countStatements(2);
  expect(few).toBeLessThan(25);
  // The nights of the second batch are longer and replace the two nights of the first batch. One additional statement
  // deletes the values of the replaced nights.
  expect(await countStatements(70)).toBe(few + 1);
});
