import { seededRandom } from '../seeded-random.ts';

/**
 * The possible lengths of an experiment in days. A shorter experiment has too few pairs of days to distinguish an
 * effect from chance.
 */
export const experimentLengths = [28, 42, 56] as const;
export type ExperimentLength = (typeof experimentLengths)[number];

/**
 * A schedule as text, one character per day: `1` for a day with the action on, `0` for a day with the action off. The
 * action is on for one day of each pair of days.
 */
export type Schedule = string;

/** A schedule as numbers: 1 for a day with the action on, 0 for a day with the action off. */
export type Switches = Float64Array;

/**
 * Returns `count` random schedules of `length` days. A fair coin decides the order of each pair of days. Equal seeds
 * give equal schedules. The experiment uses the first schedule. The randomisation test uses the others.
 */
export function drawSchedules(length: number, count: number, seed: number): Switches[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const switches = new Float64Array(length);
    for (let day = 0; day < length; day += 2) switches[random() < 0.5 ? day : day + 1] = 1;
    return switches;
  });
}

/** Returns the schedule of an experiment with this length in days and this seed. */
export const drawSchedule = (length: number, seed: number): Schedule =>
  drawSchedules(length, 1, seed)[0]?.join('') ?? '';

/** Converts a schedule from text to numbers, 1 or 0 per day. */
export const toSwitches = (schedule: Schedule): Switches => Float64Array.from(schedule, Number);
