import type { z } from 'zod';
import type { createOwnFood } from '#contracts/foods.ts';
import { fitIntoFood } from '#domain/nutrition/macro-weight.ts';
import type { Db } from '#server/db/connect.ts';
import { assertFound, assertThat } from '#server/http/api-error.ts';
import type { Edit } from '#server/http/edit.ts';
import { mergeEdit } from '#server/http/merge-edit.ts';
import { assertNoCycle } from './assert-no-cycle.ts';
import {
  deleteOwnFoodRow,
  findOwnFoods,
  hasOtherOfName,
  type OwnFoodRow,
  type OwnFoodValues,
  removeBarcode,
  selectEditable,
  updateOwnFoodRow,
  upsertOwnFood,
} from './own-foods-queries.ts';

type FoodInput = z.output<NonNullable<typeof createOwnFood.body>>;

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
export function toFoodValues(food: FoodInput): OwnFoodValues {
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
 * Saves an own food or a recipe. Replaces the person's own food with the same name. Throws `too_many_own_foods` if a
 * new food would exceed the maximum, and `invalid_input` if a recipe would contain itself.
 */
export async function createOwn(tx: Db, userId: number, values: OwnFoodValues) {
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
export async function updateOwn(tx: Db, edit: Edit, id: number, { name, ...rest }: OwnFoodValues) {
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
