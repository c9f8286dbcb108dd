import { addDays, type CalendarDay, getWeekday } from '../calendar-day.ts';
import { alignDays, type NumberedDays, numberDays, parseDay } from './align.ts';
import { calibratedConfidence } from './confidence.ts';
import { type Finding, findingKey } from './finding.ts';
import { type LookPlan, type LookTest, planLook, type SkippedPair } from './look-tests.ts';
import { looksBetween, lookWindow } from './looks.ts';
import type { MetricSeries } from './metric.ts';
import type { Estimate } from './outcome-model.ts';
import { selectEffects } from './select-effects.ts';
import { studentQuantile } from './statistics/student-t.ts';

/** What the engine stores of a person between runs. Can be stored as JSON. */
export interface InsightMemory {
  /** The first day with a value. Days are counted from it. Null until there is one. */
  firstDay: CalendarDay | null;
  /** The day number of the last look, 0 before the first look. */
  lookedAt: number;
  /** All findings so far, including withdrawn ones. At most one per pair of metrics. */
  findings: readonly Finding[];
}

/** A finding that a look added or withdrew, with its numbers at that look. */
export interface InsightEvent extends Finding {
  event: 'found' | 'withdrawn';
  look: CalendarDay;
}

/** The result of bringing a person's memory up to date. */
export interface Advance {
  memory: InsightMemory;
  events: InsightEvent[];
  /** The pairs that the last look could not test, with reasons. Empty if no look was due. */
  skipped: SkippedPair[];
  /** The number of tests of the last look: each pair of metrics is tested at two lags. 0 if no look was due. */
  tests: number;
}

export const emptyMemory: InsightMemory = { firstDay: null, lookedAt: 0, findings: [] };

/** A finding is withdrawn if its p value at a later look is above this. */
const withdrawalLimit = 0.05;
const intervalCoverage = 0.95;

/**
 * Analyses a person's values and returns the new memory and what changed. The analysis takes place at fixed numbers of
 * days, called looks. This function makes all looks that are due since the last run, in order, each with the values up
 * to its day. Running it daily or once over the whole history gives the same memory.
 *
 * A look compares each exposure with each outcome on the same day and on the next day. It uses generalised least
 * squares with AR(1) errors, adjusted for weekday, slow changes and known effects. A new finding must pass the
 * Benjamini-Hochberg rule over all tests of the look, at the look's share of the false discovery rate, and a
 * permutation test. A finding stays until a later look contradicts it.
 *
 * `series` contains each metric once. `today` is the last day whose values are complete.
 */
export function advance(memory: InsightMemory, series: readonly MetricSeries[], today: CalendarDay): Advance {
  const result: Advance = { memory, events: [], skipped: [], tests: 0 };
  const last = parseDay(today);
  if (last === undefined) return result;
  const numbered = series.map((metric) => ({ metric, ...numberDays(metric.values) }));
  const firstDay = memory.firstDay ?? firstDayOf(numbered, last);
  const first = firstDay === null ? undefined : parseDay(firstDay);
  if (first === undefined) return result;
  result.memory = { ...memory, firstDay };
  for (const look of looksBetween(memory.lookedAt, last - first + 1)) {
    const to = first + look.day - 1;
    makeLook(result, numbered, { from: Math.max(first, to - lookWindow + 1), to, ...look });
  }
  return result;
}

interface NumberedSeries extends NumberedDays {
  metric: MetricSeries;
}

function firstDayOf(series: readonly NumberedSeries[], last: number): CalendarDay | null {
  let first = last + 1;
  for (const { days } of series) for (const day of days) if (day < first) first = day;
  return first > last ? null : dayOf(first);
}

const dayOf = (number: number): CalendarDay => addDays('1970-01-01', number);

interface Window {
  from: number;
  to: number;
  day: number;
  rate: number;
}

function makeLook(result: Advance, series: readonly NumberedSeries[], window: Window): void {
  const look = dayOf(window.to);
  const plan = planLook(
    series.map((numbered) => ({
      ...numbered.metric,
      values: alignDays(numbered, window.from, window.to),
    })),
    window.to - window.from + 1,
    getWeekday(dayOf(window.from)),
  );
  const findings = new Map(result.memory.findings.map((finding) => [findingKey(finding), finding]));
  const effects = selectEffects(plan, heldTests(plan, findings), window.rate).flatMap(({ test, estimate }) =>
    estimate ? [{ test, estimate, status: statusOf(estimate, findings.get(testKey(test))) }] : [],
  );
  const others = effects.filter(({ status }) => status === 'current').length - 1;
  for (const { test, estimate, status } of effects) {
    if (!status) continue;
    const previous = findings.get(testKey(test));
    const evidence = { p: estimate.p, tests: plan.tests.length, day: window.day, others };
    const next = {
      ...figuresOf(test, estimate),
      confidence: status === 'current' ? calibratedConfidence(evidence) : 0,
      pairsChecked: plan.tests.length,
      firstSeen: previous?.status === 'current' ? previous.firstSeen : look,
      lastChecked: look,
      status,
    };
    findings.set(findingKey(next), next);
    if (status !== previous?.status)
      result.events.push({ ...next, event: status === 'current' ? 'found' : 'withdrawn', look });
  }
  result.memory = { ...result.memory, lookedAt: window.day, findings: [...findings.values()] };
  result.skipped = plan.skipped;
  result.tests = plan.tests.length;
}

const testKey = ({ exposure, outcome }: LookTest) =>
  findingKey({ exposure: exposure.metric.name, outcome: outcome.metric.name });

/** Returns the tests of this look that repeat a current finding. */
function heldTests(plan: LookPlan, findings: Map<string, Finding>): LookTest[] {
  return plan.tests.filter((test) => {
    const finding = findings.get(testKey(test));
    return finding?.status === 'current' && finding.lag === test.lag;
  });
}

/**
 * Returns the status of a finding after this look. Returns undefined if the effect is not significant and was not a
 * current finding.
 */
function statusOf(estimate: Estimate, previous: Finding | undefined): Finding['status'] | undefined {
  const isHeld = previous?.status === 'current';
  const isTurned = isHeld && estimate.effect * previous.effect < 0;
  if (estimate.p <= withdrawalLimit && !isTurned) return 'current';
  return isHeld ? 'withdrawn' : undefined;
}

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
