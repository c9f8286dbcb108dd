import { describe, expect, test } from 'vitest';
import { handleFoodRequest } from './food-requests.ts';

describe('parse', () => {
  const parse = (text: string) => handleFoodRequest.parse({ text, language: 'en', own: [] });

  test('looks up the alternatives of a repeated food once', () => {
    const { items } = parse('banana, egg, banana');
    expect(items[2]?.alternatives.length).toBeGreaterThan(0);
    expect(items[2]?.alternatives).toBe(items[0]?.alternatives);
    expect(items[2]?.portions).toBe(items[0]?.portions);
  });

  test('returns as many foods as a meal can have, and names the others once', () => {
    const { items, leftOut } = parse(`${'egg, '.repeat(40)}banana, rice, banana`);
    expect(items.map(({ food }) => food)).toEqual(Array(40).fill(items[0]?.food));
    expect(leftOut).toEqual(['banana', 'rice']);
    expect(parse('egg, banana').leftOut).toEqual([]);
  });
});

describe('identify', () => {
  const identify = (name: string, grams: number | null, language: 'en' | 'sv' = 'en') =>
    handleFoodRequest.identify({ foods: [{ name, grams }], language, own: [] });
  const sum = (values: (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);

  test.each([
    ['köttbullar med potatismos', 'sv'],
    ['chicken, rice', 'en'],
    ['coffee with milk', 'en'],
  ] as const)('200 g of %s is the weight of all its foods together', (name, language) => {
    const items = identify(name, 200, language);
    const usual = identify(name, null, language);
    expect(items.length).toBeGreaterThan(1);
    expect(sum(items.map(({ grams }) => grams))).toBeCloseTo(200, 0);
    const factor = 200 / sum(usual.map(({ grams }) => grams));
    for (const [at, item] of items.entries()) {
      expect(item.foodId).toBe(usual[at]?.foodId);
      expect(item.grams).toBeCloseTo((usual[at]?.grams ?? 0) * factor, 0);
      expect(Math.abs((item.kcal ?? 0) - (usual[at]?.kcal ?? 0) * factor)).toBeLessThanOrEqual(1);
    }
  });

  test('returns as many foods as a meal can have', () => {
    const foods = Array(20).fill({ name: 'egg, rice, banana', grams: 200 });
    expect(handleFoodRequest.identify({ foods, language: 'en', own: [] })).toHaveLength(40);
  });

  test('one food has the whole weight', () => {
    expect(identify('boiled egg', 120).map(({ grams }) => grams)).toEqual([120]);
  });
});
