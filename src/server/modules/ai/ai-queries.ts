import { sql } from 'kysely';
import type { AiPurpose } from '#contracts/ai.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { AiUsage } from '#server/ai/ai-error.ts';
import type { Db } from '#server/db/connect.ts';

interface Consent {
  purpose: string;
  /** The host of the service to which `given` applies. */
  service: string;
  given: boolean;
}

export function findConsents(db: Db, userId: number): Promise<Consent[]> {
  return db
    .selectFrom('ai_consents')
    .where('user_id', '=', userId)
    .select(['purpose', 'service', 'given'])
    .execute();
}

export const selectConsent = (db: Db, userId: number, purpose: AiPurpose) =>
  db.selectFrom('ai_consents').where('user_id', '=', userId).where('purpose', '=', purpose).select('given');

export async function upsertConsent(
  db: Db,
  userId: number,
  consent: { purpose: AiPurpose; service: string; given: boolean; changedAt: Date },
): Promise<void> {
  const { purpose, service, given, changedAt } = consent;
  const values = { service, given, changed_at: changedAt };
  await db
    .insertInto('ai_consents')
    .values({ user_id: userId, purpose, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(values))
    .execute();
}

/** Finds how often a person has used AI services on a day, by purpose. */
export function findUsage(
  db: Db,
  userId: number,
  day: CalendarDay,
): Promise<{ purpose: string; calls: number }[]> {
  return db
    .selectFrom('ai_usage')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .select(['purpose', 'calls'])
    .execute();
}

interface Use {
  day: CalendarDay;
  purpose: AiPurpose;
}

/**
 * Counts a use of an AI service for a purpose, unless the person's count for the day has reached `most`. Returns
 * whether the use was counted. Uses one statement, so that simultaneous uses are all counted.
 */
export async function countUse(
  db: Db,
  userId: number,
  { day, purpose }: Use,
  most: number,
): Promise<boolean> {
  if (most < 1) return false;
  const result = await db
    .insertInto('ai_usage')
    .values({ user_id: userId, day, purpose, calls: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day', 'purpose'])
        .doUpdateSet({ calls: sql<number>`ai_usage.calls + 1` })
        .where('ai_usage.calls', '<', most),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Adds the tokens of a call to the person's usage of the day. */
export async function addTokens(
  db: Db,
  userId: number,
  { day, purpose }: Use,
  { sent, received }: AiUsage,
): Promise<void> {
  await db
    .updateTable('ai_usage')
    .set({
      units_sent: sql<number>`units_sent + ${sent}::integer`,
      units_received: sql<number>`units_received + ${received}::integer`,
    })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('purpose', '=', purpose)
    .execute();
}
