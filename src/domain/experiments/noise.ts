import { type CalendarDay, toDayNumber } from '../calendar-day.ts';
import { areAllEqual } from './compare.ts';
import { fitSeries } from './outcome-fit.ts';
import type { Noise } from './power.ts';

/**
 * The number of days before an experiment from which the noise is estimated. The noise is how much
 * the outcome varies from day to day without the experiment (see `Noise`).
 */
export const noiseDays = 84;
/** The fewest values from which the noise can be estimated. */
export const fewestNoiseValues = 14;

/**
 * The upper limit of the estimated correlation between successive days. The computed power rises with the correlation.
 * A correlation that is estimated from a few weeks can be too high, and the computed power would then be too high.
 */
const largestPhi = 0.7;

/**
 * Returns how the outcome varied in the `noiseDays` days before `today`. Returns `fewValues` if there are fewer than
 * `fewestNoiseValues` values, and `constant` if all values are equal. Days before the first value do not count as
 * missing.
 */
export function estimateNoise(
  history: readonly { day: CalendarDay; value: number }[],
  today: CalendarDay,
): Noise | 'fewValues' | 'constant' {
  const recent = history.filter(({ day }) => day < today && age(day, today) <= noiseDays);
  if (recent.length < fewestNoiseValues) return 'fewValues';
  const [start = today] = recent.map(({ day }) => day).sort();
  const values = new Float64Array(age(start, today)).fill(Number.NaN);
  for (const { day, value } of recent) values[age(start, day)] = value;
  if (areAllEqual(values)) return 'constant';
  const { phi, residual, basis } = fitSeries({ start, values });
  const freedom = residual.length - basis.length;
  const squares = residual.reduce((sum, value) => sum + value * value, 0);
  return {
    deviation: Math.sqrt(squares / freedom),
    phi: Math.min(phi, largestPhi),
    missing: 1 - recent.length / values.length,
  };
}

const age = (day: CalendarDay, later: CalendarDay) => toDayNumber(later) - toDayNumber(day);
