import type { EndpointOutput } from '#contracts/endpoint.ts';
import type { listFoodSuggestions } from '#contracts/nutrition.ts';
import type { MealType } from '#domain/nutrition.ts';
import type { Food } from './meal-draft.ts';

const mostShown = 6;

export type Suggestion = Food & { mealType: MealType | null };

/** The few foods to offer: favourites before recents, those of the meal before others, those that hold what is typed. */
export function pickSuggestions(
  { favourites, recents }: EndpointOutput<typeof listFoodSuggestions>,
  mealType: MealType,
  typed: string,
): Suggestion[] {
  const wanted = typed.trim().toLowerCase();
  const starred = new Set(favourites.map(({ name }) => name.toLowerCase()));
  const others = recents.filter(({ name }) => !starred.has(name.toLowerCase()));
  const ofMeal = (food: Suggestion) => (food.mealType === mealType ? 0 : 1);
  const all = [favourites, others].flatMap((foods: Suggestion[]) =>
    foods.toSorted((one, other) => ofMeal(one) - ofMeal(other)),
  );
  return all.filter(({ name }) => isOffered(name.toLowerCase(), wanted)).slice(0, mostShown);
}

/** What is typed in full already needs no offer. */
const isOffered = (name: string, wanted: string) => name.includes(wanted) && name !== wanted;
