import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { insertFoodEntry, isPhotoInUse } from './nutrition-queries.ts';
import { selectEditable, upsertOwnFood } from './own-foods-queries.ts';

let owner: number;
let other: number;
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  [owner, other] = [(await server.createMember()).id, (await server.createMember()).id];
});
afterAll(() => server.close());

const unknown = { protein: null, carbs: null, fat: null };

test("the photo of another person's meal is not in use", async () => {
  const { db } = server.database;
  await insertFoodEntry(db, other, {
    ...{ name: 'Soup', description: null, meal_type: 'lunch', voice_transcript: null, items: null },
    ...{ calories: null, ...unknown, nutrition_score: null, photo_key: 'photos/soup.jpg' },
    ...{ eaten_at: new Date('2026-03-10T11:00:00Z'), day: '2026-03-10', zone: 'UTC' },
  });
  expect(await isPhotoInUse(db, other, 'photos/soup.jpg')).toBe(true);
  expect(await isPhotoInUse(db, owner, 'photos/soup.jpg')).toBe(false);
});

test("another person's own food cannot be edited", async () => {
  const { db } = server.database;
  const values = { kcal: 400, ...unknown, portion_grams: null, gtin: null, portions: null, items: null };
  const { id } = await upsertOwnFood(db, other, { name: 'Muesli', ...values });
  expect(await selectEditable(db, other, id).execute()).toHaveLength(1);
  expect(await selectEditable(db, owner, id).execute()).toEqual([]);
});
