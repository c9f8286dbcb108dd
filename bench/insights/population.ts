/** How the people of a benchmark cell are made. Each field changes one property of the base population. */
export interface Population {
  days: number;
  exposures: number;
  /** The first exposures are yes/no. */
  yesNoExposures: number;
  outcomes: number;
  /** Planted effects per person. */
  effects: number;
  /** The share of people who have effects at all. */
  affected: number;
  /** The size of an effect in standard deviations of the outcome per standard deviation of the exposure. */
  beta: number;
  phi: readonly [from: number, to: number];
  /** The autocorrelation of exposures, if it differs: close to 1, yes/no days come in long runs. */
  exposurePhi?: readonly [from: number, to: number];
  /** Whether every series has a yearly season of 0.7 standard deviations. */
  season: boolean;
  /** The share of days on which the check-in is missing. It is larger after a bad first answer. */
  missing: number;
  /** The mean share of days with yes. */
  yesShare: readonly [from: number, to: number];
  /** How answers look: rounded to 1-10, to 5 levels, or bounded, tied at the top and clustered in runs. */
  answers: 'tenLevels' | 'fiveLevels' | 'clustered';
  /** Whether errors have heavy tails (Student t with 3 degrees of freedom). */
  heavyTails: boolean;
  /** Whether exposures and outcomes have strong weekly habits. */
  weeklyHabits: boolean;
  /** Something that real days have and that can mislead. */
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
