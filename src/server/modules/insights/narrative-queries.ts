import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { Language } from '#domain/insights/measure-phrases.ts';
import type { Claim } from '#domain/insights/narrative/claim.ts';
import type { Db } from '#server/db/connect.ts';

/** What a language model wrote about a week. `text` and `claims` are null until the model has given a usable text. */
export interface StoredNarrative {
  language: Language;
  service: string;
  text: string | null;
  claims: Claim[] | null;
}

export async function findNarrative(
  db: Db,
  userId: number,
  weekEnd: CalendarDay,
): Promise<StoredNarrative | undefined> {
  const row = await db
    .selectFrom('insight_narratives')
    .where('user_id', '=', userId)
    .where('week_end', '=', weekEnd)
    .select(['language', 'service', 'text', 'claims'])
    .executeTakeFirst();
  return row as StoredNarrative | undefined;
}

/**
 * Inserts a narrative without a text, before the model is asked. Returns false if the person already has a narrative
 * for the week.
 */
export async function reserveNarrative(
  db: Db,
  userId: number,
  narrative: { weekEnd: CalendarDay; language: Language; service: string; askedAt: Date },
): Promise<boolean> {
  const { weekEnd, language, service, askedAt } = narrative;
  const result = await db
    .insertInto('insight_narratives')
    .values({ user_id: userId, week_end: weekEnd, language, service, asked_at: askedAt })
    .onConflict((conflict) => conflict.columns(['user_id', 'week_end']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function updateNarrative(
  db: Db,
  userId: number,
  weekEnd: CalendarDay,
  { text, claims }: { text: string; claims: readonly Claim[] },
): Promise<void> {
  await db
    .updateTable('insight_narratives')
    .where('user_id', '=', userId)
    .where('week_end', '=', weekEnd)
    .set({ text, claims: sql<string>`${JSON.stringify(claims)}::jsonb` })
    .execute();
}
