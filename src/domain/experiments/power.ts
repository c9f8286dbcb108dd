import type { CalendarDay } from '../calendar-day.ts';
import { squaredLengthOutside } from '../insights/statistics/orthonormal-basis.ts';
import { studentQuantile, studentTwoSided } from '../insights/statistics/student-t.ts';
import { whiten } from '../insights/statistics/whitening.ts';
import { seededRandom } from '../seeded-random.ts';
import { fitSeries } from './outcome-fit.ts';
import { drawSchedule, toSwitches } from './schedule.ts';

/** How a person's outcome varies from day to day, apart from the effect of an experiment. */
export interface Noise {
  /** The standard deviation, in units of the outcome, without the effects of weekends and a trend. */
  deviation: number;
  /** The correlation between successive days, from 0 to below 1. */
  phi: number;
  /** The share of days without a value, 0 to 1. */
  missing: number;
}

/** The sizes of effect for which the power is shown, in standard deviations of the person's own noise. */
export const shownEffects = [0.4, 0.6, 0.8] as const;

const sampledDesigns = 40;
const samplingSeed = 20;

/**
 * Returns the probability that an experiment of `length` days detects each effect (in standard deviations of the
 * noise). The probability is the power of the t test of generalised least squares (GLS) with known autocorrelation,
 * averaged over random schedules and random missing days. experiments.test.ts compares the computed power with
 * simulated experiments.
 */
export function computePower(
  noise: Pick<Noise, 'phi' | 'missing'>,
  length: number,
  effects: readonly number[],
  alpha = 0.05,
): number[] {
  const random = seededRandom(samplingSeed);
  const sums = effects.map(() => 0);
  for (let sample = 0; sample < sampledDesigns; sample += 1) {
    const { precision, freedom } = sampleDesign(noise, length, random);
    effects.forEach((effect, index) => {
      sums[index] = (sums[index] ?? 0) + powerOf(effect * precision, freedom, alpha);
    });
  }
  return sums.map((sum) => sum / sampledDesigns);
}

/**
 * Draws a random schedule and random missing days. Returns how precisely an experiment with these days estimates the
 * effect of the action. `precision` is 1 divided by the standard error of the effect, if the noise has variance 1.
 * `freedom` is the degrees of freedom of the t test: the number of days with a value minus the number of estimated
 * coefficients.
 */
function sampleDesign(
  { phi, missing }: Pick<Noise, 'phi' | 'missing'>,
  length: number,
  random: () => number,
): { precision: number; freedom: number } {
  const start: CalendarDay = '2026-01-05';
  const switches = toSwitches(drawSchedule(length, Math.floor(random() * 2 ** 31)));
  const values = switches.map(() => (random() < missing ? Number.NaN : 0));
  const model = fitSeries({ start, values }, phi);
  const freedom = model.residual.length - model.basis.length - 1;
  const information = squaredLengthOutside(model.basis, whiten(model.whitening, switches));
  return { precision: Math.sqrt(information), freedom };
}

/**
 * Returns the power of a two-sided t test. Uses the central t distribution, shifted by `shift`, as an approximation of
 * the noncentral t distribution. `shift` is the effect divided by its standard error.
 */
function powerOf(shift: number, freedom: number, alpha: number): number {
  if (freedom < 1 || shift === 0) return alpha;
  const limit = studentQuantile(alpha, freedom);
  return upperTail(limit - shift, freedom) + upperTail(limit + shift, freedom);
}

const upperTail = (t: number, freedom: number) => {
  const oneSided = studentTwoSided(Math.abs(t), freedom) / 2;
  return t > 0 ? oneSided : 1 - oneSided;
};
