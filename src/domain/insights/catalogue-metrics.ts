import { type MeasureName, measures } from '../measures/catalogue.ts';
import type { Measure } from '../measures/measure.ts';
import type { Metric } from './metric.ts';

/** Returns the metric for a measure of the catalogue. Returns undefined if `name` is not the name of a measure. */
export function catalogueMetric(name: string): Metric | undefined {
  if (!Object.hasOwn(measures, name)) return undefined;
  const { kind, role, origins, smallestDifference }: Measure = measures[name as MeasureName];
  return { name, kind: kind === 'yesNo' ? 'yesNo' : 'number', role, origins, smallestDifference };
}
