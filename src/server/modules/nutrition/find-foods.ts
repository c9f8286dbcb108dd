import type { Db } from '#server/db/connect.ts';
import { askFoods } from './ask-foods.ts';
import { findBarcodeProduct } from './barcode-queries.ts';
import { findOwnFoods, type Per100 } from './own-foods-queries.ts';

/**
 * Returns the names and the values per 100 g of foods, by food id. Leaves out ids that do not exist or belong to
 * another person.
 */
export async function findFoods(
  db: Db,
  userId: number,
  ids: readonly string[],
): Promise<Map<string, { name: string; per100: Per100 }>> {
  const found = new Map<string, { name: string; per100: Per100 }>();
  for (const { foodId, name, per100 } of await askFoods('find', { ids: [...new Set(ids)], language: 'en' }))
    found.set(foodId, { name, per100 });
  if (ids.some((id) => id.startsWith('own:')))
    for (const { id, name, ...values } of await findOwnFoods(db, userId))
      found.set(`own:${id}`, { name, per100: pickValues(values) });
  for (const id of ids.filter((one) => one.startsWith('off:'))) {
    const product = await findBarcodeProduct(db, id.slice('off:'.length));
    if (product?.name) found.set(id, { name: product.name, per100: pickValues(product) });
  }
  return found;
}

const pickValues = ({ kcal, protein, carbs, fat }: Per100): Per100 => ({ kcal, protein, carbs, fat });
