import { basePopulation, type Population } from './population.ts';

/** A row of the benchmark: a population and the number of people to simulate. */
export interface Cell {
  name: string;
  title: string;
  population: Population;
  people: number;
}

const none = { effects: 0 } as const;

/** Returns a cell whose population is `basePopulation` with some changed properties. */
function cell(name: string, title: string, change: Partial<Population>, people = 400): Cell {
  return { name, title, population: { ...basePopulation, ...change }, people };
}

/**
 * The cells that measure trends, changes and unusual days. In the cell with 4 measures, all
 * measures are ratings. In the cell with 12 measures, some measures are numbers from a wearable
 * (see `scoreAlarms`).
 */
export const alarmCells = [
  { measures: 4, people: 200 },
  { measures: 12, people: 40 },
];

/**
 * All cells except `alarmCells`. The most important cells come first, so that even an interrupted run has results for
 * them.
 */
export const cells: Cell[] = [
  cell('null', 'nobody has effects', none, 1000),
  cell('base', '4 effects of 0.4 SD', {}, 1000),
  cell(
    'null-hard',
    'no effects, phi up to 0.9, yearly season',
    { ...none, phi: [0.1, 0.9], season: true },
    1000,
  ),
  cell('null-half', 'no effects, check-ins on half of the days', { ...none, missing: 0.5 }, 1000),
  cell(
    'null-clustered',
    'no effects, answers bounded, tied and in runs',
    { ...none, answers: 'clustered' },
    1000,
  ),
  cell(
    'null-pairing',
    'broken pairing: as above, exposures in runs, season',
    {
      ...none,
      answers: 'clustered',
      exposurePhi: [0.6, 0.95],
      season: true,
    },
    1000,
  ),
  cell('beta-0.3', '4 effects of 0.3 SD', { beta: 0.3 }, 1000),
  cell('beta-0.6', '4 effects of 0.6 SD, 91 days', { beta: 0.6, days: 91 }, 1000),
  cell('mixed', 'half of the people have 4 effects', { affected: 0.5 }),
  cell(
    'mixed-hard',
    'the same, phi up to 0.9, yearly season',
    {
      affected: 0.5,
      phi: [0.1, 0.9],
      season: true,
    },
    1000,
  ),
  cell('sparse', '1 person in 10 has 4 effects', { affected: 0.1 }, 2000),
  cell('sparse-one', '2 people in 5 have 1 effect', { affected: 0.4, effects: 1 }),
  cell('half', '4 effects, check-ins on half of the days', { missing: 0.5 }),
  cell('cycle', '4 effects, outcomes and an exposure follow a cycle', { structure: 'cycle' }),
  cell('mediation', '4 effects, a chain through another exposure', { structure: 'mediation' }),
  cell('common-cause', '4 effects, a hidden common cause', { structure: 'commonCause' }),
  cell('reverse', '4 effects, an outcome drives an exposure', { structure: 'reverse' }),
  cell('unit-change', '4 effects, three exposures change their unit', { structure: 'unitChange' }),
  cell('daylight-saving', '4 effects, clock changes', { structure: 'daylightSaving' }),
  cell('null-reverse', 'no effects, an outcome drives an exposure', { ...none, structure: 'reverse' }),
  cell('null-habits', 'no effects, strong weekly habits', { ...none, weeklyHabits: true }),
  cell('null-tails', 'no effects, heavy tails, 5 levels', {
    ...none,
    heavyTails: true,
    answers: 'fiveLevels',
  }),
  cell('null-rare', 'no effects, yes on 8 to 18 of 364 days', {
    ...none,
    yesNoExposures: 14,
    yesShare: [0.022, 0.05],
  }),
  cell('few-pairs', '3 exposures, 2 outcomes, 2 effects', {
    exposures: 3,
    outcomes: 2,
    effects: 2,
    yesNoExposures: 1,
  }),
  cell('many-pairs', '30 exposures, 10 outcomes, 4 effects', {
    exposures: 30,
    outcomes: 10,
    yesNoExposures: 10,
  }),
];
