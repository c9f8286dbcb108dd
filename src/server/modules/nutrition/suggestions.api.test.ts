import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  copyFoodEntries,
  createFoodEntry,
  deleteFoodFavourite,
  type FoodEntryInput,
  listFoodEntries,
  listFoodSuggestions,
  saveFoodFavourite,
} from '#contracts/nutrition.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const stockholm = { headers: { 'x-time-zone': 'Europe/Stockholm' } };
const log = async (member: TestMember, meal: Partial<FoodEntryInput>) => {
  const body = { userId: member.id, name: 'Porridge', mealType: 'breakfast' as const, ...meal };
  const answer = await member.call(createFoodEntry, { body }, stockholm);
  expect(answer.status).toBe(200);
  return answer.body;
};
const suggested = async (member: TestMember) => (await member.call(listFoodSuggestions, {})).body;

describe('GET /api/food-suggestions', () => {
  test("signed out: 401; never another member's", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    await log(other, {});
    await other.call(saveFoodFavourite, { body: { userId: other.id, name: 'Rye bread' } });
    expect((await server.call(listFoodSuggestions, {})).status).toBe(401);
    expect(await suggested(one)).toEqual({ recents: [], favourites: [] });
  });

  test('lists each name of the last 90 days once, with its latest values, most recently eaten first', async () => {
    const member = await server.createMember();
    await log(member, { name: 'Forgotten', date: '2025-12-09' });
    await log(member, { name: 'Remembered', date: '2025-12-10', protein: 4.5 });
    await log(member, { name: 'porridge', calories: 200, date: '2026-03-01' });
    await log(member, { name: 'Herring', mealType: 'lunch', date: '2026-03-05' });
    await log(member, { name: 'Porridge', calories: 310, date: '2026-03-08' });
    const unknown = { description: null, calories: null, protein: null, carbs: null, fat: null };
    expect((await suggested(member)).recents).toEqual([
      { ...unknown, name: 'Porridge', mealType: 'breakfast', calories: 310 },
      { ...unknown, name: 'Herring', mealType: 'lunch' },
      { ...unknown, name: 'Remembered', mealType: 'breakfast', protein: 4.5 },
    ]);
  });

  test('lists at most twenty foods', async () => {
    const member = await server.createMember();
    for (let count = 0; count < 21; count++) await log(member, { name: `Meal ${count}` });
    const { recents } = await suggested(member);
    expect([recents.length, recents[0]!.name, recents.at(-1)!.name]).toEqual([20, 'Meal 20', 'Meal 1']);
  });
});

describe('POST /api/food-favourites', () => {
  test("signed out: 401; another member's id: 403 and nothing stored", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    const body = { userId: other.id, name: 'Rye bread' };
    expect((await server.call(saveFoodFavourite, { body })).status).toBe(401);
    expect((await one.call(saveFoodFavourite, { body })).error.code).toBe('not_yours');
    expect((await suggested(other)).favourites).toEqual([]);
  });

  test('saving the same name again replaces the favourite; favourites are sorted by name', async () => {
    const member = await server.createMember();
    const save = async (food: object) =>
      (await member.call(saveFoodFavourite, { body: { userId: member.id, name: 'Rye bread', ...food } }))
        .body;
    const first = await save({ calories: 90, mealType: 'breakfast' });
    await save({ name: 'apple' });
    const second = await save({ name: 'RYE bread', fat: 1.2 });
    expect(second).toEqual({
      id: first.id,
      name: 'RYE bread',
      description: null,
      mealType: null,
      calories: null,
      protein: null,
      carbs: null,
      fat: 1.2,
    });
    expect((await suggested(member)).favourites.map((food) => food.name)).toEqual(['apple', 'RYE bread']);
  });

  test('refuses values outside the bounds of a meal', async () => {
    const member = await server.createMember();
    const body = { userId: member.id, name: 'Rye bread', calories: 5001 };
    const answer = await member.call(saveFoodFavourite, { body });
    expect([answer.status, answer.error.field]).toEqual([400, 'calories']);
  });
});

