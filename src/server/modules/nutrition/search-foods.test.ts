import { describe, expect, test } from 'vitest';
import { foodName } from '#domain/nutrition/food.ts';
import { parseSentence } from '#domain/nutrition/parse-sentence.ts';
import { createFindAlias, findAlternatives, searchFoods } from '#domain/nutrition/search-foods.ts';
import { loadFoodSearch, loadFoods } from './load-foods.ts';

const names = (query: string, language: 'en' | 'sv' = 'en', preferred?: Set<string>) =>
  searchFoods(loadFoodSearch(language), query, 5, preferred).map((food) => foodName(food, language));

describe('searchFoods', () => {
  test.each([
    ['egg', 'Egg, whole, boiled or poached'],
    ['banana', 'Banana, raw'],
    ['bannana', 'Banana, raw'],
    ['straw', 'Strawberries, raw'],
    ['rye bread', 'Bread, rye'],
    ['bread rye', 'Bread, rye'],
    ['chees chedar', 'Cheese, Cheddar'],
    ['halibut', 'Fish, halibut, Atlantic and Pacific, cooked, dry heat'],
  ])('finds for %s first %s', (query, name) => {
    expect(names(query)[0]).toBe(name);
  });

  test.each([
    ['ägg', 'Ägg kokt'],
    ['mjölk', 'Mellanmjölk fett 1,5% berikad'],
    ['kottbullar', 'Köttbullar blandfärs stekta hemlagade'],
    ['lasange', 'Lasagne hemlagad'],
    ['äpplen', 'Äpple m. skal'],
  ])('finds for %s first %s', (query, name) => {
    expect(names(query, 'sv')[0]).toBe(name);
  });

  test('puts recent and favourite foods first', () => {
    const raw = 'fndds:31101010';
    expect(names('egg')).not.toContain('Egg, whole, raw');
    expect(names('egg', 'en', new Set([raw]))[0]).toBe('Egg, whole, raw');
  });

  test('finds nothing for no words, for unknown words and for words of no one food', () => {
    expect(['', ' ,', 'xqzwv', 'banana xqzwv'].map((query) => names(query))).toEqual([[], [], [], []]);
  });

  test.each([
    ['blueb', 'en', 'blueb'],
    ['blåb', 'sv', 'blåb'],
  ] as const)('finds for %s foods whose shown name has the word', (query, language, word) => {
    const found = names(query, language);
    expect(found).toHaveLength(5);
    for (const name of found) expect(name.toLowerCase()).toContain(word);
  });

  test('leaves out the code for not further specified', () => {
    expect(names('butter')[0]).toBe('Butter');
    expect(names('fast food burger').some((name) => name.includes('NFS'))).toBe(false);
  });

  test('returns no more than asked for', () => {
    expect(searchFoods(loadFoodSearch('en'), 'c', 7)).toHaveLength(7);
  });
});

test('a food that is found by an everyday name has this name as its alias', () => {
  const index = loadFoodSearch('en');
  const [oatmeal] = searchFoods(index, 'porridge', 1);
  expect(createFindAlias(index, 'porridge')(oatmeal!)).toBe('porridge');
  expect(createFindAlias(index, 'oatmeal')(oatmeal!)).toBeNull();
});

test('a food of a sentence has up to four alternatives', () => {
  const [item] = parseSentence('100 g rice', 'en', loadFoods()).items;
  const ids = findAlternatives(loadFoodSearch('en'), item!).map((food) => food.id);
  expect(ids).toHaveLength(4);
  expect(ids).not.toContain(item!.id);
});

test('the alternatives of a food have its name, and different names', () => {
  const alternatives = (text: string) => {
    const [item] = parseSentence(text, 'en', loadFoods()).items;
    return findAlternatives(loadFoodSearch('en'), item!).map((food) => food.names.en);
  };
  expect(alternatives('two eggs').every((name) => name?.includes('Egg'))).toBe(true);
  expect(new Set([...alternatives('rye bread'), 'Bread, rye']).size).toBe(5);
});

test('a food with the said word comes before foods whose words only begin with it', () => {
  const [item] = parseSentence('smör', 'sv', loadFoods()).items;
  const [first] = findAlternatives(loadFoodSearch('sv'), item!);
  expect(first?.names.sv).toBe('Smör');
});
