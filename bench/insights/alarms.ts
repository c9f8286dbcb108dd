import { findAnomaly } from '#domain/insights/anomaly.ts';
import { findChange } from '#domain/insights/change-point.ts';
import { findTrend } from '#domain/insights/trend.ts';
import { autoregressive } from './latent-series.ts';
import { createDraw } from './random-person.ts';

/** The alarms of the trend, change and anomaly tests in one year of daily runs on one measure. */
export interface AlarmScore {
  trends: number;
  changes: number;
  anomalies: number;
  /** The days until a step of 1 SD on day 183 was reported. Null if it was not reported within 120 days. */
  delay: number | null;
  phi: number;
}

const trendLooks = [42, 63, 91, 126, 182, 252, 364];
const days = 364;
const stepDay = 182;
const longestDelay = 120;

/** Returns the alarms in a year without a change, and the delay in a year with a step of 1 SD. */
export function scoreAlarms(seed: number): AlarmScore {
  const still = series(seed, 0);
  const stepped = series(seed + 500_000, 1);
  return { ...falseAlarms(still.values), delay: delayOf(stepped.values), phi: stepped.phi };
}

/**
 * Returns a year of ratings: AR(1) with phi from 0.1 to 0.7, a weekend offset in 60% of the series, 12% of the days
 * missing, and a step.
 */
function series(seed: number, size: number) {
  const draw = createDraw(seed);
  const phi = draw.uniform(0.1, 0.7);
  const weekend = draw.chance(0.6) ? draw.uniform(0.3, 0.8) : 0;
  const values = autoregressive(draw, days, phi).map((noise, day) => {
    const level = noise + (day % 7 >= 5 ? weekend : 0) + (day >= stepDay ? size : 0);
    return draw.chance(0.12) ? Number.NaN : Math.min(10, Math.max(1, Math.round(6 + 1.6 * level)));
  });
  return { values, phi };
}

/** Counts the alarms that a person would see: a lasting change counts once. */
function falseAlarms(values: Float64Array) {
  let [changes, anomalies, lastChange] = [0, 0, Number.NEGATIVE_INFINITY];
  for (let today = 42; today <= days; today++) {
    const seen = values.subarray(0, today);
    const anomaly = findAnomaly(seen);
    if ('isClear' in anomaly && anomaly.isClear) anomalies++;
    const change = findChange(seen);
    if (!('isClear' in change) || !change.isClear) continue;
    if (change.day > lastChange + 14) changes++;
    lastChange = Math.max(lastChange, change.day);
  }
  const isTrend = (look: number) => {
    const trend = findTrend(values.subarray(0, look));
    return 'isClear' in trend && trend.isClear;
  };
  return { trends: trendLooks.some(isTrend) ? 1 : 0, changes, anomalies };
}

function delayOf(values: Float64Array): number | null {
  for (let waited = 1; waited <= longestDelay; waited++) {
    const change = findChange(values.subarray(0, stepDay + waited));
    if ('isClear' in change && change.isClear && Math.abs(change.day - stepDay) <= 14) return waited;
  }
  return null;
}
