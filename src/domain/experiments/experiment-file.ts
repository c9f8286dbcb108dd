import type { CalendarDay } from '../calendar-day.ts';
import { analyse, type ExperimentDay, type ExperimentResult } from './analyse.ts';
import { canonicalJson } from './canonical-json.ts';
import type { ExperimentPlan } from './plan.ts';
import { drawSchedule } from './schedule.ts';

/** An exported experiment: everything that its result follows from. */
export interface ExperimentFile {
  format: 'lagom-experiment-1';
  plan: ExperimentPlan;
  /** The SHA-256 of the plan's canonical JSON, in hexadecimal. */
  planSha256: string;
  days: ExperimentDay[];
  /** The day on which it was stopped early, or null. */
  stoppedOn: CalendarDay | null;
  /** Null until it is finished. */
  result: ExperimentResult | null;
}

/** Returns a text's SHA-256 in hexadecimal. */
export type Sha256 = (text: string) => string;

/**
 * Computes the result of an exported experiment again. `problems` says in English what does not agree: the plan with its
 * hash, the schedule with its seed, or the result with the one in the file.
 */
export function recompute(
  file: ExperimentFile,
  sha256: Sha256,
): { result: ExperimentResult; problems: string[] } {
  const { plan, planSha256, days, stoppedOn } = file;
  const result = analyse(plan, days, stoppedOn);
  const problems: string[] = [];
  if (sha256(canonicalJson(plan)) !== planSha256)
    problems.push('The plan has another SHA-256 than the file says.');
  if (drawSchedule(plan.length, plan.seed) !== plan.schedule)
    problems.push('The schedule is not the one that the seed gives.');
  if (file.result && canonicalJson(file.result) !== canonicalJson(result))
    problems.push('The result in the file is a different one.');
  return { result, problems };
}
