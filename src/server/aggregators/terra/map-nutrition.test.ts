import { expect, test } from 'vitest';
import { terraKinds } from './kinds.ts';

const read = (meals: unknown[], more: Record<string, unknown> = {}) => {
  const item = { metadata: { start_time: '2026-03-01T00:00:00+01:00' }, meals, ...more };
  const context = { zone: 'Europe/Stockholm', recordedAt: new Date('2026-03-02T10:00:00Z') };
  return terraKinds.find(({ name }) => name === 'nutrition')?.read([item], context);
};
const meal = { id: 'food_1', name: 'Porridge', type: 1, timestamp: '2026-03-01T07:40:00+01:00' };

test('a meal with its nutrients', () => {
  const macros = { calories: 320, protein_g: 11, carbohydrates_g: 54, fat_g: 6 };
  expect(read([{ ...meal, macros }])).toEqual([
    {
      kind: 'meal',
      externalId: '2026-03-01 food_1',
      zone: '+01:00',
      eatenAt: new Date('2026-03-01T06:40:00Z'),
      mealType: 'breakfast',
      name: 'Porridge',
      calories: 320,
      protein: 11,
      carbs: 54,
      fat: 6,
    },
  ]);
});

test.each([
  [1, 'breakfast'],
  [2, 'snack'],
  [3, 'lunch'],
  [4, 'snack'],
  [5, 'dinner'],
  [6, 'snack'],
  [0, 'breakfast'],
  [null, 'breakfast'],
])('a meal of type %s at 7:40 is %s', (type, mealType) => {
  expect(read([{ ...meal, type }])).toMatchObject([{ mealType, calories: null, protein: null }]);
});

test('the same food twice is two meals', () => {
  const ids = read([meal, meal])?.map((record) => record.kind === 'meal' && record.externalId);
  expect(ids).toEqual(['2026-03-01 food_1', '2026-03-01 food_1 2']);
});

test.each([null, '2026-03-01T00:00:00+01:00'])(
  'a dinner without a time (%s) is at 18 on its day',
  (timestamp) => {
    expect(read([{ ...meal, type: 5, timestamp }])).toMatchObject([
      { eatenAt: new Date('2026-03-01T17:00:00Z') },
    ]);
  },
);

test('the summary of the day is never added to its meals', () => {
  const summary = { macros: { calories: 2000 }, water_ml: 1500 };
  const macros = { calories: 320, fiber_g: 4 };
  expect(read([{ ...meal, macros, quantity: { amount: 1, unit: 2 } }], { summary })).toEqual([
    expect.objectContaining({ kind: 'meal', calories: 320 }),
    expect.objectContaining({ reason: 'notUsed', what: 'nutrition.meals.macros.fiber_g' }),
    expect.objectContaining({ reason: 'notUsed', what: 'nutrition.meals.quantity' }),
    expect.objectContaining({ reason: 'notUsed', what: 'nutrition.summary' }),
  ]);
});
