import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { Language } from '#domain/insights/measure-phrases.ts';
import type { Claim } from '#domain/insights/narrative/claim.ts';
import type { Db } from '#server/db/connect.ts';

/** What a language model wrote about a week. `text` and `claims` are null while the model has not answered yet. */
export interface StoredNarrative {
  language: Language;
  service: string;
  text: string | null;
  claims: Claim[] | null;
  askedAt: Date;
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
    .select(['language', 'service', 'text', 'claims', 'asked_at as askedAt'])
    .executeTakeFirst();
  return row as StoredNarrative | undefined;
}

/**
 * Inserts a narrative without a text, before the model is asked. Replaces an existing narrative without a text if the
 * model was asked before `abandonedBefore`, because the process that asked has ended without an answer. Returns false,
 * and changes nothing, if the person has another narrative for the week.
 */
export async function reserveNarrative(
  db: Db,
  userId: number,
  narrative: { weekEnd: CalendarDay; language: Language; service: string; askedAt: Date },
  abandonedBefore: Date,
): Promise<boolean> {
  const { weekEnd, language, service, askedAt } = narrative;
  const values = { language, service, asked_at: askedAt };
  const result = await db
    .insertInto('insight_narratives')
    .values({ user_id: userId, week_end: weekEnd, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'week_end'])
        .doUpdateSet(values)
        .where('insight_narratives.text', 'is', null)
        .where('insight_narratives.asked_at', '<', abandonedBefore),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Deletes a narrative without a text, after the model has given no usable text. */
export async function deleteReservation(db: Db, userId: number, weekEnd: CalendarDay): Promise<void> {
  await db
    .deleteFrom('insight_narratives')
    .where('user_id', '=', userId)
    .where('week_end', '=', weekEnd)
    .where('text', 'is', null)
    .execute();
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
