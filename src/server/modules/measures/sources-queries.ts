import { sql } from 'kysely';
import type { MeasureName } from '#domain/measures/catalogue.ts';
import type { Db } from '#server/db/connect.ts';

export function findSourceOrders(db: Db, userId: number): Promise<{ measure: string; sources: string[] }[]> {
  return db
    .selectFrom('source_orders')
    .where('user_id', '=', userId)
    .select(['measure', 'sources'])
    .orderBy('measure')
    .execute();
}

export const selectSourceOrder = (db: Db, userId: number, measure: MeasureName) =>
  db
    .selectFrom('source_orders')
    .where('user_id', '=', userId)
    .where('measure', '=', measure)
    .select('sources');

export async function upsertSourceOrder(
  db: Db,
  userId: number,
  measure: MeasureName,
  sources: string[],
): Promise<void> {
  await db
    .insertInto('source_orders')
    .values({ user_id: userId, measure, sources })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'measure']).doUpdateSet({ sources, updated_at: sql`now()` }),
    )
    .execute();
}

export async function deleteSourceOrder(db: Db, userId: number, measure: MeasureName): Promise<void> {
  await db.deleteFrom('source_orders').where('user_id', '=', userId).where('measure', '=', measure).execute();
}
