import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listHealthMetrics } from '#contracts/measures.ts';
import {
  createFoodEntry,
  type FoodEntryInput,
  getNutritionSummary,
  getNutritionTargets,
  listNutritionDays,
  saveNutritionTargets,
  saveWaterIntake,
} from '#contracts/nutrition.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const date = '2026-03-10';
const none = { calories: null, protein: null, carbs: null, fat: null };
const summaryOf = async (member: TestMember, day = date) =>
  (await member.call(getNutritionSummary, { query: { date: day } })).body;

describe('nutrition targets', () => {
  const body = { calories: 2100, protein: 90.5, carbs: null, fat: 70 };

  test('signed out: 401', async () => {
    expect((await server.call(getNutritionTargets, {})).status).toBe(401);
    expect((await server.call(saveNutritionTargets, { body })).status).toBe(401);
  });

  test('belong to one person, are empty at first, and are replaced as a whole', async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    expect((await one.call(getNutritionTargets, {})).body).toEqual(none);
    await one.call(saveNutritionTargets, { body: { ...body, carbs: 200 } });
    expect((await one.call(saveNutritionTargets, { body })).body).toEqual(body);
    expect((await one.call(getNutritionTargets, {})).body).toEqual(body);
    expect((await other.call(getNutritionTargets, {})).body).toEqual(none);
  });

  test.each([
    ['calories', 499],
    ['calories', 10_001],
    ['calories', 2000.5],
    ['protein', -1],
    ['fat', 1001],
    ['carbs', '200'],
    ['carbs', undefined],
    ['extra', 1],
  ])('refuse %s of %s', async (field, value) => {
    const member = await server.createMember();
    const answer = await member.call(saveNutritionTargets, { body: { ...body, [field]: value } });
    expect([answer.status, answer.error.field]).toEqual([400, field]);
    expect((await member.call(getNutritionTargets, {})).body).toEqual(none);
  });
});

describe('GET /api/nutrition-days', () => {
  const query = { from: '2026-03-01', to: date };
  const log = (member: TestMember, day: string, calories?: number) =>
    member.call(createFoodEntry, { body: { name: 'Meal', mealType: 'lunch', date: day, calories } });

  test('without a session, returns 401; without meals, returns no day; refuses a reversed range', async () => {
    expect((await server.call(listNutritionDays, { query })).status).toBe(401);
    const member = await server.createMember();
    expect((await member.call(listNutritionDays, { query })).body).toEqual([]);
    const reversed = { from: date, to: '2026-03-01' };
    expect((await member.call(listNutritionDays, { query: reversed })).status).toBe(400);
  });

  test("adds up the known energy of the member's own meals of each day of the range", async () => {
    const [member, other] = [await server.createMember(), await server.createMember()];
    await log(other, date, 900);
    await log(member, '2026-02-28', 100);
    await log(member, date, 300);
    await log(member, '2026-03-01', 450);
    await log(member, '2026-03-01', 200);
    await log(member, '2026-03-02');
    expect((await member.call(listNutritionDays, { query })).body).toEqual([
      { date: '2026-03-01', calories: 650 },
      { date, calories: 300 },
    ]);
  });
});

describe('GET /api/nutrition-summary', () => {
  const log = (member: TestMember, meal: Partial<FoodEntryInput>) =>
    member.call(createFoodEntry, {
      body: { userId: member.id, name: 'Meal', mealType: 'lunch', date, ...meal },
    });

  test("signed out: 401; another member's id: 403; never another's meals", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    await log(other, { calories: 400 });
    expect((await server.call(getNutritionSummary, { query: { date } })).status).toBe(401);
    const foreign = await one.call(getNutritionSummary, { query: { date, userId: String(other.id) } });
    expect([foreign.status, foreign.error.code]).toEqual([403, 'not_yours']);
    expect((await summaryOf(one)).entries).toBe(0);
  });

  test('an empty day has no totals and unknown water', async () => {
    const member = await server.createMember();
    expect(await summaryOf(member)).toEqual({
      date,
      entries: 0,
      totals: none,
      targets: none,
      water: null,
    });
  });

  test('sums the known values of only that day, with one decimal', async () => {
    const member = await server.createMember();
    for (const fat of [0.1, 0.2, 9.94]) await log(member, { calories: 300, fat });
    await log(member, { protein: 12 });
    await log(member, { date: '2026-03-09', calories: 999 });
    await member.call(saveNutritionTargets, { body: { ...none, calories: 2000 } });
    await member.call(saveWaterIntake, { body: { userId: member.id, glasses: 5 } });
    expect(await summaryOf(member)).toEqual({
      date,
      entries: 4,
      totals: { calories: 900, protein: 12, carbs: null, fat: 10.2 },
      targets: { ...none, calories: 2000 },
      water: 5,
    });
    expect((await summaryOf(member, '2026-03-09')).totals.calories).toBe(999);
  });

  test('requires a day; an unchanged summary gives a 304', async () => {
    const member = await server.createMember();
    const vague = await member.call(getNutritionSummary, { query: {} as { date: string } });
    expect([vague.status, vague.error.field]).toEqual([400, 'date']);
    const { headers } = await member.call(getNutritionSummary, { query: { date } });
    const again = { headers: { 'if-none-match': String(headers.etag) } };
    expect((await member.call(getNutritionSummary, { query: { date } }, again)).status).toBe(304);
    await log(member, { calories: 100 });
    expect((await member.call(getNutritionSummary, { query: { date } }, again)).body.totals.calories).toBe(
      100,
    );
  });
});

describe('POST /api/water-intake', () => {
  test("signed out: 401; another member's id: 403 and nothing stored", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    const body = { userId: other.id, glasses: 3 };
    expect((await server.call(saveWaterIntake, { body })).status).toBe(401);
    expect((await one.call(saveWaterIntake, { body })).error.code).toBe('not_yours');
    expect((await summaryOf(other)).water).toBeNull();
  });

  test("stores the glasses of a day, by default today in the person's time zone; a second request replaces them", async () => {
    const member = await server.createMember();
    const auckland = { headers: { 'x-time-zone': 'Pacific/Auckland' } };
    const drink = (glasses: number) =>
      member.call(saveWaterIntake, { body: { userId: member.id, glasses } }, auckland);
    await drink(3);
    expect((await drink(0)).body).toEqual({ date: '2026-03-11', glasses: 0 });
    const metrics = await member.call(listHealthMetrics, { query: { date: '2026-03-11' } });
    expect(metrics.body).toMatchObject([{ waterIntake: 0, mood: null }]);
  });

  test.each([
    ['glasses', 51],
    ['glasses', -1],
    ['glasses', 2.5],
    ['date', '2026-03-12'],
    ['litres', 2],
  ])('refuses %s of %s', async (field, value) => {
    const member = await server.createMember();
    const body = { userId: member.id, glasses: 3, [field]: value };
    const answer = await member.call(saveWaterIntake, { body });
    expect([answer.status, answer.error.field]).toEqual([400, field]);
    expect((await member.call(listHealthMetrics, { query: {} })).body).toEqual([]);
  });
});
