/** The evidence on which the confidence of a finding depends. */
export interface Evidence {
  /** The p value of the effect, adjusted for the person's other accepted effects on the same outcome. */
  p: number;
  /** The number of tests in the analysis that computed `p`. */
  tests: number;
  /** The last day of the analysis, counted from the person's first day as 1. */
  day: number;
  /**
   * The number of the person's other current findings. A person with a real effect often has more real effects, so
   * other findings increase the confidence.
   */
  others: number;
}

/** The coefficients of a logistic regression on the findings of simulated people (see `calibratedConfidence`). */
const coefficients = { base: -7.66, evidence: 2.07, day: -1.37, oneOther: 1.51, twoOthers: 1.35 };
const usualTests = 112;
const firstYear = 364;

/**
 * Returns the probability, 0 to 1, that a finding is real and has the right sign. The coefficients were fitted to the
 * findings of five simulated populations:
 *
 * - All people have 4 effects.
 * - Half of the people have 4 effects. The others have none.
 * - Half of the people have 4 effects. The others have none. The values have an autocorrelation of up to 0.9 and a
 *   yearly season.
 * - 2 people in 5 have 1 effect. The others have none.
 * - 1 person in 10 has 4 effects. The others have none.
 *
 * The last population has three times the weight of each other population, so that the confidence is not too high for
 * people with few effects. `npm run bench:insights` measures the calibration error in each population.
 */
export function calibratedConfidence({ p, tests, day, others }: Evidence): number {
  const evidence = -Math.log10(Math.max(1e-12, (p * tests) / usualTests));
  const score =
    coefficients.base +
    coefficients.evidence * evidence +
    coefficients.day * Math.log(Math.min(day, firstYear) / 91) +
    (others >= 1 ? coefficients.oneOther : 0) +
    (others >= 2 ? coefficients.twoOthers : 0);
  return 1 / (1 + Math.exp(-score));
}
