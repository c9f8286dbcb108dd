import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

export interface ExpertSessionValues {
  title_en: string;
  title_sv: string;
  expert: string;
  profession_en: string;
  profession_sv: string;
  description_en: string;
  description_sv: string;
  starts_at: Date;
  ends_at: Date;
  url: string | null;
}

/**
 * Finds at most 50 expert sessions. Current and future sessions come first, soonest first. Past sessions follow, newest
 * first.
 */
export function findExpertSessions(db: Db, now: Date) {
  const isOver = sql<boolean>`ends_at <= ${now}`;
  return db
    .selectFrom('expert_sessions')
    .selectAll()
    .orderBy(isOver)
    .orderBy(sql`case when ${isOver} then null else starts_at end`)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(50)
    .execute();
}

export async function insertExpertSession(db: Db, values: ExpertSessionValues): Promise<number> {
  const row = await db.insertInto('expert_sessions').values(values).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function deleteExpertSessionRow(db: Db, id: number): Promise<boolean> {
  const result = await db.deleteFrom('expert_sessions').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
