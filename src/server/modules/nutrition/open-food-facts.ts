import { z } from 'zod';
import packageJson from '../../../../package.json' with { type: 'json' };
import { limitFetch } from '../../limited-fetch.ts';

/** The name, the licence and the attribution of Open Food Facts. */
export const openFoodFacts = {
  name: 'Open Food Facts',
  licence: 'ODbL 1.0',
  attribution: 'Open Food Facts contributors, openfoodfacts.org',
};

const longestMs = 8_000;
/** A `fetch` that accepts responses of at most 1 MiB. */
const limitedFetch = limitFetch(1024 * 1024);

/**
 * Returns the schema of an amount. The amount can be a number or a text. An empty text and other values count as
 * unknown, and not as 0.
 */
const amount = (max: number) =>
  z
    .union([z.number(), z.string().trim().min(1).pipe(z.coerce.number())])
    .pipe(z.number().min(0).max(max))
    .optional()
    .catch(undefined);

const answer = z.object({
  product: z
    .object({
      product_name: z.string().trim().max(500).optional().catch(undefined),
      serving_quantity: amount(1000),
      nutriments: z
        .object({
          'energy-kcal_100g': amount(950),
          proteins_100g: amount(100),
          carbohydrates_100g: amount(100),
          fat_100g: amount(100),
        })
        .optional()
        .catch(undefined),
    })
    .optional(),
});

/** A product of Open Food Facts, with its values per 100 g. Unknown values are null. */
interface Product {
  name: string;
  kcal: number | null;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
  portionGrams: number | null;
}

/**
 * Fetches a product from Open Food Facts (API version 2). Returns undefined if there is no such product. Throws an
 * Error if the service gives no valid answer within 8 seconds.
 */
export async function fetchProduct(baseUrl: string, barcode: string): Promise<Product | undefined> {
  const url = new URL(`/api/v2/product/${barcode}.json`, baseUrl);
  url.searchParams.set('fields', 'product_name,serving_quantity,nutriments');
  const response = await limitedFetch(url, {
    headers: { 'user-agent': `Lagom/${packageJson.version} (self-hosted wellness app)` },
    signal: AbortSignal.timeout(longestMs),
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`Open Food Facts answered with ${response.status}.`);
  const { product } = answer.parse(await response.json());
  const name = product?.product_name?.slice(0, 200);
  if (!product || !name) return undefined;
  const { nutriments } = product;
  return {
    name,
    kcal: nutriments?.['energy-kcal_100g'] ?? null,
    protein: nutriments?.proteins_100g ?? null,
    carbs: nutriments?.carbohydrates_100g ?? null,
    fat: nutriments?.fat_100g ?? null,
    portionGrams: product.serving_quantity || null,
  };
}
