import type { EndpointOutput } from '#contracts/endpoint.ts';
import type { listFoodSuggestions } from '#contracts/nutrition.ts';
import type { MealType } from '#domain/nutrition/meals.ts';
import type { Food } from './meal-form.ts';

const maxSuggestions = 6;

export type Suggestion = Food & { mealType: MealType | null };

/**
 * Returns at most six foods whose name contains `query`, the typed text. Leaves out foods whose whole name is `query`.
 * Ignores case. Favourites come before recent foods. Within each of these groups, foods of the type `mealType` come
 * first.
 */
export function pickSuggestions(
  { favourites, recents }: EndpointOutput<typeof listFoodSuggestions>,
  mealType: MealType,
  query: string,
): Suggestion[] {
  const search = query.trim().toLowerCase();
  const favouriteNames = new Set(favourites.map(({ name }) => name.toLowerCase()));
  const otherRecents = recents.filter(({ name }) => !favouriteNames.has(name.toLowerCase()));
  const mealRank = (food: Suggestion) => (food.mealType === mealType ? 0 : 1);
  const all = [favourites, otherRecents].flatMap((foods: Suggestion[]) =>
    foods.toSorted((one, other) => mealRank(one) - mealRank(other)),
  );
  return all.filter(({ name }) => isPartialMatch(name.toLowerCase(), search)).slice(0, maxSuggestions);
}

/** Returns whether the text is a part of the name. Returns false for the whole name, which needs no suggestion. */
const isPartialMatch = (name: string, search: string) => name.includes(search) && name !== search;
