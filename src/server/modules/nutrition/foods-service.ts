import type { z } from 'zod';
import type { FoundFood, listFoods, parseFoods } from '#contracts/foods.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { foodSources } from '#domain/nutrition/food-source.ts';
import type { Db } from '#server/db/connect.ts';
import type { CurrentUser } from '#server/http/deps.ts';
import { askFoods } from './ask-foods.ts';
import type { NamedAmount, TableFood } from './food-requests.ts';
import { openFoodFacts } from './open-food-facts.ts';
import type { OwnFoodRow } from './own-foods-queries.ts';
import { getPersonalFoods, matchesQuery } from './personal-foods.ts';

/** The maximum number of own foods, favourites and recent meals in the result of a search with a query. */
const maxSuggestions = 8;

/**
 * Returns the foods that match a query: first the person's own foods, favourites and recent meals, then foods of the
 * tables, recently eaten foods first. For an empty query, returns the person's foods, favourites and recent meals, and
 * then the recently eaten foods of the tables.
 */
export async function searchAllFoods(
  db: Db,
  user: CurrentUser,
  today: CalendarDay,
  { query, language, limit }: z.output<NonNullable<typeof listFoods.query>>,
): Promise<FoundFood[]> {
  const { suggestions, recentIds } = await getPersonalFoods(db, user, today);
  if (query.trim() === '') {
    const recent = await askFoods('find', { ids: recentIds.slice(0, limit), language });
    return [...suggestions, ...recent.map((food) => toResult({ ...food, alias: null }, 'recent'))].slice(
      0,
      limit,
    );
  }
  const own = suggestions.filter(({ name }) => matchesQuery(name, query)).slice(0, maxSuggestions);
  const found = await askFoods('search', { query, language, limit, preferred: recentIds });
  const isRecent = new Set(recentIds);
  const fromTables = found.map((food) => toResult(food, isRecent.has(food.foodId) ? 'recent' : 'table'));
  return [...own, ...fromTables].slice(0, limit);
}

const toResult = (food: TableFood & Pick<FoundFood, 'alias'>, kind: 'recent' | 'table'): FoundFood => ({
  ...food,
  kind,
  serving: null,
});

/** Returns the foods that a sentence names. Recognises the person's own foods by their names. */
export async function parseText(
  db: Db,
  user: CurrentUser,
  today: CalendarDay,
  { text, language }: z.output<NonNullable<typeof parseFoods.body>>,
) {
  const { own } = await getPersonalFoods(db, user, today);
  return askFoods('parse', { text, language, own: own.map(toOwnName) });
}

/** Returns the foods that an AI service has named, with the values of the tables or of the person's own foods. */
export async function identifyFoods(
  db: Db,
  user: CurrentUser,
  today: CalendarDay,
  { foods, language }: { foods: NamedAmount[]; language: 'en' | 'sv' },
) {
  const { own } = await getPersonalFoods(db, user, today);
  return askFoods('identify', { foods, language, own: own.map(toOwnName) });
}

const toOwnName = ({ id, name, kcal, protein, carbs, fat, portionGrams }: OwnFoodRow) => ({
  id,
  name,
  kcal,
  protein,
  carbs,
  fat,
  portionGrams,
});

/** Returns all sources of foods with their licences, and whether barcodes can be looked up. */
export function listSources(barcodeLookup: boolean) {
  return { sources: barcodeLookup ? [...foodSources, openFoodFacts] : [...foodSources], barcodeLookup };
}
