/** The properties of the people in a benchmark cell. Each cell changes one property of the base population. */
export interface Population {
  days: number;
  exposures: number;
  /** How many of the exposures are yes/no. They come first. */
  yesNoExposures: number;
  outcomes: number;
  /** Planted effects per person. */
  effects: number;
  /** The share of people who have effects at all. */
  affected: number;
  /** The size of an effect in standard deviations of the outcome per standard deviation of the exposure. */
  beta: number;
  phi: readonly [from: number, to: number];
  /** The autocorrelation of the exposures, if it differs. Close to 1, days with yes come in long runs. */
  exposurePhi?: readonly [from: number, to: number];
  /** Whether every series has a yearly season of 0.7 standard deviations. */
  season: boolean;
  /** The share of days on which the check-in is missing. It is larger after a bad first answer. */
  missing: number;
  /** The range of the mean share of days with yes. */
  yesShare: readonly [from: number, to: number];
  /**
   * The form of the answers: `tenLevels` from 1 to 10, `fiveLevels`, or `clustered`: bounded, mostly at the maximum,
   * with other values in runs.
   */
  answers: 'tenLevels' | 'fiveLevels' | 'clustered';
  /** Whether errors have heavy tails (Student t with 3 degrees of freedom). */
  heavyTails: boolean;
  /** Whether exposures and outcomes have strong weekly habits. */
  weeklyHabits: boolean;
  /** A structure of real days that can mislead the analysis. */
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
