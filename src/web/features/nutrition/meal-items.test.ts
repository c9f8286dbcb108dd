import { describe, expect, it, test } from 'vitest';
import type { ParsedItem } from '#contracts/foods.ts';
import {
  addItem,
  addPhotoItems,
  chooseAlternative,
  itemNutrients,
  mealName,
  mergeRead,
  stepGrams,
  toItem,
  totalNutrients,
  visibleItems,
} from './meal-items.ts';

const food = (
  name: string,
  grams: number,
  kcal: number | null,
  changes: Partial<ParsedItem> = {},
): ParsedItem => ({
  food: name,
  foodId: `fdc:${name}`,
  grams,
  kcal,
  protein: 10,
  carbs: 0,
  fat: null,
  source: 'USDA',
  assumed: [],
  isCounted: false,
  alternatives: [],
  portions: [],
  ...changes,
});
const egg = food('Egg', 100, 143);
const bread = food('Bread', 32, 83);

describe('reading a sentence again', () => {
  it('keeps the changes to foods that are read the same way, and the added foods', () => {
    const [first, second] = mergeRead([], [egg, egg]);
    const changed = [
      { ...first!, grams: 60 },
      { ...second!, isRemoved: true },
    ];
    const items = mergeRead(addItem(changed, food('Coffee', 200, 2)), [egg, egg, bread]);
    expect(items.map(({ base, grams, isRemoved }) => [base.food, grams, isRemoved])).toEqual([
      ['Egg', 60, false],
      ['Egg', 100, true],
      ['Bread', 32, false],
      ['Coffee', 200, false],
    ]);
    expect(new Set(items.map(({ key }) => key)).size).toBe(4);
  });

  it('drops the foods that are no longer in it', () => {
    expect(mergeRead(mergeRead([], [egg, bread]), [bread]).map(({ base }) => base.food)).toEqual(['Bread']);
  });
});

test('a second photo replaces the foods of the first, and nothing else', () => {
  const items = addPhotoItems(addItem(mergeRead([], [egg]), bread), [food('Soup', 300, 150)]);
  const again = addPhotoItems(items, [food('Stew', 300, 300)]);
  expect(again.map(({ base }) => base.food)).toEqual(['Egg', 'Bread', 'Stew']);
});

test('nutrients follow the weight, and totals sum what is known', () => {
  const [one, two] = mergeRead([], [egg, food('Water', 200, null, { protein: null })]);
  expect(itemNutrients({ ...one!, grams: 50 }).calories).toBeCloseTo(71.5);
  expect(totalNutrients([{ ...one!, grams: 50 }, two!])).toEqual({
    calories: 72,
    protein: 5,
    carbs: 0,
    fat: null,
  });
  expect(totalNutrients([])).toEqual({ calories: null, protein: null, carbs: null, fat: null });
});

test('an alternative keeps the weight, and the food before it can be chosen again', () => {
  const per100 = { kcal: 196, protein: 13.6, carbs: 0.8, fat: 15 };
  const fried = { food: 'Egg, fried', foodId: 'fdc:fried', kcalPer100: 196, per100, source: 'USDA' };
  const [item] = mergeRead([], [{ ...egg, alternatives: [fried] }]);
  const changed = chooseAlternative({ ...item!, grams: 50 }, 'fdc:fried');
  expect(itemNutrients(changed).calories).toBeCloseTo(98);
  expect(changed.base.food).toBe('Egg, fried');
  const back = chooseAlternative(changed, 'fdc:Egg');
  expect(back.base.food).toBe('Egg');
  expect(itemNutrients(back).calories).toBeCloseTo(71.5);
  expect(back.key).toBe(item!.key);
});

test('a found food becomes an item of its first portion', () => {
  const found = {
    foodId: 'own:3',
    name: 'Granola',
    alias: null,
    kind: 'own' as const,
    source: 'own',
    licence: null,
    per100: { kcal: 450, protein: 10, carbs: 60, fat: null },
    serving: null,
    portions: [{ label: '1 portion', grams: 40 }],
  };
  expect(toItem(found)).toMatchObject({ food: 'Granola', grams: 40, kcal: 180, protein: 4, fat: null });
  expect(toItem({ ...found, per100: null })).toBeNull();
});

test.each([
  [30, 1, 35],
  [32, 1, 35],
  [32, -1, 30],
  [50, 1, 60],
  [50, -1, 45],
  [250, 1, 300],
  [250, -1, 240],
  [5, -1, 1],
  [1, 1, 5],
  [5000, 1, 5000],
] as const)('from %i g a step of %i leads to %i g', (grams, direction, next) => {
  expect(stepGrams(grams, direction)).toBe(next);
});

describe('the name of a meal', () => {
  const read = mergeRead([], [egg, bread]);
  it('is the sentence, with the foods that were added', () => {
    expect(mealName(' egg and bread ', read)).toBe('egg and bread');
    expect(mealName('egg and bread', addItem(read, food('Coffee', 200, 2)))).toBe('egg and bread, Coffee');
  });
  it('lists the foods if one of the sentence was removed', () => {
    const items = read.map((item) => ({ ...item, isRemoved: item.base.food === 'Bread' }));
    expect(visibleItems(items)).toHaveLength(1);
    expect(mealName('egg and bread', items)).toBe('Egg');
  });
  it('is the name of the photo or of the saved meal', () => {
    const items = addPhotoItems([], [egg, bread]);
    expect(mealName('', items, 'Breakfast plate')).toBe('Breakfast plate');
    expect(mealName('', items)).toBe('Egg, Bread');
  });
  it('is shortened to what can be saved', () => {
    const name = mealName('e'.repeat(300), read);
    expect(name).toHaveLength(200);
    expect(name.endsWith('…')).toBe(true);
  });
});
