import { type MeasureName, measureNames, measures } from '../measures/catalogue.ts';

/** The measures of which a person can choose two in the explorer. */
export const explorableMeasures: readonly MeasureName[] = measureNames.filter(
  (name) => measures[name].sensitivity === 'normal' && measures[name].role !== 'none',
);
