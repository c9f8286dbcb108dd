import type { CalendarDay } from './calendar-day.ts';
import { compareWithUsual, type DayValue, findUsual, listLastDays, type Usual } from './measures/usual.ts';

/** The rules of the Horizon, the landscape of the last 30 days on the dashboard. */

/** The number of days that the Horizon shows, including today. */
export const horizonDays = 30;

/** The measures of the Horizon, from the farthest ridge to the nearest. */
export const horizonMeasures = [
  'sleepHours',
  'heartRate',
  'stressLevel',
  'energyLevel',
  'mood',
  'waterIntake',
] as const;
export type HorizonMeasure = (typeof horizonMeasures)[number];

/**
 * The smallest distance from the median to a quartile with which a ridge is drawn, in the unit of the measure. It keeps
 * small differences small when a person's days are much alike.
 */
const leastSpread: Record<HorizonMeasure, number> = {
  sleepHours: 0.5,
  heartRate: 2,
  stressLevel: 1,
  energyLevel: 1,
  mood: 1,
  waterIntake: 1,
};

/** A ridge reaches its full height or depth at this many times its spread from the median. */
const fullHeight = 3;

/** Returns the middle and the spread of a measure: of the usual days, or of all known days if there are too few. */
function findScale(measure: HorizonMeasure, values: readonly DayValue[], usual: Usual | null) {
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
 * Returns the height of a measure's ridge on each of the last 30 days, today last: 0 at the median of the usual days, 1
 * far above and -1 far below it, and null for a day without a value. With too few days for a usual value, 0 is the mean
 * of the known days.
 */
export function findHeights(
  measure: HorizonMeasure,
  values: readonly DayValue[],
  today: CalendarDay,
): (number | null)[] {
  const days = listLastDays(values, today, horizonDays);
  const { middle, spread } = findScale(measure, days, findUsual(values, today));
  return days.map(({ value }) =>
    value === null ? null : Math.max(-1, Math.min(1, (value - middle) / (fullHeight * spread))),
  );
}

/** Returns the days of each run of days without a gap, as indexes from `first` to `last`. */
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
 * Returns the measure whose value of today is farthest from its usual values, relative to how much the usual days vary.
 * A total that can still grow today counts only above its usual values. Returns undefined if no value is outside.
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
