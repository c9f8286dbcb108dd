import type { Db } from '#server/db/connect.ts';
import { type Per100, per100Columns } from './own-foods-queries.ts';

/** The cached answer of Open Food Facts about a barcode. */
export interface BarcodeProduct extends Per100 {
  barcode: string;
  /** Null if the product was not found. */
  name: string | null;
  portionGrams: number | null;
  fetchedAt: Date;
}

export function findBarcodeProduct(db: Db, barcode: string): Promise<BarcodeProduct | undefined> {
  return db
    .selectFrom('barcode_products')
    .where('gtin', '=', barcode)
    .select(['gtin as barcode', 'name', ...per100Columns, 'fetched_at as fetchedAt'])
    .executeTakeFirst();
}

export async function upsertBarcodeProduct(db: Db, product: BarcodeProduct): Promise<void> {
  const { barcode, portionGrams, fetchedAt, ...values } = product;
  const row = { ...values, portion_grams: portionGrams, fetched_at: fetchedAt };
  await db
    .insertInto('barcode_products')
    .values({ gtin: barcode, ...row })
    .onConflict((conflict) => conflict.column('gtin').doUpdateSet(row))
    .execute();
}
