import { expect, test } from 'vitest';
import { foodSource, foodSources } from '#domain/nutrition/food-source.ts';
import { listPortions } from '#domain/nutrition/list-portions.ts';
import { loadFoods } from './load-foods.ts';

const foods = loadFoods();
const portions = (id: string, language: 'en' | 'sv') =>
  listPortions(foods.table.find(id)!, language, foods).map(({ label, grams }) => `${label} = ${grams}`);

test.each([
  ['fndds:51101000', 'en', ['1 slice = 28', '100 g = 100']],
  ['fndds:63107010', 'en', ['1 piece = 118', '1 small = 101', '1 large = 136']],
  ['fdc:173944', 'en', ['1 cup, mashed = 225', '100 g = 100']],
  ['livsmedelsverket:3797', 'sv', ['1 skiva = 40', '100 g = 100']],
  ['livsmedelsverket:677', 'sv', ['1 portion = 300', '1 dl = 105']],
  ['livsmedelsverket:1', 'sv', ['100 g = 100']],
  ['fineli:28928', 'sv', ['1 portion = 30', '1 stor portion = 60', '100 g = 100']],
] as const)('portions of %s in %s', (id, language, expected) => {
  expect(portions(id, language)).toEqual(expect.arrayContaining([...expected]));
});

test('a food has one to eight portions with different labels, and a source', () => {
  for (const food of foods.table.foods.filter((_, index) => index % 20 === 0))
    for (const language of ['en', 'sv'] as const) {
      const labels = listPortions(food, language, foods).map(({ label }) => label);
      expect(labels.length).toBeGreaterThan(0);
      expect(labels.length).toBeLessThanOrEqual(8);
      expect(new Set(labels).size).toBe(labels.length);
      expect(foodSources).toContain(foodSource(food));
    }
});
