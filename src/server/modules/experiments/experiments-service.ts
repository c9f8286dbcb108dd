import { createHash, randomInt } from 'node:crypto';
import type { EndpointResult } from '#contracts/endpoint.ts';
import type { exportExperiment } from '#contracts/experiments.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { analyse } from '#domain/experiments/analyse.ts';
import { outcomeRule } from '#domain/experiments/choices.ts';
import {
  createPlan,
  type ExperimentDesign,
  type ExperimentPlan,
  plannedDays,
} from '#domain/experiments/plan.ts';
import { proposeLengths, smallestDifference } from '#domain/experiments/proposal.ts';
import type { Db } from '#server/db/connect.ts';
import { ApiError, assertThat } from '#server/http/api-error.ts';
import { assertInput, oneOf } from '#server/http/assert-input.ts';
import type { Edit } from '#server/http/edit.ts';
import { mergeEdit } from '#server/http/merge-edit.ts';
import { readExperimentDays } from './experiment-days.ts';
import { readNoise } from './experiment-proposal.ts';
import { type Experiment, type ExperimentRecord, isOver, toExperiment, toPlan } from './experiment-state.ts';
import {
  deleteAnswer,
  deleteExperimentRow,
  type ExperimentRow,
  findAnswers,
  findExperiment,
  findExperiments,
  insertExperiment,
  selectAnswer,
  selectPairs,
  updateFinished,
  upsertAnswer,
} from './experiments-queries.ts';

/** The time of a request, and the person's calendar day at that time. */
interface Moment {
  now: Date;
  today: CalendarDay;
}

type FinishedRecord = ExperimentRecord & { stoppedOn: CalendarDay | null };

/** The maximum number of days from today to the start of an experiment. */
const latestStart = 7;
/** The seed of a schedule is a whole number below this limit. */
const seedLimit = 2 ** 31;

export async function listExperiments(db: Db, userId: number, today: CalendarDay): Promise<Experiment[]> {
  const rows = await findExperiments(db, userId);
  const unfinished = rows.filter(({ record }) => record === null).map(({ id }) => id);
  const answers = await findAnswers(db, userId, unfinished);
  return Promise.all(rows.map((row) => toExperiment(db, userId, row, answers, today)));
}

/**
 * Returns a query of the habit and the outcome of each experiment of the person. Leaves out experiments that were
 * stopped early, because they have no answer. The habit is null if the person described the habit in their own words.
 */
export const selectTestedPairs = (db: Db, userId: number) => selectPairs(db, userId);

/**
 * Draws a random schedule for the design of an experiment and returns the plan. Throws `invalid_input` if the lag or
 * the start is not allowed. Throws `experiment_cannot_answer` if the statistical power is too low or unknown, given how
 * much the outcome of this person varies.
 */
export async function draftPlan(
  db: Db,
  userId: number,
  { start, ...design }: ExperimentDesign & { start: CalendarDay },
  today: CalendarDay,
): Promise<ExperimentPlan> {
  const { better, lags } = outcomeRule(design.outcome);
  assertInput(lags.includes(design.lag), 'lag', oneOf(lags));
  assertInput(start >= today && start <= addDays(today, latestStart), 'start', {
    en: `must be today or one of the next ${latestStart} days`,
    sv: `måste vara i dag eller någon av de närmaste ${latestStart} dagarna`,
  });
  const { noise } = await readNoise(db, userId, design.outcome, today);
  assertThat(typeof noise !== 'string', 'experiment_cannot_answer');
  const proposed = proposeLengths(noise).find(({ length }) => length === design.length);
  assertThat(proposed?.canAnswer, 'experiment_cannot_answer', 'length');
  const smallestThatMatters = smallestDifference(design.outcome, noise);
  return createPlan(design, { better, start, smallestThatMatters, seed: randomInt(seedLimit) });
}

/** Stores a plan. Throws `experiment_running` if the person has an unfinished experiment with the same outcome. */
export async function createExperiment(
  db: Db,
  userId: number,
  plan: ExperimentPlan,
  { now, today }: Moment,
): Promise<Experiment> {
  const text = canonicalJson(plan);
  const row = await insertExperiment(db, userId, {
    outcome: plan.outcome,
    plan: text,
    plan_sha256: createHash('sha256').update(text).digest('hex'),
    created_at: now,
  });
  assertThat(row, 'experiment_running', 'outcome');
  return toExperiment(db, userId, row, [], today);
}

