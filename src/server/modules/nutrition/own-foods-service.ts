import type { z } from 'zod';
import type { createOwnFood, createRecipe } from '#contracts/foods.ts';
import { fitIntoFood } from '#domain/nutrition/macro-weight.ts';
import type { Db } from '#server/db/connect.ts';
import { assertFound, assertThat } from '#server/http/api-error.ts';
import { assertInput } from '#server/http/assert-input.ts';
import type { Edit } from '#server/http/edit.ts';
import { mergeEdit } from '#server/http/merge-edit.ts';
import { assertNoCycle } from './assert-no-cycle.ts';
import { findFoods } from './find-foods.ts';
import {
  deleteOwnFoodRow,
  findOwnFoods,
  hasOtherOfName,
  type OwnFoodRow,
  type Per100,
  removeBarcode,
  selectEditable,
  updateOwnFoodRow,
  upsertOwnFood,
} from './own-foods-queries.ts';

type FoodInput = z.output<NonNullable<typeof createOwnFood.body>>;
type RecipeInput = z.output<NonNullable<typeof createRecipe.body>>;

type Values = Parameters<typeof upsertOwnFood>[2];

/**
 * The maximum number of own foods and recipes per person. The number is limited because a search reads all own foods of
 * the person.
 */
const maxOwnFoods = 1000;

export async function listOwn(db: Db, userId: number) {
  return (await findOwnFoods(db, userId)).map(toOwnFood);
}

/**
 * Converts a food from a request to the values to store. Throws `nutrients_too_heavy` if protein, carbs and fat do not
 * fit into 100 g.
 */
export function toFoodValues(food: FoodInput): Values {
  assertThat(fitIntoFood(food.per100), 'nutrients_too_heavy', 'per100');
  return {
    name: food.name,
    ...food.per100,
    portion_grams: food.portionGrams ?? null,
    gtin: food.barcode ?? null,
    portions: null,
    items: null,
  };
}

/**
 * Computes the values of a recipe per 100 g from its foods. A nutrient is null if it is unknown for any of the foods.
 * Throws `invalid_input` with the field of the first food that does not exist.
 */
export async function computeRecipe(db: Db, userId: number, recipe: RecipeInput): Promise<Values> {
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
 * Computes the values of an existing recipe again. If a food of the recipe was deleted, keeps the values per 100 g as
 * long as the foods stay the same. Otherwise throws `recipe_food_deleted`.
 */
export async function recomputeRecipe(
  db: Db,
  userId: number,
  id: number,
  recipe: RecipeInput,
): Promise<Values> {
  const foods = await findOwnFoods(db, userId);
  const stored = foods.find((food) => food.id === id);
  const isDeleted = (foodId: string) =>
    foodId.startsWith('own:') &&
    stored?.items?.some((item) => item.foodId === foodId) &&
    !foods.some((food) => `own:${food.id}` === foodId);
  if (!stored?.items || !recipe.items.some(({ foodId }) => isDeleted(foodId)))
    return computeRecipe(db, userId, recipe);
  const { items, kcal, protein, carbs, fat } = stored;
  assertThat(haveSameFoods(items, recipe.items), 'recipe_food_deleted', 'items');
  const { name, portions } = recipe;
  const portion_grams = portionGrams(items, portions);
  return { name, kcal, protein, carbs, fat, portion_grams, gtin: null, portions, items };
}

type Portion = RecipeInput['items'][number];

const haveSameFoods = (some: readonly Portion[], others: readonly Portion[]): boolean =>
  some.length === others.length &&
  some.every(({ foodId, grams }, index) => {
    const other = others[index];
    return foodId === other?.foodId && grams === other.grams;
  });

/** Returns the weight of a portion in grams, with one decimal. */
const portionGrams = (items: readonly Portion[], portions: number): number =>
  Math.round((items.reduce((sum, item) => sum + item.grams, 0) / portions) * 10) / 10;

/**
 * Saves an own food or a recipe. Replaces the person's own food with the same name. Throws `too_many_own_foods` if a
 * new food would exceed the maximum, and `invalid_input` if a recipe would contain itself.
 */
export async function createOwn(tx: Db, userId: number, values: Values) {
  const foods = await findOwnFoods(tx, userId);
  const replaced = foods.find(({ name }) => name.toLowerCase() === values.name.toLowerCase());
  assertThat(replaced || foods.length < maxOwnFoods, 'too_many_own_foods');
  assertNoCycle(foods, replaced?.id, values.items);
  if (values.gtin) await removeBarcode(tx, userId, values.gtin);
  return toOwnFood(await upsertOwnFood(tx, userId, values));
}

/**
 * Merges an edit into an own food or a recipe (see `mergeEdit`). Merges the name separately, and the other values
 * together, because they depend on each other. Throws `not_found` if the food does not exist, `food_name_taken` if
 * another own food has the name, and `invalid_input` if a recipe would contain itself.
 */
export async function updateOwn(tx: Db, edit: Edit, id: number, { name, ...rest }: Values) {
  const { userId } = edit;
  const fields = edit.fields?.map((field) => (field === 'name' ? field : 'values'));
  const edited = {
    record: `own-food:${id}`,
    fields: ['name', 'values'],
    find: selectEditable(tx, userId, id),
  } as const;
  const merged = await mergeEdit(tx, { ...edit, fields }, edited, { name, values: rest });
  const values = { ...merged.values, name: merged.name };
  assertThat(!(await hasOtherOfName(tx, userId, values.name, id)), 'food_name_taken', 'name');
  if (values.items) assertNoCycle(await findOwnFoods(tx, userId), id, values.items);
  if (values.gtin) await removeBarcode(tx, userId, values.gtin);
  const updated = await updateOwnFoodRow(tx, userId, id, values);
  assertFound(updated);
  return toOwnFood(updated);
}

export async function deleteOwn(tx: Db, userId: number, id: number) {
  assertFound(await deleteOwnFoodRow(tx, userId, id));
  return { deleted: true as const };
}

function toOwnFood({ id, name, portionGrams, barcode, portions, items, ...per100 }: OwnFoodRow) {
  return {
    id,
    foodId: `own:${id}`,
    name,
    per100,
    portionGrams,
    barcode,
    recipe: portions === null ? null : { portions, items: items ?? [] },
  };
}
