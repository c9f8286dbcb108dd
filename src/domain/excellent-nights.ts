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
 * Divides the rated nights into those rated excellent and the others. `groups` is null until both have at least
 * `minGroupNights` nights.
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
    groups: hasEnough ? { excellent: toGroup(excellent), others: toGroup(others) } : null,
  };
}

const toGroup = (nights: readonly RibbonNight[]): NightGroup => {
  const mean = (time: 'bedtime' | 'wakeTime') =>
    Math.round(nights.reduce((sum, night) => sum + night[time], 0) / nights.length);
  return { count: nights.length, bedtime: mean('bedtime'), wakeTime: mean('wakeTime') };
};