describe('DELETE /api/food-favourites/:id', () => {
  test("signed out: 401; another member's favourite: 404, and it stays; one's own is gone, once", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    const { body: food } = await other.call(saveFoodFavourite, { body: { userId: other.id, name: 'Apple' } });
    const params = { id: String(food.id) };
    expect((await server.call(deleteFoodFavourite, { params })).status).toBe(401);
    expect((await one.call(deleteFoodFavourite, { params })).status).toBe(404);
    expect((await suggested(other)).favourites).toEqual([food]);
    expect((await other.call(deleteFoodFavourite, { params })).body).toEqual({ deleted: true });
    expect((await other.call(deleteFoodFavourite, { params })).status).toBe(404);
  });
});

describe('POST /api/food-entries/copy', () => {
  const copy = async (
    member: TestMember,
    days: { fromDate?: string; toDate?: string; mealType?: 'lunch' } = {},
  ) =>
    member.call(
      copyFoodEntries,
      { body: { userId: member.id, fromDate: '2026-03-08', toDate: '2026-03-10', ...days } },
      stockholm,
    );

  test("signed out: 401; another member's id: 403; never another's meals", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    await log(other, { date: '2026-03-08' });
    const body = { userId: other.id, fromDate: '2026-03-08', toDate: '2026-03-10' };
    expect((await server.call(copyFoodEntries, { body })).status).toBe(401);
    expect((await one.call(copyFoodEntries, { body })).error.code).toBe('not_yours');
    expect((await copy(one)).body).toEqual([]);
    expect((await other.call(listFoodEntries, { query: { date: '2026-03-10' } })).body).toEqual([]);
  });

  test('rejects a copy to the same day', async () => {
    const member = await server.createMember();
    await log(member, { date: '2026-03-08' });
    const { error } = await copy(member, { toDate: '2026-03-08' });
    expect([error.code, error.field]).toEqual(['invalid_input', 'toDate']);
    expect((await member.call(listFoodEntries, { query: { date: '2026-03-08' } })).body).toHaveLength(1);
  });

  test('copies a day at the usual times of its meals in the current time zone, and keeps the original', async () => {
    const member = await server.createMember();
    const lunch = await log(member, {
      name: 'Herring',
      mealType: 'lunch',
      calories: 400,
      timestamp: '2026-03-08T12:34:00Z',
    });
    const breakfast = await log(member, { date: '2026-03-08', voiceTranscript: 'porridge' });
    const { body } = await copy(member);
    expect(body.map((entry) => [entry.name, entry.date, entry.timestamp, entry.zone])).toEqual([
      ['Porridge', '2026-03-10', '2026-03-10T07:00:00.000Z', 'Europe/Stockholm'],
      ['Herring', '2026-03-10', '2026-03-10T11:00:00.000Z', 'Europe/Stockholm'],
    ]);
    expect(body[1]).toEqual({
      ...lunch,
      id: expect.any(Number),
      date: '2026-03-10',
      timestamp: '2026-03-10T11:00:00.000Z',
    });
    expect(body[0]!.voiceTranscript).toBeNull();
    const before = await member.call(listFoodEntries, { query: { date: '2026-03-08' } });
    const counting = (meals: object[]) => meals.map((meal) => ({ ...meal, counts: true }));
    expect(before.body).toEqual(counting([lunch, breakfast]));
    const after = await member.call(listFoodEntries, { query: { date: '2026-03-10' } });
    expect(after.body).toEqual(counting(body.toReversed()));
  });

  test('copies one type of meal, also across a change of clocks', async () => {
    const member = await server.createMember();
    await log(member, { date: '2025-10-25', name: 'Herring', mealType: 'lunch' });
    await log(member, { date: '2025-10-25' });
    const { body } = await copy(member, { fromDate: '2025-10-25', toDate: '2025-10-26', mealType: 'lunch' });
    expect(body).toMatchObject([{ name: 'Herring', timestamp: '2025-10-26T11:00:00.000Z' }]);
  });

  test('refuses a future day and an unknown type of meal', async () => {
    const member = await server.createMember();
    expect((await copy(member, { toDate: '2026-03-12' })).error.field).toBe('toDate');
    expect((await copy(member, { mealType: 'brunch' as 'lunch' })).error.field).toBe('mealType');
  });
});
