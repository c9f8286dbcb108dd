import { expect, test } from 'vitest';
import type { ParsedItem } from '#contracts/foods.ts';
import type { FoodEntry } from '#contracts/nutrition.ts';
import { emptyMeal, findExcess, mealSchema, mealValues, toMeal } from './meal-form.ts';
import { mergeRead, toSavedItems } from './meal-items.ts';

const meal: FoodEntry = {
  id: 3,
  userId: 7,
  name: 'Soup',
  description: null,
  mealType: 'dinner',
  calories: 250,
  protein: 12.5,
  carbs: null,
  fat: null,
  voiceTranscript: null,
  photoUrl: null,
  nutritionScore: null,
  items: null,
  timestamp: '2026-03-10T23:30:00.000Z',
  date: '2026-03-10',
  zone: 'America/New_York',
  source: 'self',
  counts: true,
};
const context = {
  userId: 7,
  usualType: 'snack',
  day: '2026-03-12',
  zone: 'Europe/Stockholm',
  meal: undefined,
} as const;
const values = { ...emptyMeal('lunch', true), name: ' Herring ' };
const parse = (typed: object) => mealSchema('en').parse({ ...values, ...typed });

test.each([
  ['calories', ' 1 200 ', 1200],
  ['calories', '1,200', 1200],
  ['protein', '12.5', 12.5],
  ['protein', '12,5', 12.5],
  ['protein', '', null],
] as const)('%s %j is read as %j', (name, text, value) => {
  expect(parse({ [name]: text })).toHaveProperty(name, value);
});

test.each([
  ['calories', '350.9'],
  ['calories', '-5'],
  ['time', 'noon'],
  ['calories', '5001'],
  ['fat', '1e3'],
  ['fat', 'a little'],
])('%s %j is refused', (name, text) => {
  const read = mealSchema('en').safeParse({ ...values, [name]: text });
  expect(read.error?.issues.map(({ path }) => path)).toEqual([[name]]);
});

test('every refused field is named', () => {
  const read = mealSchema('sv').safeParse({ ...values, name: ' ', calories: 'some', carbs: '?', fat: '1' });
  expect(read.error?.issues.map(({ path }) => path[0]).sort()).toEqual(['calories', 'carbs', 'name']);
});

test('only filled fields are sent', () => {
  expect(toMeal(parse({}), context)).toEqual({
    userId: 7,
    name: 'Herring',
    mealType: 'lunch',
    date: '2026-03-12',
  });
  const full = { description: ' on rye ', calories: '420', fat: '18,5', voiceTranscript: 'herring' };
  expect(toMeal(parse(full), context)).toEqual({
    userId: 7,
    name: 'Herring',
    mealType: 'lunch',
    description: 'on rye',
    calories: 420,
    fat: 18.5,
    voiceTranscript: 'herring',
    date: '2026-03-12',
  });
});

test('without a chosen type the meal has the usual one of the time of day', () => {
  expect(toMeal(parse({ mealType: null }), context)).toMatchObject({ mealType: 'snack' });
});

test("a time is on the selected day in the person's time zone", () => {
  expect(toMeal(parse({ time: '12:30' }), context)).toMatchObject({
    date: '2026-03-12',
    timestamp: '2026-03-12T11:30:00.000Z',
  });
});

test('a changed meal keeps its time unless another is chosen, and then in its own zone', () => {
  const same = mealValues(meal, 'sv');
  expect(same).toMatchObject({ time: '19:30', calories: '250', protein: '12,5', carbs: '', description: '' });
  const read = (changes: object) => mealSchema('sv').parse({ ...same, ...changes });
  expect(toMeal(read({}), { ...context, meal })).toEqual({
    userId: 7,
    name: 'Soup',
    mealType: 'dinner',
    calories: 250,
    protein: 12.5,
    timestamp: meal.timestamp,
  });
  expect(toMeal(read({ time: '18:00' }), { ...context, meal })).toMatchObject({
    timestamp: '2026-03-10T22:00:00.000Z',
  });
});

const egg: ParsedItem = {
  food: 'Egg',
  foodId: 'fndds:1',
  grams: 100,
  kcal: 143,
  protein: 12.4,
  carbs: null,
  fat: 9.5,
  source: 'USDA FNDDS',
  assumed: ['50 g each'],
  isCounted: false,
  alternatives: [],
  portions: [],
};
const described = { ...emptyMeal('lunch'), sentence: 'two eggs', items: mergeRead([], [egg]) };

test('the foods of a sentence are sent with their total, named by the sentence', () => {
  expect(toMeal(mealSchema('en').parse(described), context)).toEqual({
    userId: 7,
    name: 'two eggs',
    mealType: 'lunch',
    calories: 143,
    protein: 12.4,
    fat: 9.5,
    items: [
      {
        food: 'Egg',
        foodId: 'fndds:1',
        grams: 100,
        kcal: 143,
        protein: 12.4,
        carbs: null,
        fat: 9.5,
        source: 'USDA FNDDS',
      },
    ],
    date: '2026-03-12',
  });
});

test.each([
  ['without foods', { items: [] }],
  ['of removed foods', { items: described.items.map((item) => ({ ...item, isRemoved: true })) }],
])('a sentence %s is refused', (_name, changes) => {
  const read = mealSchema('en').safeParse({ ...described, ...changes });
  expect(read.error?.issues.map(({ path }) => path)).toEqual([['sentence']]);
});

const [eggs] = described.items;
const water = { ...eggs!, base: { ...egg, kcal: 0, protein: 0, fat: 0 } };
test.each([
  ['too much energy', 'tooMuch', [{ ...eggs!, grams: 5000 }]],
  ['a food of more than 5,000 g', 'tooHeavy', [{ ...water, grams: 5001 }]],
  ['more than 40 foods', 'tooMany', Array(41).fill(water)],
] as const)('%s is refused without blaming the sentence', (_name, excess, items) => {
  const read = mealSchema('en').safeParse({ ...described, items });
  expect(read.error?.issues.map(({ path }) => path)).toEqual([['items']]);
  expect(findExcess(items)).toBe(excess);
});

test('40 foods, a food of 5,000 g and removed foods are accepted', () => {
  const removed = { ...water, grams: 6000, isRemoved: true };
  const items = [...Array(39).fill(water), { ...water, grams: 5000 }, removed];
  expect(mealSchema('en').safeParse({ ...described, items }).success).toBe(true);
});

test('a saved meal opens with its foods, and keeps its name', () => {
  const items = [{ ...toSavedItems(described.items)[0]!, grams: 50, kcal: 71.5 }];
  const values = mealValues({ ...meal, name: 'Two eggs', items }, 'en');
  expect(values).toMatchObject({ isManual: false, givenName: 'Two eggs' });
  expect(toMeal(mealSchema('en').parse(values), { ...context, meal })).toMatchObject({
    name: 'Two eggs',
    calories: 72,
    items,
  });
});
