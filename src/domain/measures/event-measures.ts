import { fitnessMeasures } from './fitness.ts';
import { mindfulnessMeasures } from './mindfulness.ts';
import { nutritionMeasures } from './nutrition.ts';
import { nightMeasures } from './sleep.ts';

interface EventGroup {
  /**
   * The measure that is known for every source that recorded an event on the day. For workouts,
   * this measure is the number of workouts. The other measures of the group can be unknown. The
   * name of this measure is also the name of the group.
   */
  always: string;
  /** The measure for which the person chooses an order of sources. The order applies to the whole group. */
  decidedBy: string;
  measures: object;
}

/**
 * Groups of measures that are computed from the same events. On each day, all measures of a group use one source, so
 * that a list of the events never contradicts their totals.
 */
const groups: readonly EventGroup[] = [
  { always: 'workouts', decidedBy: 'workoutMinutes', measures: fitnessMeasures },
  { always: 'meals', decidedBy: 'caloriesEaten', measures: nutritionMeasures },
  { always: 'meditationMinutes', decidedBy: 'meditationMinutes', measures: mindfulnessMeasures },
  { always: 'nights', decidedBy: 'sleepHours', measures: nightMeasures },
];

/** The group of each measure, by the name of the measure. */
const groupByMeasure = new Map(
  groups.flatMap((group) => Object.keys(group.measures).map((measure) => [measure, group])),
);

/**
 * Returns the name of the group of a measure, which is the group's `always` measure. Returns the measure itself if the
 * measure is not computed from events.
 */
export const sourceGroup = (measure: string): string => groupByMeasure.get(measure)?.always ?? measure;

/**
 * Returns the measure whose order of sources also decides for `measure`: the `decidedBy` measure of its group. Returns
 * `measure` itself if it is not computed from events.
 */
export const decidingMeasure = (measure: string): string => groupByMeasure.get(measure)?.decidedBy ?? measure;
