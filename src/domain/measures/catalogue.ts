import { bodyMeasures } from './body.ts';
import { answerMeasures, checkinMeasures } from './checkin.ts';
import { cycleMeasures } from './cycle.ts';
import { deviceMeasures } from './devices.ts';
import { fitnessMeasures } from './fitness.ts';
import { namesOf } from './measure.ts';
import { mindfulnessMeasures } from './mindfulness.ts';
import { nutritionMeasures } from './nutrition.ts';
import { nightMeasures, sleepHoursMeasure } from './sleep.ts';

/** The measures that are stored in the table `daily_observations`. */
export const observedMeasures = {
  ...answerMeasures,
  ...sleepHoursMeasure,
  ...bodyMeasures,
  ...deviceMeasures,
};
export type ObservedMeasure = keyof typeof observedMeasures;

/**
 * The measures that the endpoint for a day's health metrics can set. The keys are the names in the product
 * specification.
 */
export const entryMeasures = {
  ...answerMeasures,
  ...sleepHoursMeasure,
  heartRate: deviceMeasures.heartRate,
};

/** Every measure that has one value per person and day. */
export const measures = {
  ...observedMeasures,
  ...checkinMeasures,
  ...fitnessMeasures,
  ...nutritionMeasures,
  ...mindfulnessMeasures,
  ...nightMeasures,
  ...cycleMeasures,
};

export type MeasureName = keyof typeof measures;
/** The names of all measures. */
export const measureNames = namesOf(measures);
