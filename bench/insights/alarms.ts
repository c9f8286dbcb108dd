import { findAnomaly } from '#domain/insights/anomaly.ts';
import { findChange } from '#domain/insights/change-point.ts';
import { findTrend } from '#domain/insights/trend.ts';
import { autoregressive } from './latent-series.ts';
import { createDraw, type Draw } from './random-person.ts';

/**
 * The score of one simulated person. `trends`, `changes` and `anomalies` count the false alarms of each kind in a year
 * without a change. `delay` is how late a simulated change is reported.
 */
export interface AlarmScore {
  trends: number;
  changes: number;
  anomalies: number;
  /**
   * The number of days from the start of a step to its report. A step is a lasting rise of a measure by 1 standard
   * deviation (SD), here after `stepDay` days. Null if the step was not reported within `longestDelay` days.
   */
  delay: number | null;
  /** The autocorrelation of the measure in whose values the step is simulated. */
  phi: number;
}

// The benchmark looks for changes every 3 days and for trends every 28 days instead of daily, so that it runs faster.
// Changes and trends last for weeks, so the benchmark misses few of them.
const daysBetweenChanges = 3;
const daysBetweenTrends = 28;
const days = 364;
const stepDay = 182;
const longestDelay = 120;

/**
 * Simulates the measures of a person for a year without a change. Then simulates one rating for a year with a step of 1
 * SD. Returns the false alarms of the first year and the delay in the second year. `measures` is the number of measures
 * of the person. The first four are ratings from 1 to 10. The fifth is a rating from 0 to 3 that is mostly 0. The sixth
 * to tenth are numbers from a wearable, and all others are amounts with a long upper tail.
 */
export function scoreAlarms(seed: number, measures: number): AlarmScore {
  const draw = createDraw(seed);
  const score = { trends: 0, changes: 0, anomalies: 0 };
  for (let index = 0; index < measures; index++) {
    const alarms = falseAlarms(series(draw, shapeOf(index), 0).values, measures);
    score.trends += alarms.trends;
    score.changes += alarms.changes;
    score.anomalies += alarms.anomalies;
  }
  const stepped = series(draw, shapeOf(0), 1);
  return { ...score, delay: delayOf(stepped.values, measures), phi: stepped.phi };
}

type Shape = (level: number) => number;

/**
 * Returns the function that converts noise with mean 0 and standard deviation 1 to values of the measure at `index`.
 */
function shapeOf(index: number): Shape {
  if (index < 4) return (level) => Math.min(10, Math.max(1, Math.round(6 + 1.6 * level)));
  if (index === 4) return (level) => Math.min(3, Math.max(0, Math.round(level - 0.3)));
  if (index < 10) return (level) => Math.round(60 + 8 * level);
  return (level) => Math.round(33 * Math.exp(0.4 * level));
}

/**
 * Returns a year of simulated values of a measure, and their autocorrelation `phi`. The values are AR(1) noise with
 * `phi` from 0.1 to 0.7. 60% of the measures are higher on weekends. From `stepDay` on, the values are higher by `size`
 * standard deviations. On 12% of the days, the value is missing (NaN).
 */
function series(draw: Draw, shape: Shape, size: number) {
  const phi = draw.uniform(0.1, 0.7);
  const weekend = draw.chance(0.6) ? draw.uniform(0.3, 0.8) : 0;
  const values = autoregressive(draw, days, phi).map((noise, day) => {
    const level = noise + (day % 7 >= 5 ? weekend : 0) + (day >= stepDay ? size : 0);
    return draw.chance(0.12) ? Number.NaN : shape(level);
  });
  return { values, phi };
}

/**
 * Returns the number of false alarms of each kind that a person would see. A change that is found on several days
 * counts once. At most one trend counts.
 */
function falseAlarms(values: Float64Array, measures: number) {
  let [trends, changes, anomalies, lastChange] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (let today = 42; today <= days; today++) {
    const seen = values.subarray(0, today);
    const anomaly = findAnomaly(seen, measures);
    if ('isClear' in anomaly && anomaly.isClear) anomalies++;
    if (today % daysBetweenTrends === 0 && trends === 0) {
      const trend = findTrend(seen, measures);
      if ('isClear' in trend && trend.isClear) trends = 1;
    }
    if (today % daysBetweenChanges !== 0) continue;
    const change = findChange(seen, measures);
    if (!('isClear' in change) || !change.isClear) continue;
    if (change.day > lastChange + 14) changes++;
    lastChange = Math.max(lastChange, change.day);
  }
  return { trends, changes, anomalies };
}

function delayOf(values: Float64Array, measures: number): number | null {
  for (let waited = 1; waited <= longestDelay; waited++) {
    const change = findChange(values.subarray(0, stepDay + waited), measures);
    if ('isClear' in change && change.isClear && Math.abs(change.day - stepDay) <= 14) return waited;
  }
  return null;
}
