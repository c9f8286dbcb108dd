import { fitnessMeasures } from './fitness.ts';
import { mindfulnessMeasures } from './mindfulness.ts';
import { nutritionMeasures } from './nutrition.ts';
import { nightMeasures } from './sleep.ts';

interface EventGroup {
  /** The measure that every source with an event on a day has. */
  always: string;
  /** The measure whose order of sources decides for the whole group. */
  decidedBy: string;
  measures: object;
}

/**
 * The measures that follow from the same events. Their values of a day come from one source together, so that a list of
 * the events never contradicts their totals.
 */
const groups: readonly EventGroup[] = [
  { always: 'workouts', decidedBy: 'workoutMinutes', measures: fitnessMeasures },
  { always: 'meals', decidedBy: 'caloriesEaten', measures: nutritionMeasures },
  { always: 'meditationMinutes', decidedBy: 'meditationMinutes', measures: mindfulnessMeasures },
  { always: 'nights', decidedBy: 'sleepHours', measures: nightMeasures },
];

const groupOf = (measure: string) => groups.find(({ measures }) => measure in measures);

/**
 * Returns the name of the group whose values of a day come from one source together: the measure that all sources have.
 * For a measure that does not follow from events, returns the measure itself.
 */
export const sourceGroup = (measure: string): string => groupOf(measure)?.always ?? measure;

/** Returns the measure whose order of sources applies to a measure. */
export const decidingMeasure = (measure: string): string => groupOf(measure)?.decidedBy ?? measure;
