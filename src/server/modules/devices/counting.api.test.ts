import { afterAll, beforeAll, expect, test } from 'vitest';
import { listRecentActivity } from '#contracts/dashboard.ts';
import { createActivity, getFitnessSummary, listActivities } from '#contracts/fitness.ts';
import { listSourceOrders, saveSourceOrder } from '#contracts/measures.ts';
import { createFoodEntry, getNutritionSummary, listFoodEntries } from '#contracts/nutrition.ts';
import type { MeasureName } from '#domain/measures/catalogue.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { meal, storeInTransaction, today, workout } from './test-helpers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const prefer = (member: TestMember, measure: MeasureName, sources: string[]) =>
  member.call(saveSourceOrder, { params: { measure }, body: { sources } });

/**
 * Stores a workout and a meal from a device, and a workout and a meal from the person, all on the same day. Also stores
 * a workout from the device on the day before.
 */
async function createEvents(): Promise<TestMember> {
  const member = await server.createMember();
  const before = workout({ externalId: 'e2', startedAt: new Date('2026-03-09T10:00:00Z') });
  await storeInTransaction(server, member.id, [workout(), before, meal()]);
  const own = { userId: member.id, timestamp: '2026-03-10T07:00:00Z' };
  await member.call(createActivity, { body: { ...own, type: 'yoga', duration: 20, caloriesBurned: null } });
  await member.call(createFoodEntry, { body: { ...own, name: 'Gröt', mealType: 'breakfast', protein: 7 } });
  return member;
}

async function readWorkouts(member: TestMember) {
  const { body: list } = await member.call(listActivities, { query: {} });
  const { body: summary } = await member.call(getFitnessSummary, {
    query: { date: today, weekStart: '2026-03-08' },
  });
  const counted = list.filter(({ counts, date }) => counts && date === today);
  return { shown: list.map(({ source, counts }) => [source, counts]), counted, today: summary.today };
}

test('the workouts that count in the list are those of the total', async () => {
  const member = await createEvents();
  const own = await readWorkouts(member);
  expect(own.shown).toEqual([
    ['device:oura', false],
    ['self', true],
    ['device:oura', true],
  ]);
  // The person's workout has no calories, so the total is 0. The calories of the device's workout are not added,
  // because that workout does not count on this day.
  expect(own.today).toEqual({ minutes: 20, calories: 0, workouts: 1 });
  expect((await prefer(member, 'workoutCalories', ['device:oura'])).body.measure).toBe('workoutMinutes');
  const device = await readWorkouts(member);
  expect(device.counted.map(({ source, duration }) => [source, duration])).toEqual([['device:oura', 45]]);
  expect(device.today).toEqual({ minutes: 45, calories: 400, workouts: 1 });
  expect((await member.call(listSourceOrders, {})).body).toEqual([
    { measure: 'workoutMinutes', sources: ['device:oura'] },
  ]);
});

test('the meals that count in the list are those of the total', async () => {
  const member = await createEvents();
  const read = async () => {
    const { body: list } = await member.call(listFoodEntries, { query: { date: today } });
    const { body: summary } = await member.call(getNutritionSummary, { query: { date: today } });
    return [list.filter(({ counts }) => counts).map(({ source }) => source), summary.entries, summary.totals];
  };
  expect(await read()).toEqual([['self'], 1, { calories: null, protein: 7, carbs: null, fat: null }]);
  await prefer(member, 'caloriesEaten', ['device:oura']);
  expect(await read()).toEqual([['device:oura'], 1, { calories: 300, protein: 10, carbs: 40, fat: 5 }]);
});

test('a page of a list knows the sources of a day that continues on the next page', async () => {
  const member = await createEvents();
  const { body: first } = await member.call(listActivities, { query: { limit: 1 } });
  expect(first).toMatchObject([{ source: 'device:oura', counts: false }]);
});

test('the recent activity contains no event twice', async () => {
  const member = await createEvents();
  const { body } = await member.call(listRecentActivity, { query: { date: today } });
  expect(body.map(({ area, minutes, name }) => [area, minutes, name])).toEqual([
    ['fitness', 20, null],
    ['nutrition', null, 'Gröt'],
    ['fitness', 45, null],
  ]);
});
