import type { MeasureInsight } from '#contracts/insights.ts';
import type { Signal } from '#domain/insights/signal.ts';
import type { MeasureName } from '#domain/measures/catalogue.ts';
import type { Db } from '#server/db/connect.ts';

/**
 * A stored signal with the person's feedback. A signal is a trend, a change of level, an unusual day or a streak of one
 * measure, or a suggested experiment.
 */
export interface StoredSignal extends Signal {
  id: number;
  measure: MeasureName;
  exposure: MeasureName | null;
  rating: MeasureInsight['rating'];
  hidden: boolean;
}

/** Returns the signals of a person. See `selectSignals`. */
export async function findSignals(db: Db, userId: number): Promise<StoredSignal[]> {
  return (await selectSignals(db, userId).execute()) as StoredSignal[];
}

/** Selects all signals of a person, including past signals, the newest first. */
export const selectSignals = (db: Db, userId: number) =>
  db
    .selectFrom('insight_signals')
    .where('user_id', '=', userId)
    .select([
      'id',
      'kind',
      'measure',
      'exposure',
      'amount',
      'usual',
      'from_day as from',
      'to_day as to',
      'days',
      'first_seen as firstSeen',
      'last_checked as lastChecked',
      'status',
      'rating',
      'hidden',
    ])
    .orderBy('first_seen', 'desc')
    .orderBy('id');

/**
 * Inserts a signal, or updates the stored signal of the same kind, measure and exposure. Keeps the person's feedback.
 */
export async function upsertSignal(db: Db, userId: number, signal: Signal): Promise<void> {
  const { kind, measure, exposure } = signal;
  const figures = {
    amount: signal.amount,
    usual: signal.usual,
    from_day: signal.from,
    to_day: signal.to,
    days: signal.days,
    first_seen: signal.firstSeen,
    last_checked: signal.lastChecked,
    status: signal.status,
  };
  await db
    .insertInto('insight_signals')
    .values({ user_id: userId, kind, measure, exposure, ...figures })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind', 'measure', 'exposure']).doUpdateSet(figures),
    )
    .execute();
}

/** Updates the feedback on a signal and returns the complete feedback. Fields that are left out stay unchanged. */
export async function updateSignalFeedback(
  db: Db,
  userId: number,
  id: number,
  feedback: Partial<Pick<StoredSignal, 'rating' | 'hidden'>>,
): Promise<Pick<StoredSignal, 'rating' | 'hidden'>> {
  if (Object.keys(feedback).length > 0)
    await db
      .updateTable('insight_signals')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .set(feedback)
      .execute();
  const row = await db
    .selectFrom('insight_signals')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .select(['rating', 'hidden'])
    .executeTakeFirstOrThrow();
  return row as Pick<StoredSignal, 'rating' | 'hidden'>;
}
