import { seededRandom } from '../seeded-random.ts';

/** The lengths of an experiment in days. In a shorter one, too few pairs remain to tell an effect from chance. */
export const experimentLengths = [28, 42, 56] as const;
export type ExperimentLength = (typeof experimentLengths)[number];

/** Which days are on, one character a day: `1` for on, `0` for off. Each pair of days has one of both. */
export type Schedule = string;

/** The same as numbers, 1 for on and 0 for off. */
export type Switches = Float64Array;

/**
 * Returns `count` schedules of `length` days, in which a fair coin decides the order of each pair of days. The same seed
 * gives the same schedules. The first is that of the experiment; the others are what the draw could have given instead.
 */
export function drawSchedules(length: number, count: number, seed: number): Switches[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const switches = new Float64Array(length);
    for (let day = 0; day < length; day += 2) switches[random() < 0.5 ? day : day + 1] = 1;
    return switches;
  });
}

/** Returns the schedule that a seed gives. */
export const drawSchedule = (length: number, seed: number): Schedule =>
  drawSchedules(length, 1, seed)[0]?.join('') ?? '';

/** Returns a schedule as numbers. */
export const toSwitches = (schedule: Schedule): Switches => Float64Array.from(schedule, Number);
