import { assertInput } from '#server/http/assert-input.ts';
import type { OwnFoodRow } from './own-foods-queries.ts';

type RecipeItems = OwnFoodRow['items'];

/**
 * Throws `invalid_input` with the field of the first food that contains the recipe or is the recipe itself. `items` are
 * the foods of the recipe to store. `recipeId` is its id, or undefined if it is new. `own` are the person's own foods.
 */
export function assertNoCycle(
  own: readonly Pick<OwnFoodRow, 'id' | 'items'>[],
  recipeId: number | undefined,
  items: RecipeItems,
): void {
  if (recipeId === undefined || items === null) return;
  const recipe = `own:${recipeId}`;
  const containing = findContaining(own, recipe);
  const index = items.findIndex(({ foodId }) => containing.has(foodId));
  assertInput(index === -1, `items.${index}.foodId`, {
    en: "can't be the recipe itself or a recipe that contains it",
    sv: 'kan inte vara receptet självt eller ett recept som innehåller det',
  });
}

/** Returns the id of a food and the ids of all recipes that contain the food, directly or through other recipes. */
function findContaining(own: readonly Pick<OwnFoodRow, 'id' | 'items'>[], foodId: string): Set<string> {
  const containing = new Set([foodId]);
  for (let size = 0; size < containing.size; ) {
    size = containing.size;
    for (const { id, items } of own)
      if (items?.some((item) => containing.has(item.foodId))) containing.add(`own:${id}`);
  }
  return containing;
}
