import type { z } from 'zod';
import type { createRecipe } from '#contracts/foods.ts';
import type { Db } from '#server/db/connect.ts';
import { assertThat } from '#server/http/api-error.ts';
import { assertInput } from '#server/http/assert-input.ts';
import { findFoods } from './find-foods.ts';
import { findOwnFoods, type OwnFoodValues, type Per100 } from './own-foods-queries.ts';

type RecipeInput = z.output<NonNullable<typeof createRecipe.body>>;
type Weighed = RecipeInput['items'][number];

/**
 * Computes the values of a recipe per 100 g from its foods. A nutrient is null if it is unknown for any of the foods.
 * Throws `invalid_input` with the field of the first food that does not exist.
 */
export async function computeRecipe(db: Db, userId: number, recipe: RecipeInput): Promise<OwnFoodValues> {
  const found = await findFoods(
    db,
    userId,
    recipe.items.map(({ foodId }) => foodId),
  );
  const items = recipe.items.map(({ foodId, grams }, index) => {
    const food = found.get(foodId);
    assertInput(food, `items.${index}.foodId`, {
      en: 'is not a food that you can use',
      sv: 'är inte ett livsmedel som du kan använda',
    });
    return { foodId, grams, food: food.name, per100: food.per100 };
  });
  const grams = items.reduce((sum, item) => sum + item.grams, 0);
  const mean = (name: keyof Per100) => {
    let sum = 0;
    for (const { per100, grams: weight } of items) {
      const value = per100[name];
      if (value === null) return null;
      sum += value * weight;
    }
    return Math.round((sum / grams) * 100) / 100;
  };
  return {
    name: recipe.name,
    kcal: mean('kcal'),
    protein: mean('protein'),
    carbs: mean('carbs'),
    fat: mean('fat'),
    portion_grams: portionGrams(items, recipe.portions),
    gtin: null,
    portions: recipe.portions,
    items: items.map(({ foodId, food, grams: weight }) => ({ foodId, food, grams: weight })),
  };
}

/**
 * Computes the values of an existing recipe again. If a food of the recipe was deleted, keeps the stored values per
 * 100 g. Then throws `recipe_food_deleted` if the foods or their weights have changed.
 */
export async function recomputeRecipe(
  db: Db,
  userId: number,
  id: number,
  recipe: RecipeInput,
): Promise<OwnFoodValues> {
  const foods = await findOwnFoods(db, userId);
  const stored = foods.find((food) => food.id === id);
  const isDeleted = (foodId: string) =>
    foodId.startsWith('own:') &&
    stored?.items?.some((item) => item.foodId === foodId) &&
    !foods.some((food) => `own:${food.id}` === foodId);
  if (!stored?.items || !recipe.items.some(({ foodId }) => isDeleted(foodId))) {
    return computeRecipe(db, userId, recipe);
  }
  const { items, kcal, protein, carbs, fat } = stored;
  assertThat(areSameItems(items, recipe.items), 'recipe_food_deleted', 'items');
  const { name, portions } = recipe;
  const portion_grams = portionGrams(items, portions);
  return { name, kcal, protein, carbs, fat, portion_grams, gtin: null, portions, items };
}

const areSameItems = (some: readonly Weighed[], others: readonly Weighed[]): boolean =>
  some.length === others.length &&
  some.every(({ foodId, grams }, index) => {
    const other = others[index];
    return foodId === other?.foodId && grams === other.grams;
  });

/** Returns the weight of a portion in grams, with one decimal. */
const portionGrams = (items: readonly Weighed[], portions: number): number =>
  Math.round((items.reduce((sum, item) => sum + item.grams, 0) / portions) * 10) / 10;
