import type { FoundFood } from '#contracts/foods.ts';
import type { Db } from '#server/db/connect.ts';
import { ApiError } from '#server/http/api-error.ts';
import { type BarcodeProduct, findBarcodeProduct, upsertBarcodeProduct } from './barcode-queries.ts';
import { fetchProduct, openFoodFacts } from './open-food-facts.ts';
import { findOwnFoodByBarcode } from './own-foods-queries.ts';
import { toFoundFood } from './personal-foods.ts';

/**
 * How long a cached answer is used, in milliseconds. The answer that a product was not found is used for a shorter
 * time, because the product may be added soon.
 */
const keepMs = { found: 30 * 24 * 60 * 60_000, missing: 24 * 60 * 60_000 };

const unknownBarcode = () =>
  new ApiError('not_found', {
    message: {
      en: 'No food with this barcode was found.',
      sv: 'Inget livsmedel med den här streckkoden hittades.',
    },
  });

interface Lookup {
  /** The address of Open Food Facts. Undefined if the settings do not allow look-ups. */
  baseUrl: string | undefined;
  now: Date;
  /** Counts a request to Open Food Facts. Throws `too_many_requests` above the limit. */
  consumeLimit: () => Promise<void>;
}

/**
 * Returns the food with a barcode: the person's own food, or else the product of Open Food Facts if the settings allow
 * look-ups. Throws `not_found`, `too_many_requests`, or `barcode_lookup_busy` if Open Food Facts does not answer.
 */
export async function findByBarcode(
  db: Db,
  userId: number,
  barcode: string,
  lookup: Lookup,
): Promise<FoundFood> {
  const own = await findOwnFoodByBarcode(db, userId, barcode);
  if (own) return toFoundFood(own);
  const product = lookup.baseUrl && (await getProduct(db, barcode, lookup, lookup.baseUrl));
  if (!product) throw unknownBarcode();
  return toProduct(product, barcode);
}

/**
 * Returns a product from the cache or from Open Food Facts. Its name is null if there is no such product. If Open Food
 * Facts does not answer or the limit is reached, returns an outdated product from the cache. If the cache does not
 * contain the product either, throws `too_many_requests` or `barcode_lookup_busy`.
 */
async function getProduct(
  db: Db,
  barcode: string,
  { now, consumeLimit }: Lookup,
  baseUrl: string,
): Promise<BarcodeProduct> {
  const cached = await findBarcodeProduct(db, barcode);
  if (cached && now.getTime() - cached.fetchedAt.getTime() < keepMs[cached.name ? 'found' : 'missing'])
    return cached;
  try {
    await consumeLimit();
    const product = await fetchProduct(baseUrl, barcode);
    const answer = { ...(product ?? missing), barcode, fetchedAt: now };
    await upsertBarcodeProduct(db, answer);
    return answer;
  } catch (error) {
    if (cached?.name) return cached;
    throw error instanceof ApiError ? error : new ApiError('barcode_lookup_busy');
  }
}

const missing = { name: null, kcal: null, protein: null, carbs: null, fat: null, portionGrams: null };

function toProduct(product: BarcodeProduct, barcode: string): FoundFood {
  const { name, kcal, protein, carbs, fat, portionGrams } = product;
  if (!name) throw unknownBarcode();
  return {
    foodId: `off:${barcode}`,
    name,
    alias: null,
    kind: 'product',
    source: openFoodFacts.name,
    licence: openFoodFacts.licence,
    per100: { kcal, protein, carbs, fat },
    serving: null,
    portions: [
      ...(portionGrams === null ? [] : [{ label: '1 portion', grams: portionGrams }]),
      { label: '100 g', grams: 100 },
    ],
  };
}
