import { measures } from '../measures/catalogue.ts';
import type { ExperimentOutcome } from './choices.ts';
import { computePower, type Noise, shownEffects } from './power.ts';
import { type ExperimentLength, experimentLengths } from './schedule.ts';

/** The smallest power for a large effect (0.8 standard deviations) with which an experiment may start. */
const leastPower = 0.6;

/** A length that can be chosen, with the probability that it finds each of `shownEffects`. */
export interface ProposedLength {
  length: ExperimentLength;
  power: number[];
  /** False if it would miss even a large effect too often. Such an experiment is refused. */
  canAnswer: boolean;
}

/** Returns every length with its power for a person's noise. */
export function proposeLengths(noise: Noise): ProposedLength[] {
  return experimentLengths.map((length) => {
    const power = computePower(noise, length, shownEffects).map((value) => Math.round(value * 100) / 100);
    return { length, power, canAnswer: (power.at(-1) ?? 0) >= leastPower };
  });
}

/**
 * Returns the smallest difference that matters to this person: half a standard deviation of their noise, which is about
 * what people notice in their own health, but not less than the measure's own smallest difference.
 *
 * @see Norman, Sloan and Wyrwich (2003), Medical Care 41, 582-592.
 */
export function smallestDifference(outcome: ExperimentOutcome, { deviation }: Noise): number {
  return Math.max(Number((deviation / 2).toPrecision(3)), measures[outcome].smallestDifference ?? 0);
}
