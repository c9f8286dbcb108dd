import type { ObservedMeasure } from '../measures/catalogue.ts';

/** The measures from devices that the dashboard and the fitness page show. */
export const deviceSummaryMeasures = [
  'steps',
  'distance',
  'activeCalories',
  'heartRate',
] as const satisfies ObservedMeasure[];
