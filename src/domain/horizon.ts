import { addDays, type CalendarDay } from './calendar-day.ts';
import { compareWithUsual, type DayValue, findUsual, listLastDays, type Usual } from './measures/usual.ts';

/**
 * The rules of the Horizon, the drawing on the dashboard that shows the last 30 days of each measure as a mountain
 * ridge.
 */

/** The largest number of days that the Horizon shows, including today. */
const maxHorizonDays = 30;

/** The number of days that the Horizon shows to a person whose first value is newer than that. */
const minHorizonDays = 7;

/** The measures that the Horizon shows, in the order of their ridges, the farthest ridge first. */
export const horizonMeasures = [
  'sleepHours',
  'mood',
  'energyLevel',
  'stressLevel',
  'waterIntake',
  'heartRate',
] as const;
export type HorizonMeasure = (typeof horizonMeasures)[number];

/**
 * The smallest `spread` of a ridge (see `RidgeScale`), in the unit of the measure. If a person's
 * days are very similar, this limit keeps small differences small in the drawing.
 */
const leastSpread: Record<HorizonMeasure, number> = {
  sleepHours: 0.5,
  heartRate: 2,
  stressLevel: 1,
  energyLevel: 1,
  mood: 1,
  waterIntake: 1,
};

/** A ridge has its full height or depth at a value that is this many times `spread` away from `middle`. */
const fullHeight = 3;

/**
 * How the values of a measure become the heights of its ridge in the drawing. Heights go from -1 to 1 (see `toHeight`).
 * `middle` and `spread` are in the unit of the measure.
 */
interface RidgeScale {
  /** The value that is drawn at the height 0. */
  middle: number;
  /** Half the distance between the quartiles of the usual values, but at least `leastSpread`. */
  spread: number;
}

/**
 * Returns the scale of a measure's ridge. The middle is the median in `usual`. If `usual` is null, the middle is the
 * mean of the known `values`, and the spread is `leastSpread`.
 */
export function findScale(
  measure: HorizonMeasure,
  values: readonly DayValue[],
  usual: Usual | null,
): RidgeScale {
  if (usual) {
    return {
      middle: usual.median,
      spread: Math.max(leastSpread[measure], (usual.high - usual.low) / 2),
    };
  }
  const known = values.flatMap(({ value }) => (value === null ? [] : [value]));
  const middle = known.reduce((sum, value) => sum + value, 0) / known.length;
  return { middle, spread: leastSpread[measure] };
}

/**
 * Returns the number of days that the Horizon shows: from the first day with a value up to today, but at least 7 and at
 * most 30 days.
 */
export function countHorizonDays(values: readonly DayValue[], today: CalendarDay): number {
  const known = new Set(values.flatMap(({ day, value }) => (value === null ? [] : [day])));
  let count = maxHorizonDays;
  while (count > minHorizonDays && !known.has(addDays(today, 1 - count))) count -= 1;
  return count;
}

/** With fewer days with values, the Horizon shows a cairn for each day, because a ridge would be a flat block. */
const fewestRidgeDays = 5;

/**
 * Returns the days with a value, oldest first, if the person has values on one to four days and all of them are among
 * the last `count` days. Otherwise returns an empty list. `values` are the newest values of all measures.
 */
export function listFirstDays(values: readonly DayValue[], today: CalendarDay, count: number): CalendarDay[] {
  const known = new Set(values.flatMap(({ day, value }) => (value === null ? [] : [day])));
  const days = [...known].sort();
  const first = days[0];
  return first !== undefined && days.length < fewestRidgeDays && first > addDays(today, -count) ? days : [];
}

/**
 * Returns the height of a measure's ridge on each of the last `count` days, today last. The height is 0 at the person's
 * usual value, up to 1 above the usual value and down to -1 below it (see `toHeight`). The height is null on a day
 * without a value. If there are too few days for a usual value, the mean of the known values has the height 0.
 */
export function findHeights(
  measure: HorizonMeasure,
  values: readonly DayValue[],
  today: CalendarDay,
  count: number = maxHorizonDays,
): (number | null)[] {
  const days = listLastDays(values, today, count);
  const scale = findScale(measure, days, findUsual(values, today));
  return days.map(({ value }) => (value === null ? null : toHeight(value, scale)));
}

/**
 * Returns the heights of the quartiles of a measure's usual values (see `toHeight`). Returns undefined if there are too
 * few days for usual values.
 */
export function findUsualHeights(
  measure: HorizonMeasure,
  values: readonly DayValue[],
  today: CalendarDay,
): { low: number; high: number } | undefined {
  const usual = findUsual(values, today);
  if (!usual) return undefined;
  const scale = findScale(measure, values, usual);
  return { low: toHeight(usual.low, scale), high: toHeight(usual.high, scale) };
}

/**
 * Returns the height of a value: 0 at the middle of the scale, 1 from three spreads above the middle, and -1 from three
 * spreads below it.
 */
export const toHeight = (value: number, { middle, spread }: RidgeScale): number =>
  Math.max(-1, Math.min(1, (value - middle) / (fullHeight * spread)));

/** Returns each run of consecutive days that have a height, as the indexes of its first and its last day. */
export function findRuns(heights: readonly (number | null)[]): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = [];
  heights.forEach((height, index) => {
    if (height === null) return;
    const run = runs.at(-1);
    if (run?.last === index - 1) run.last = index;
    else runs.push({ first: index, last: index });
  });
  return runs;
}

/**
 * Returns the measure whose value of today differs most from its `middle`, where the difference is divided by the
 * measure's `spread` (see `RidgeScale`). Leaves out a measure whose value is between the quartiles of its usual
 * values. Also leaves out `waterIntake` if it is below its usual values, because the person can still drink more
 * today. Returns undefined if no measure is left.
 */
export function findMostUnusual(
  series: Partial<Record<HorizonMeasure, readonly DayValue[]>>,
  today: CalendarDay,
): HorizonMeasure | undefined {
  let mostUnusual: { measure: HorizonMeasure; distance: number } | undefined;
  for (const measure of horizonMeasures) {
    const values = series[measure] ?? [];
    const usual = findUsual(values, today);
    const value = values.find(({ day }) => day === today)?.value ?? null;
    if (!usual || value === null) continue;
    const position = compareWithUsual(value, usual);
    const isUnfinished = measure === 'waterIntake' && value < usual.low;
    if (position === 'within' || isUnfinished) continue;
    const { middle, spread } = findScale(measure, values, usual);
    const distance = Math.abs(value - middle) / spread;
    if (!mostUnusual || distance > mostUnusual.distance) mostUnusual = { measure, distance };
  }
  return mostUnusual?.measure;
}
