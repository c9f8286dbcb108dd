import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { ExperimentOutcome } from '#domain/experiments/choices.ts';
import type { Db } from '#server/db/connect.ts';

export interface ExperimentRow {
  id: number;
  /** The plan as JSON in the canonical form of `canonicalJson`. */
  plan: string;
  planSha256: string;
  stoppedOn: CalendarDay | null;
  /** The days and the result as JSON. Null until the experiment is finished. */
  record: string | null;
  createdAt: Date;
}

export interface AnswerRow {
  experimentId: number;
  day: CalendarDay;
  done: boolean;
}

const columns = [
  'id',
  'plan',
  'plan_sha256 as planSha256',
  'stopped_on as stoppedOn',
  'record',
  'created_at as createdAt',
] as const;

/** Finds a person's experiments, newest first. */
export function findExperiments(db: Db, userId: number): Promise<ExperimentRow[]> {
  return db
    .selectFrom('experiments')
    .where('user_id', '=', userId)
    .select(columns)
    .orderBy('id', 'desc')
    .execute();
}

/** Selects the habit and the outcome of each experiment of a person that was not stopped early. */
export const selectPairs = (db: Db, userId: number) =>
  db
    .selectFrom('experiments')
    .where('user_id', '=', userId)
    .where('stopped_on', 'is', null)
    .select([sql<string | null>`plan::jsonb #>> '{action,measure}'`.as('habit'), 'outcome']);

export function findExperiment(db: Db, userId: number, id: number): Promise<ExperimentRow | undefined> {
  return db
    .selectFrom('experiments')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .select(columns)
    .executeTakeFirst();
}

/** Finds the person's answers in the experiments with the given ids. */
export function findAnswers(db: Db, userId: number, ids: readonly number[]): Promise<AnswerRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('experiment_days')
    .where('user_id', '=', userId)
    .where('experiment_id', 'in', ids)
    .select(['experiment_id as experimentId', 'day', 'done'])
    .execute();
}

/** Inserts an experiment. Returns undefined if the person has an unfinished experiment with the same outcome. */
export function insertExperiment(
  db: Db,
  userId: number,
  values: { outcome: ExperimentOutcome; plan: string; plan_sha256: string; created_at: Date },
): Promise<ExperimentRow | undefined> {
  return db
    .insertInto('experiments')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'outcome']).where('finished_at', 'is', null).doNothing(),
    )
    .returning(columns)
    .executeTakeFirst();
}

/** Selects the person's answer for one day of an experiment. */
export const selectAnswer = (db: Db, userId: number, experimentId: number, day: CalendarDay) =>
  db
    .selectFrom('experiment_days')
    .where('user_id', '=', userId)
    .where('experiment_id', '=', experimentId)
    .where('day', '=', day)
    .select('done');

/** Inserts the person's answer for one day of an experiment, or replaces the previous answer. */
export async function upsertAnswer(
  db: Db,
  userId: number,
  { experimentId, day, done }: AnswerRow,
  now: Date,
): Promise<void> {
  await db
    .insertInto('experiment_days')
    .values({ user_id: userId, experiment_id: experimentId, day, done, recorded_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'experiment_id', 'day']).doUpdateSet({ done, recorded_at: now }),
    )
    .execute();
}

export async function deleteAnswer(
  db: Db,
  userId: number,
  experimentId: number,
  day: CalendarDay,
): Promise<void> {
  await db
    .deleteFrom('experiment_days')
    .where('user_id', '=', userId)
    .where('experiment_id', '=', experimentId)
    .where('day', '=', day)
    .execute();
}

/**
 * Stores the record, which marks the experiment as finished. Returns undefined if the experiment is already finished or
 * does not exist.
 */
export function updateFinished(
  db: Db,
  userId: number,
  id: number,
  values: { record: string; stopped_on: CalendarDay | null; finished_at: Date },
): Promise<ExperimentRow | undefined> {
  return db
    .updateTable('experiments')
    .set(values)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .returning(columns)
    .executeTakeFirst();
}

/** Deletes an experiment with its answers. Returns whether the experiment existed. */
export async function deleteExperimentRow(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('experiments')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
