import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { PatternInsight } from '#contracts/insights.ts';
import type { StoredPreferences } from '#domain/preferences.ts';
import type { Db } from '#server/db/connect.ts';
import { prepareQuery } from '#server/db/prepare-query.ts';
import { selectTestedPairs } from '../experiments/experiments-service.ts';
import { selectUserPreferences } from '../preferences/preferences-service.ts';
import { type StoredSignal, selectSignals } from './signals-queries.ts';

export type StoredFinding = Omit<PatternInsight, 'type' | 'title' | 'description'>;

/** A person's stored insights, and the stored data that decides which of them the person sees. */
interface InsightRows {
  findings: StoredFinding[];
  signals: StoredSignal[];
  /** The habit and the outcome of each experiment. The habit is null if the person described it in their own words. */
  tested: { habit: string | null; outcome: string }[];
  /** The preferences that the person has changed. Null if the person has changed none. */
  preferences: { preferences: StoredPreferences } | null;
}

/**
 * Returns the `InsightRows` of a person with one statement. Sorts findings as `selectFindings` does, and signals as
 * `selectSignals` does.
 */
export async function findInsightRows(db: Db, userId: number): Promise<InsightRows> {
  const [row] = await findRows(db, { userId });
  return row as InsightRows;
}

/** Returns the findings of a person. See `selectFindings`. */
export async function findFindings(db: Db, userId: number): Promise<StoredFinding[]> {
  return (await selectFindings(db, userId).execute()) as StoredFinding[];
}

/**
 * Selects all findings of a person with the feedback on each pair of measures. Sorts the findings by status, then by
 * confidence, the highest first.
 */
const selectFindings = (db: Db, userId: number) =>
  db
    .selectFrom('insight_findings as finding')
    .leftJoin('insight_feedback as feedback', (join) =>
      join
        .onRef('feedback.user_id', '=', 'finding.user_id')
        .onRef('feedback.exposure', '=', 'finding.exposure')
        .onRef('feedback.outcome', '=', 'finding.outcome'),
    )
    .where('finding.user_id', '=', userId)
    .select([
      'finding.id',
      'finding.exposure',
      'finding.outcome',
      'finding.lag',
      'finding.effect',
      'finding.low',
      'finding.high',
      'finding.confidence',
      'finding.days',
      'finding.yes_days as yesDays',
      'finding.pairs_checked as pairsChecked',
      'finding.first_seen as firstSeen',
      'finding.last_checked as lastChecked',
      'finding.status',
      'feedback.rating',
      sql<boolean>`coalesce(feedback.hidden, false)`.as('hidden'),
    ])
    .orderBy('finding.status')
    .orderBy('finding.confidence', 'desc')
    .orderBy('finding.id');

const findRows = prepareQuery((db, { userId }: { userId: number }) =>
  db.selectNoFrom([
    jsonArrayFrom(selectFindings(db, userId)).as('findings'),
    jsonArrayFrom(selectSignals(db, userId)).as('signals'),
    jsonArrayFrom(selectTestedPairs(db, userId)).as('tested'),
    jsonObjectFrom(selectUserPreferences(db, userId)).as('preferences'),
  ]),
);