/**
 * Stores whether the person did the action on a day. Deletes the answer if `done` is null. Throws `not_found` if the
 * person has no such experiment, `experiment_finished` if it is finished, `experiment_day_unknown` if the day is not in
 * the plan, and `experiment_day_future` if the day is after today.
 */
export async function updateAnswer(
  db: Db,
  edit: Edit,
  { id, day, ...body }: { id: number; day: CalendarDay; done: boolean | null },
  today: CalendarDay,
): Promise<Experiment> {
  const { userId } = edit;
  const row = await getUnfinished(db, userId, id);
  assertThat(plannedDays(toPlan(row)).includes(day), 'experiment_day_unknown', 'day');
  assertThat(day <= today, 'experiment_day_future', 'day');
  const fields = ['done'] as const;
  const find = selectAnswer(db, userId, id, day);
  const record = `experiment:${id}:${day}`;
  const { done } = await mergeEdit(db, { ...edit, fields }, { record, fields, find }, body);
  if (done === null) await deleteAnswer(db, userId, id, day);
  else await upsertAnswer(db, userId, { experimentId: id, day, done }, edit.at);
  return toExperiment(db, userId, row, await findAnswers(db, userId, [id]), today);
}

/**
 * Returns the days and the result of an experiment. Throws `not_found` if the person has no such experiment,
 * `experiment_finished` if it is finished, and `experiment_not_over` if not all of its days have passed.
 */
export async function computeRecord(
  db: Db,
  userId: number,
  id: number,
  today: CalendarDay,
): Promise<FinishedRecord> {
  const row = await getUnfinished(db, userId, id);
  assertThat(isOver(toPlan(row), today), 'experiment_not_over');
  return readRecord(db, userId, row, null);
}

/**
 * Returns the days and the result of an experiment that the person stops today. If all of its days have passed, the
 * experiment does not count as stopped early. Throws `not_found` if the person has no such experiment, and
 * `experiment_finished` if it is finished.
 */
export async function computeStoppedRecord(
  db: Db,
  userId: number,
  id: number,
  today: CalendarDay,
): Promise<FinishedRecord> {
  const row = await getUnfinished(db, userId, id);
  return readRecord(db, userId, row, isOver(toPlan(row), today) ? null : today);
}

/**
 * Stores the record of an experiment, which marks the experiment as finished. Throws `experiment_finished` if the
 * experiment is already finished.
 */
export async function finishExperiment(
  db: Db,
  userId: number,
  id: number,
  { stoppedOn, ...record }: FinishedRecord,
  { now, today }: Moment,
): Promise<Experiment> {
  const finished = await updateFinished(db, userId, id, {
    record: canonicalJson(record),
    stopped_on: stoppedOn,
    finished_at: now,
  });
  assertThat(finished, 'experiment_finished');
  return toExperiment(db, userId, finished, [], today);
}

export async function deleteExperiment(db: Db, userId: number, id: number): Promise<{ deleted: true }> {
  assertThat(await deleteExperimentRow(db, userId, id), 'not_found');
  return { deleted: true };
}

/**
 * Returns an experiment with all data that is needed to compute its result. The result is null while the experiment is
 * unfinished. Throws `not_found` if the person has no such experiment.
 */
export async function getExperimentFile(
  db: Db,
  userId: number,
  id: number,
  today: CalendarDay,
): Promise<EndpointResult<typeof exportExperiment>> {
  const row = await findExperiment(db, userId, id);
  assertThat(row, 'not_found');
  const answers = row.record === null ? await findAnswers(db, userId, [id]) : [];
  const { plan, planSha256, days, stoppedOn, result } = await toExperiment(db, userId, row, answers, today);
  return { format: 'lagom-experiment-1', plan, planSha256, days, stoppedOn, result };
}

async function readRecord(
  db: Db,
  userId: number,
  row: ExperimentRow,
  stoppedOn: CalendarDay | null,
): Promise<FinishedRecord> {
  const plan = toPlan(row);
  const days = await readExperimentDays(db, userId, plan, await findAnswers(db, userId, [row.id]));
  return { days, result: analyse(plan, days, stoppedOn), stoppedOn };
}

/**
 * Returns an unfinished experiment. Throws `not_found` if the person has no such experiment, and `experiment_finished`
 * if the experiment is finished.
 */
async function getUnfinished(db: Db, userId: number, id: number): Promise<ExperimentRow> {
  const row = await findExperiment(db, userId, id);
  if (!row) throw new ApiError('not_found');
  assertThat(row.record === null, 'experiment_finished');
  return row;
}
