import type { CalendarDay } from '../calendar-day.ts';
import { calibratedConfidence } from './confidence.ts';
import { type Finding, findingKey } from './finding.ts';
import {
  type AlignedMetric,
  type LookPlan,
  type LookTest,
  planLook,
  type SkippedPair,
} from './look-tests.ts';
import type { Estimate } from './outcome-model.ts';
import { selectEffects } from './select-effects.ts';
import { studentQuantile } from './statistics/student-t.ts';

/** A scheduled analysis (look) of a person's days, and the range of days whose values it uses. */
interface Look {
  /** The day of the look, counted from the person's first day as 1. */
  day: number;
  /** The highest accepted false discovery rate among the findings of this look, from 0 to 1. */
  rate: number;
  /** The last day whose values the look uses. */
  lastDay: CalendarDay;
  /** The weekday of the first day of the values, 0 for Sunday. */
  firstWeekday: number;
}

interface LookResult {
  findings: Finding[];
  /** The findings that this look added or withdrew. */
  changed: Finding[];
  skipped: SkippedPair[];
  /** The number of tests that this look made. */
  tests: number;
}

/** A finding is withdrawn if its p value at a later look is above this limit. */
const withdrawalLimit = 0.05;
const intervalCoverage = 0.95;

/**
 * Makes a look: tests all pairs, and returns all findings and those that changed. `known` contains the findings of
 * earlier looks. All `metrics` must have the same number of values, one per day up to and including `lastDay`.
 */
export function makeLook(
  known: readonly Finding[],
  metrics: readonly AlignedMetric[],
  { day, rate, lastDay, firstWeekday }: Look,
): LookResult {
  const plan = planLook(metrics, metrics[0]?.values.length ?? 0, firstWeekday);
  const findings = new Map(known.map((finding) => [findingKey(finding), finding]));
  const tests = plan.tests.length;
  const effects = selectEffects(plan, heldTests(plan, findings), rate).flatMap(({ test, estimate }) =>
    estimate ? [{ test, estimate, status: statusOf(estimate, findings.get(testKey(test))) }] : [],
  );
  const others = effects.filter(({ status }) => status === 'current').length - 1;
  const changed: Finding[] = [];
  for (const { test, estimate, status } of effects) {
    if (!status) continue;
    const previous = findings.get(testKey(test));
    const next: Finding = {
      ...figuresOf(test, estimate),
      confidence: status === 'current' ? calibratedConfidence({ p: estimate.p, tests, day, others }) : 0,
      pairsChecked: tests,
      firstSeen: previous?.status === 'current' ? previous.firstSeen : lastDay,
      lastChecked: lastDay,
      status,
    };
    findings.set(findingKey(next), next);
    if (status !== previous?.status) changed.push(next);
  }
  return { findings: [...findings.values()], changed, skipped: plan.skipped, tests };
}

const testKey = ({ exposure, outcome }: LookTest) =>
  findingKey({ exposure: exposure.metric.name, outcome: outcome.metric.name });

/** Returns the tests of this look that have the same pair and lag as a current finding. */
function heldTests(plan: LookPlan, findings: Map<string, Finding>): LookTest[] {
  return plan.tests.filter((test) => {
    const finding = findings.get(testKey(test));
    return finding?.status === 'current' && finding.lag === test.lag;
  });
}

/**
 * Returns the status of a finding after this look. `previous` is the stored finding of the pair, if there is one. A
 * current finding is withdrawn if the effect is no longer significant or has changed its sign. Returns undefined if the
 * effect is not significant and the pair has no current finding.
 */
function statusOf(estimate: Estimate, previous: Finding | undefined): Finding['status'] | undefined {
  const isHeld = previous?.status === 'current';
  const isTurned = isHeld && estimate.effect * previous.effect < 0;
  if (estimate.p <= withdrawalLimit && !isTurned) return 'current';
  return isHeld ? 'withdrawn' : undefined;
}

/** Returns the fields of a finding that describe the test, and the effect with its confidence interval. */
function figuresOf(test: LookTest, { effect, error, freedom }: Estimate) {
  const reach = studentQuantile(1 - intervalCoverage, freedom) * error;
  return {
    exposure: test.exposure.metric.name,
    outcome: test.outcome.metric.name,
    lag: test.lag,
    effect,
    low: effect - reach,
    high: effect + reach,
    days: test.days,
  };
}
