import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { PatternInsight } from '#contracts/insights.ts';
import type { StoredPreferences } from '#domain/preferences.ts';
import type { Db } from '#server/db/connect.ts';
import { prepareQuery } from '#server/db/prepare-query.ts';
import { selectTestedPairs } from '../experiments/experiments-service.ts';
import { selectUserPreferences } from '../preferences/preferences-service.ts';
import { type StoredSignal, selectSignals } from './signals-queries.ts';

export type StoredFinding = Omit<PatternInsight, 'type' | 'title' | 'description'>;

/**
 * A person's stored insights, and the stored data that decides which of these insights the person
 * sees.
 */
interface InsightRows {
  findings: StoredFinding[];
  signals: StoredSignal[];
  /**
   * The habit and the outcome of each experiment. The habit is null if the person described the
   * habit in their own words.
   */
  tested: { habit: string | null; outcome: string }[];
  /** The preferences that the person has changed. Null if the person has changed none. */
  preferences: { preferences: StoredPreferences } | null;
}

/**
 * Returns the `InsightRows` of a person with one statement. Sorts findings by status, then by confidence, the highest
 * first. Sorts signals as `selectSignals` does.
 */
export async function findInsightRows(db: Db, userId: number): Promise<InsightRows> {
  const [row] = await findRows(db, { userId });
  const { findings, feedback, ...others } = row as Omit<InsightRows, 'findings'> & {
    findings: Omit<StoredFinding, 'rating' | 'hidden'>[];
    feedback: PairFeedback[];
  };
  return { ...others, findings: findings.map((finding) => addFeedback(finding, feedback)) };
}

/** Returns the findings of a person, in the order of `findInsightRows`. */
export async function findFindings(db: Db, userId: number): Promise<StoredFinding[]> {
  return (await findInsightRows(db, userId)).findings;
}

type PairFeedback = Pick<StoredFinding, 'exposure' | 'outcome' | 'rating' | 'hidden'>;

/**
 * Adds the person's feedback to a finding. Feedback is stored for a pair of measures, not for a
 * single finding.
 */
function addFeedback(
  finding: Omit<StoredFinding, 'rating' | 'hidden'>,
  feedback: readonly PairFeedback[],
): StoredFinding {
  const given = feedback.find(
    ({ exposure, outcome }) => exposure === finding.exposure && outcome === finding.outcome,
  );
  return { ...finding, rating: given?.rating ?? null, hidden: given?.hidden ?? false };
}

const selectFindings = (db: Db, userId: number) =>
  db
    .selectFrom('insight_findings')
    .where('user_id', '=', userId)
    .select([
      'id',
      'exposure',
      'outcome',
      'lag',
      'effect',
      'low',
      'high',
      'confidence',
      'days',
      'yes_days as yesDays',
      'pairs_checked as pairsChecked',
      'first_seen as firstSeen',
      'last_checked as lastChecked',
      'status',
    ])
    .orderBy('status')
    .orderBy('confidence', 'desc')
    .orderBy('id');

const selectPairFeedback = (db: Db, userId: number) =>
  db
    .selectFrom('insight_feedback')
    .where('user_id', '=', userId)
    .select(['exposure', 'outcome', 'rating', 'hidden']);

const findRows = prepareQuery((db, { userId }: { userId: number }) =>
  db.selectNoFrom([
    jsonArrayFrom(selectFindings(db, userId)).as('findings'),
    // The feedback is not joined to the findings in SQL, because the join is slower than
    // `addFeedback`.
    jsonArrayFrom(selectPairFeedback(db, userId)).as('feedback'),
    jsonArrayFrom(selectSignals(db, userId)).as('signals'),
    jsonArrayFrom(selectTestedPairs(db, userId)).as('tested'),
    jsonObjectFrom(selectUserPreferences(db, userId)).as('preferences'),
  ]),
);
