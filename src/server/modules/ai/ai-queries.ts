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

/** The time of a use of an AI service, and the person's calendar day at that time. */
interface UseTime {
  now: Date;
  today: CalendarDay;
}

interface Usage {
  day: CalendarDay;
  purpose: string;
  calls: number;
}

/**
 * Finds how often a person has used AI services on the day on which a use would count now, by purpose. Leaves out a
 * purpose without such a use. The day is `today`, or a later day if the person was further east, or an earlier day that
 * has not ended in the zone of its first use.
 */
export function findUsage(db: Db, userId: number, { now, today }: UseTime): Promise<Usage[]> {
  return db
    .selectFrom('ai_usage')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('day', '>=', today), eb('ends_at', '>', now)]))
    .distinctOn('purpose')
    .select(['day', 'purpose', 'calls'])
    .orderBy('purpose')
    .orderBy('day', 'desc')
    .execute();
}

interface Use {
  day: CalendarDay;
  purpose: AiPurpose;
}

/**
 * Counts a use of an AI service for a purpose, unless the person's count for the day has reached `most`. `endsAt` is
 * the end of `today`. Returns the day on which the use was counted (see `findUsage`), or undefined if it was not
 * counted.
 */
export function countUse(
  db: Db,
  userId: number,
  { purpose, endsAt, ...time }: UseTime & { purpose: AiPurpose; endsAt: Date },
  most: number,
): Promise<CalendarDay | undefined> {
  return db.transaction().execute(async (tx) => {
    // Locks the person's row. Otherwise simultaneous first uses in several zones would each start a day.
    await tx.selectFrom('users').where('id', '=', userId).select('id').forUpdate().execute();
    const usage = (await findUsage(tx, userId, time)).find((use) => use.purpose === purpose);
    const day = usage?.day ?? time.today;
    return (await insertUse(tx, userId, { day, purpose, endsAt }, most)) ? day : undefined;
  });
}

/** Counts a use, unless the count of the day has reached `most`. Returns whether the use was counted. */
async function insertUse(
  tx: Db,
  userId: number,
  { day, purpose, endsAt }: Use & { endsAt: Date },
  most: number,
): Promise<boolean> {
  if (most < 1) return false;
  const result = await tx
    .insertInto('ai_usage')
    .values({ user_id: userId, day, purpose, calls: 1, ends_at: endsAt })
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
