import { measures } from '../measures/catalogue.ts';
import type { ExperimentOutcome } from './choices.ts';
import { computePower, type Noise, shownEffects } from './power.ts';
import { type ExperimentLength, experimentLengths } from './schedule.ts';

/**
 * The lowest accepted power of an experiment for a large effect (0.8 standard deviations). An experiment with less
 * power cannot start.
 */
const leastPower = 0.6;

/** A possible length, with the probability that an experiment of this length detects each effect in `shownEffects`. */
export interface ProposedLength {
  length: ExperimentLength;
  power: number[];
  /**
   * Whether the person can choose this length: the power for the largest effect in `shownEffects` is at least
   * `leastPower`.
   */
  canAnswer: boolean;
}

/**
 * Returns every possible length of an experiment. For each length, computes the probability (power) that the experiment
 * detects each effect in `shownEffects`, given how the person's outcome varies (`noise`).
 */
export function proposeLengths(noise: Noise): ProposedLength[] {
  return experimentLengths.map((length) => {
    const power = computePower(noise, length, shownEffects).map((value) => Math.round(value * 100) / 100);
    return { length, power, canAnswer: (power.at(-1) ?? 0) >= leastPower };
  });
}

/**
 * Returns the smallest difference that matters to this person: half a standard deviation of their noise, which is about
 * what people notice in their own health (Norman, Sloan and Wyrwich 2003, Medical Care 41, 582-592). The result is at
 * least the `smallestDifference` of the measure.
 */
export function smallestDifference(outcome: ExperimentOutcome, { deviation }: Noise): number {
  return Math.max(Number((deviation / 2).toPrecision(3)), measures[outcome].smallestDifference ?? 0);
}
