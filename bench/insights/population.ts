/**
 * The properties of the simulated people in a row of the benchmark. An exposure is a measure that may affect others,
 * such as alcohol. An outcome is a measure that may be affected, such as sleep quality.
 */
export interface Population {
  days: number;
  exposures: number;
  /** The number of exposures that are yes/no. The yes/no exposures come before the numeric exposures. */
  yesNoExposures: number;
  outcomes: number;
  /** The number of effects that the generator plants (builds into the values) for each affected person. */
  effects: number;
  /** The share of people who are affected, that is, for whom the generator plants effects. */
  affected: number;
  /** The size of an effect in standard deviations of the outcome per standard deviation of the exposure. */
  beta: number;
  /** The range from which the autocorrelation of each series is drawn. */
  phi: readonly [from: number, to: number];
  /**
   * The range for the autocorrelation of the exposures. Defaults to `phi`. If it is near 1, days with yes come in long
   * runs.
   */
  exposurePhi?: readonly [from: number, to: number];
  /** Whether every series has a yearly season of 0.7 standard deviations. */
  season: boolean;
  /** The share of days without a check-in. Days on which the first outcome is low are missing more often. */
  missing: number;
  /** For each yes/no exposure, the range from which the share of days with yes is drawn. */
  yesShare: readonly [from: number, to: number];
  /**
   * How outcomes become answers. `tenLevels`: whole numbers from 1 to 10. `fiveLevels`: whole numbers from 1 to 5.
   * `clustered`: whole numbers from 1 to 10, mostly near 10, with long runs of low answers.
   */
  answers: 'tenLevels' | 'fiveLevels' | 'clustered';
  /** Whether the noise has heavy tails (Student t with 3 degrees of freedom). */
  heavyTails: boolean;
  /** Whether each exposure and outcome has a random offset for each weekday, with a standard deviation of 1. */
  weeklyHabits: boolean;
  /** A structure of real data that can mislead the analysis, or `none` (see `addStructure`). */
  structure: 'none' | 'cycle' | 'mediation' | 'commonCause' | 'reverse' | 'unitChange' | 'daylightSaving';
}

export const basePopulation: Population = {
  days: 364,
  exposures: 14,
  yesNoExposures: 5,
  outcomes: 4,
  effects: 4,
  affected: 1,
  beta: 0.4,
  phi: [0.1, 0.7],
  season: false,
  missing: 0.12,
  yesShare: [0.2, 0.6],
  answers: 'tenLevels',
  heavyTails: false,
  weeklyHabits: false,
  structure: 'none',
};
