import type { EndpointResult } from '#contracts/endpoint.ts';
import type { listExperiments } from '#contracts/experiments.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { ExperimentDay, ExperimentResult } from '#domain/experiments/analyse.ts';
import { type ExperimentPlan, lastOutcomeDay } from '#domain/experiments/plan.ts';
import type { Db } from '#server/db/connect.ts';
import { readExperimentDays } from './experiment-days.ts';
import type { AnswerRow, ExperimentRow } from './experiments-queries.ts';

export type Experiment = EndpointResult<typeof listExperiments>[number];

/** The days and the result of a finished experiment. Both are stored as JSON. */
export interface ExperimentRecord {
  days: ExperimentDay[];
  result: ExperimentResult;
}

/**
 * Returns an experiment with its days. The days of a finished experiment come from its stored record. `answers` may
 * include answers of other experiments, which are ignored.
 */
export async function toExperiment(
  db: Db,
  userId: number,
  row: ExperimentRow,
  answers: readonly AnswerRow[],
  today: CalendarDay,
): Promise<Experiment> {
  const { id, planSha256, stoppedOn, createdAt } = row;
  const plan = toPlan(row);
  const shared = { id, plan, planSha256, stoppedOn, createdAt };
  if (row.record !== null) {
    return { ...shared, ...(JSON.parse(row.record) as ExperimentRecord), state: 'finished' };
  }
  const own = answers.filter(({ experimentId }) => experimentId === id);
  const days = await readExperimentDays(db, userId, plan, own);
  return { ...shared, days, state: isOver(plan, today) ? 'over' : 'running', result: null };
}

export const toPlan = ({ plan }: ExperimentRow) => JSON.parse(plan) as ExperimentPlan;

/** Returns whether today is after the last day whose outcome the plan uses. */
export const isOver = (plan: ExperimentPlan, today: CalendarDay) => today > lastOutcomeDay(plan);
