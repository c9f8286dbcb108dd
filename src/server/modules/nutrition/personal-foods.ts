import type { FoundFood } from '#contracts/foods.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { foldSwedish, wordsOf } from '#domain/nutrition/normalize-words.ts';
import type { Db } from '#server/db/connect.ts';
import type { CurrentUser } from '#server/http/deps.ts';
import { findOwnFoods, type OwnFoodRow } from './own-foods-queries.ts';
import { findFavourites, findRecentFoods, findRecentItems } from './suggestions-queries.ts';

/** The foods that a person has saved or eaten. */
interface PersonalFoods {
  /** Own foods and recipes, favourites and recent meals, in the order in which they are suggested. */
  suggestions: FoundFood[];
  own: OwnFoodRow[];
  /** The ids of the foods of recent meals, most recent first. */
  recentIds: string[];
}

const recentDays = 90;
const most = { recents: 20, favourites: 200, recentMeals: 100 };

/** The maximum number of people whose foods are cached. */
const maxRemembered = 50;
const remembered = new WeakMap<Db, Map<string, Promise<PersonalFoods>>>();

/**
 * Returns a person's own foods, favourites and recent foods. Caches these foods until the person's data or the day
 * changes, because a search needs them after every typed letter.
 */
export function getPersonalFoods(db: Db, user: CurrentUser, today: CalendarDay): Promise<PersonalFoods> {
  const cache = remembered.get(db) ?? new Map<string, Promise<PersonalFoods>>();
  remembered.set(db, cache);
  const key = `${user.id}/${user.dataVersion}/${today}`;
  const known = cache.get(key);
  if (known) return known;
  const foods = readPersonalFoods(db, user.id, addDays(today, -recentDays));
  const [oldest] = cache.keys();
  if (cache.size >= maxRemembered && oldest !== undefined) cache.delete(oldest);
  cache.set(key, foods);
  foods.catch(() => cache.delete(key));
  return foods;
}

async function readPersonalFoods(db: Db, userId: number, since: CalendarDay): Promise<PersonalFoods> {
  const own = await findOwnFoods(db, userId);
  const favourites = await findFavourites(db, userId, most.favourites);
  const recents = await findRecentFoods(db, userId, since, most.recents);
  const items = await findRecentItems(db, userId, since, most.recentMeals);
  const suggestions = [
    ...own.map(toFoundFood),
    ...favourites.map((meal) => toServing(meal, 'favourite')),
    ...recents.map((meal) => toServing(meal, 'recent')),
  ];
  const isFirst = ({ name }: FoundFood, index: number) =>
    suggestions.findIndex((other) => other.name.toLowerCase() === name.toLowerCase()) === index;
  return {
    own,
    suggestions: suggestions.filter(isFirst),
    recentIds: [...new Set(items.flatMap((item) => item.foodId ?? []))],
  };
}

/** Converts an own food or recipe to a search result. */
export function toFoundFood(food: OwnFoodRow): FoundFood {
  const { id, name, kcal, protein, carbs, fat, portionGrams, portions } = food;
  return {
    foodId: `own:${id}`,
    name,
    alias: null,
    kind: portions === null ? 'own' : 'recipe',
    source: 'own',
    licence: null,
    per100: { kcal, protein, carbs, fat },
    serving: null,
    portions: [
      ...(portionGrams === null ? [] : [{ label: '1 portion', grams: portionGrams }]),
      { label: '100 g', grams: 100 },
    ],
  };
}

interface Meal {
  name: string;
  calories: number | null;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
}

function toServing({ name, calories, protein, carbs, fat }: Meal, kind: 'favourite' | 'recent'): FoundFood {
  return {
    foodId: null,
    name,
    alias: null,
    kind,
    source: 'self',
    licence: null,
    per100: null,
    serving: { kcal: calories, protein, carbs, fat },
    portions: [],
  };
}

/**
 * Returns whether each word of the query is the beginning of a word of the name. Ignores case, and treats å and ä as a,
 * and ö as o.
 */
export function matchesQuery(name: string, query: string): boolean {
  const words = wordsOf(name).map(foldSwedish);
  return wordsOf(query)
    .map(foldSwedish)
    .every((wanted) => words.some((word) => word.startsWith(wanted)));
}
