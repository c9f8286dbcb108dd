import { planLook } from '#domain/insights/look-tests.ts';
import { estimateEffect, fitOutcome } from '#domain/insights/outcome-model.ts';
import { benjaminiHochbergLimit } from '#domain/insights/statistics/multiple-testing.ts';
import { studentTwoSided } from '#domain/insights/statistics/student-t.ts';
import type { Claim } from './claims.ts';
import type { GeneratedMetric, GeneratedPerson } from './generate-person.ts';

/**
 * A method that the benchmark compares with the insight engine. Returns the method's claims about
 * the first `days` days of a person.
 */
export type Baseline = (person: GeneratedPerson, days: number) => Claim[];

/**
 * Once a week, claims each pair of an exposure and an outcome whose Pearson correlation has p < 0.05. Many apps work
 * this way.
 */
const weeklyPearson: Baseline = (person, days) =>
  weekly(person, days, 42, ({ count, r }) => count >= 14 && pOf(r, count) < 0.05);

/** Once a week, claims each pair whose Pearson correlation r has |r| ≥ 0.3 and p < 0.01. */
const weeklyStars: Baseline = (person, days) =>
  weekly(person, days, 42, ({ count, r }) => count >= 14 && Math.abs(r) >= 0.3 && pOf(r, count) < 0.01);

/**
 * Compares the mean outcome of the days on which the exposure is above its mean with the mean outcome of all other
 * days. Once a week, claims each pair whose means differ by at least half a standard deviation of the outcome. Needs at
 * least three days of each kind.
 */
const threeDayMeans: Baseline = (person, days) =>
  weekly(person, days, 14, ({ high, low, gap }) => Math.min(high, low) >= 3 && Math.abs(gap) >= 0.5);

/** The days on which the engine analyses a person's values in the first year, counted from the person's first day. */
const looks = [42, 63, 91, 126, 182, 252, 364];

/**
 * Analyses the values on each day in `looks` with the engine's generalised least squares. Unlike
 * the engine, this method makes no permutation test, and does not adjust a test for other effects
 * on the same outcome. Claims the pairs whose tests pass the Benjamini-Hochberg rule. The rule's
 * false discovery rate is 0.1 divided by the number of `looks`.
 */
const withoutGate: Baseline = (person, days) => {
  const claims = new Map<string, Claim>();
  for (const day of looks.filter((look) => look <= days)) {
    const metrics = person.metrics.map((metric) => ({ ...metric, values: metric.values.slice(0, day) }));
    const plan = planLook(metrics, day, 1);
    const models = new Map(
      [...new Set(plan.tests.map(({ outcome }) => outcome))].map((outcome) => [
        outcome,
        fitOutcome(outcome.rows, outcome.metric.values, plan.confounders),
      ]),
    );
    const estimates = plan.tests.flatMap((test) => {
      const model = models.get(test.outcome);
      const estimate = model && estimateEffect(model, test.series);
      return estimate ? [{ test, ...estimate }] : [];
    });
    const limit = benjaminiHochbergLimit(
      estimates.map(({ p }) => p),
      0.1 / 7,
    );
    for (const { test, p, effect } of estimates)
      if (p <= limit) claimOnce(claims, day, test.exposure.metric, test.outcome.metric, test.lag, effect);
  }
  return [...claims.values()];
};

export const baselines = { weeklyPearson, threeDayMeans, weeklyStars, withoutGate };

interface Comparison {
  /** The number of days on which both the exposure and the outcome are known. */
  count: number;
  /** The Pearson correlation of the exposure and the outcome. 0 if it is undefined. */
  r: number;
  /** The number of days on which the exposure is above its mean. */
  high: number;
  /** The number of days on which the exposure is at most its mean. */
  low: number;
  /**
   * The mean outcome of the `high` days minus the mean outcome of the `low` days, in standard deviations (SD) of the
   * outcome. 0 if the difference is undefined.
   */
  gap: number;
}

function weekly(
  person: GeneratedPerson,
  days: number,
  from: number,
  isClaim: (comparison: Comparison) => boolean,
): Claim[] {
  const claims = new Map<string, Claim>();
  const inRole = (role: GeneratedMetric['role']) => person.metrics.filter((metric) => metric.role === role);
  for (let day = from; day <= days; day += 7)
    for (const exposure of inRole('exposure'))
      for (const outcome of inRole('outcome'))
        for (const lag of [0, 1] as const) {
          const comparison = compare(exposure.values, outcome.values, lag, day);
          if (isClaim(comparison)) claimOnce(claims, day, exposure, outcome, lag, comparison.r);
        }
  return [...claims.values()];
}

function claimOnce(
  claims: Map<string, Claim>,
  day: number,
  exposure: { name: string },
  outcome: { name: string },
  lag: 0 | 1,
  effect: number,
): void {
  const key = `${exposure.name} ${outcome.name} ${lag}`;
  if (claims.has(key)) return;
  claims.set(key, { day, exposure: exposure.name, outcome: outcome.name, lag, sign: Math.sign(effect) });
}

const pOf = (r: number, count: number) =>
  studentTwoSided(r * Math.sqrt((count - 2) / (1 - r * r)), count - 2);

function compare(exposure: Float64Array, outcome: Float64Array, lag: number, days: number): Comparison {
  const [x, y]: [number[], number[]] = [[], []];
  for (let day = lag; day < days; day++) {
    const [left, right] = [exposure[day - lag] ?? Number.NaN, outcome[day] ?? Number.NaN];
    if (Number.isNaN(left) || Number.isNaN(right)) continue;
    x.push(left);
    y.push(right);
  }
  const count = x.length;
  const [meanX, meanY] = [x, y].map((values) => values.reduce((sum, value) => sum + value, 0) / count) as [
    number,
    number,
  ];
  let [xx, yy, xy, high, highSum] = [0, 0, 0, 0, 0];
  for (let i = 0; i < count; i++) {
    const [dx, dy] = [(x[i] ?? 0) - meanX, (y[i] ?? 0) - meanY];
    xx += dx * dx;
    yy += dy * dy;
    xy += dx * dy;
    if (dx <= 0) continue;
    high++;
    highSum += dy;
  }
  const low = count - high;
  const gap = (highSum / high + highSum / low) / Math.sqrt(yy / (count - 1));
  const r = xy / Math.sqrt(xx * yy);
  return { count, r: Number.isFinite(r) ? r : 0, high, low, gap: Number.isFinite(gap) ? gap : 0 };
}
