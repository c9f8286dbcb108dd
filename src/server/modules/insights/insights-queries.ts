import { sql } from 'kysely';
import type { PatternInsight } from '#contracts/insights.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { InsightMemory } from '#domain/insights/advance.ts';
import type { Finding } from '#domain/insights/finding.ts';
import type { Db } from '#server/db/connect.ts';

/**
 * The version of the stored format of `InsightMemory`. Increase it when the engine can no longer read the previous
 * format.
 */
const memoryFormat = 1;

/**
 * The engine's stored state for a person, and what the latest analysis covered. `lastLook` is the
 * last day that the latest analysis covered, or null if there was no analysis. `nextLook` is the
 * last day that the next analysis will cover, or null if no analysis is planned.
 */
export interface StoredMemory {
  memory: InsightMemory;
  lastLook: CalendarDay | null;
  nextLook: CalendarDay | null;
  pairsChecked: number;
  /**
   * For each reason, the number of pairs of measures that the latest analysis did not test with
   * both values from the same day. The analysis may have tested such a pair with the outcome of the
   * next day.
   */
  skipped: Record<string, number>;
  /** The last day whose values were used to compute the signals. Null if signals have never been computed. */
  signalsThrough: CalendarDay | null;
}

export async function findMemory(db: Db, userId: number): Promise<StoredMemory | undefined> {
  const row = await db
    .selectFrom('insight_memories')
    .where('user_id', '=', userId)
    .where('format', '=', memoryFormat)
    .select([
      'memory',
      'last_look as lastLook',
      'next_look as nextLook',
      'pairs_checked as pairsChecked',
      'skipped',
      'signals_through as signalsThrough',
    ])
    .executeTakeFirst();
  return row as StoredMemory | undefined;
}

export async function upsertMemory(db: Db, userId: number, stored: StoredMemory): Promise<void> {
  const values = {
    format: memoryFormat,
    memory: sql<string>`${JSON.stringify(stored.memory)}::jsonb`,
    last_look: stored.lastLook,
    next_look: stored.nextLook,
    pairs_checked: stored.pairsChecked,
    skipped: sql<string>`${JSON.stringify(stored.skipped)}::jsonb`,
    signals_through: stored.signalsThrough,
    signals_version: sql<number>`(select data_version from users where users.id = ${userId})`,
  };
  await db
    .insertInto('insight_memories')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...values, updated_at: sql`now()` }))
    .execute();
}

/** Locks the person's row until the end of the transaction. Returns whether the person exists. */
export async function lockUser(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the time zone that the person's browser sent last. Returns UTC if the browser has sent no time zone. */
export async function findTimeZone(db: Db, userId: number): Promise<string> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select('time_zone as timeZone')
    .executeTakeFirst();
  return row?.timeZone ?? 'UTC';
}

/**
 * A finding about two measures. If the exposure is a yes-or-no measure, `yesDays` is the number of days on which the
 * exposure was yes, among the days of the finding. Otherwise, `yesDays` is null.
 */
export type CountedFinding = Finding & { yesDays: number | null };

/** Inserts the finding of a pair of measures, or updates the stored finding of the same pair. */
export async function upsertFinding(db: Db, userId: number, finding: CountedFinding): Promise<void> {
  const { exposure, outcome } = finding;
  const figures = {
    lag: finding.lag,
    effect: finding.effect,
    low: finding.low,
    high: finding.high,
    confidence: finding.confidence,
    days: finding.days,
    yes_days: finding.yesDays,
    pairs_checked: finding.pairsChecked,
    first_seen: finding.firstSeen,
    last_checked: finding.lastChecked,
    status: finding.status,
  };
  await db
    .insertInto('insight_findings')
    .values({ user_id: userId, exposure, outcome, ...figures })
    .onConflict((conflict) => conflict.columns(['user_id', 'exposure', 'outcome']).doUpdateSet(figures))
    .execute();
}

/** Deletes the findings whose exposure or outcome is one of the given measures. */
export async function deleteFindingsOf(db: Db, userId: number, names: readonly string[]): Promise<void> {
  await db
    .deleteFrom('insight_findings')
    .where('user_id', '=', userId)
    .where((where) => where.or([where('exposure', 'in', names), where('outcome', 'in', names)]))
    .execute();
}

export interface Feedback {
  rating: PatternInsight['rating'];
  hidden: boolean;
}

/**
 * Selects the feedback on the finding or the signal with this id. A finding and a signal never have
 * the same id.
 */
export const selectFeedback = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('insight_findings as finding')
    .innerJoin('insight_feedback as feedback', (join) =>
      join
        .onRef('feedback.user_id', '=', 'finding.user_id')
        .onRef('feedback.exposure', '=', 'finding.exposure')
        .onRef('feedback.outcome', '=', 'finding.outcome'),
    )
    .where('finding.user_id', '=', userId)
    .where('finding.id', '=', id)
    .select(['feedback.rating', 'feedback.hidden'])
    .unionAll(
      db
        .selectFrom('insight_signals')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .select(['rating', 'hidden']),
    )
    .limit(1);

/** Inserts or updates the feedback on a pair of measures. Returns the complete feedback. */
export async function upsertFeedback(
  db: Db,
  userId: number,
  { exposure, outcome }: { exposure: string; outcome: string },
  feedback: Partial<Feedback>,
): Promise<Feedback> {
  const row = await db
    .insertInto('insight_feedback')
    .values({ user_id: userId, exposure, outcome, rating: null, ...feedback })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'exposure', 'outcome'])
        .doUpdateSet({ ...feedback, updated_at: sql`now()` }),
    )
    .returning(['rating', 'hidden'])
    .executeTakeFirstOrThrow();
  return row as Feedback;
}

/**
 * Returns the ids of people whose insights need an update, in ascending order. A person with data needs an update in
 * three cases: the engine has no stored state for the person, an analysis is due by `through`, or the data has changed
 * since the signals were computed and the signals do not include `through`. Starts after the id `afterId` and returns
 * at most `limit` ids.
 */
export async function findPeopleDue(
  db: Db,
  through: CalendarDay,
  afterId: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('insight_memories as memory', (join) =>
      join.onRef('memory.user_id', '=', 'users.id').on('memory.format', '=', memoryFormat),
    )
    .where('users.id', '>', afterId)
    .where('users.data_version', '>', 0)
    .where((where) =>
      where.or([
        where('memory.user_id', 'is', null),
        where('memory.next_look', '<=', through),
        where.and([
          where('users.data_version', '>', where.ref('memory.signals_version')),
          where.or([
            where('memory.signals_through', 'is', null),
            where('memory.signals_through', '<', through),
          ]),
        ]),
      ]),
    )
    .select('users.id')
    .orderBy('users.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
