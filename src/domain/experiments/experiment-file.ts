import type { CalendarDay } from '../calendar-day.ts';
import { canonicalJson } from '../canonical-json.ts';
import { analyse, type ExperimentDay, type ExperimentResult } from './analyse.ts';
import type { ExperimentPlan } from './plan.ts';
import { drawSchedule } from './schedule.ts';

/** An exported experiment, with everything that is needed to compute its result. */
export interface ExperimentFile {
  format: 'lagom-experiment-1';
  plan: ExperimentPlan;
  /** The SHA-256 of the plan's canonical JSON, in hexadecimal. */
  planSha256: string;
  days: ExperimentDay[];
  /** The day on which the person stopped early, or null. */
  stoppedOn: CalendarDay | null;
  /** Null until the experiment is finished. */
  result: ExperimentResult | null;
}

/** A function that returns the SHA-256 of a text in hexadecimal. */
export type Sha256 = (text: string) => string;

/**
 * Computes the result of an exported experiment again. `problems` has a message in English for each check that fails:
 * the plan must match its hash, the schedule must match the seed, and the stored result must equal the computed result.
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
