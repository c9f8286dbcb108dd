import { sleepQualityLabel } from './sleep.ts';
import type { RibbonNight } from './sleep-ribbon.ts';

interface RatedNight extends RibbonNight {
  /** The rating of the night, 1 to 10. Null if the night has no rating. */
  quality: number | null;
}

/** The means of a group of nights, rounded to whole minutes. */
export interface NightGroup {
  /** The number of nights. */
  count: number;
  /** In minutes after noon on the day before. */
  bedtime: number;
  /** In minutes after noon on the day before. */
  wakeTime: number;
}

/** The fewest nights in a group whose means are shown. With fewer nights, single nights would decide the means. */
export const minGroupNights = 5;

/**
 * How many standard errors the difference of two means has at least if it is more than chance. Chance alone reaches
 * this for one of the two differences in about 7 of 100 comparisons of two groups of 5 nights, and in 2 to 3 of 100
 * with many nights (t distribution).
 */
const minStandardErrors = 2.5;

/**
 * Divides the rated nights into those rated excellent and the others. `groups` is null until both have at least
 * `minGroupNights` nights. `later` and `longer` say how many minutes later the excellent nights began and how much
 * longer they were. A difference that can be chance is 0.
 */
export function compareExcellentNights(nights: readonly RatedNight[]) {
  const rated = nights.flatMap(({ quality, ...night }) => (quality === null ? [] : [{ ...night, quality }]));
  const isExcellent = ({ quality }: { quality: number }) => sleepQualityLabel(quality) === 'excellent';
  const excellent = rated.filter(isExcellent);
  const others = rated.filter((night) => !isExcellent(night));
  const hasEnough = Math.min(excellent.length, others.length) >= minGroupNights;
  return {
    excellentCount: excellent.length,
    otherCount: others.length,
    groups: hasEnough ? compareGroups(excellent, others) : null,
  };
}

function compareGroups(excellent: readonly RibbonNight[], others: readonly RibbonNight[]) {
  const [best, rest] = [toGroup(excellent), toGroup(others)];
  const isBeyondChance = (minutesOf: (night: RibbonNight) => number) =>
    differsBeyondChance(excellent.map(minutesOf), others.map(minutesOf));
  const longer = best.wakeTime - best.bedtime - (rest.wakeTime - rest.bedtime);
  return {
    excellent: best,
    others: rest,
    later: isBeyondChance(({ bedtime }) => bedtime) ? best.bedtime - rest.bedtime : 0,
    longer: isBeyondChance(({ bedtime, wakeTime }) => wakeTime - bedtime) ? longer : 0,
  };
}

/** Returns whether the means of two groups differ by more than `minStandardErrors` (Welch 1947). */
function differsBeyondChance(one: readonly number[], other: readonly number[]): boolean {
  const error = Math.sqrt(squaredError(one) + squaredError(other));
  return Math.abs(mean(one) - mean(other)) > minStandardErrors * error;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the square of the standard error of the mean. */
function squaredError(values: readonly number[]): number {
  const center = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - center) ** 2, 0);
  return squares / (values.length - 1) / values.length;
}

const toGroup = (nights: readonly RibbonNight[]): NightGroup => {
  const meanOf = (time: 'bedtime' | 'wakeTime') => Math.round(mean(nights.map((night) => night[time])));
  return { count: nights.length, bedtime: meanOf('bedtime'), wakeTime: meanOf('wakeTime') };
};
