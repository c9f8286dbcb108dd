import { type MeasureName, measures } from '../measures/catalogue.ts';
import type { Measure } from '../measures/measure.ts';
import type { Metric } from './metric.ts';

/** Returns the metric of a measure of the catalogue, or undefined if the catalogue has none of that name. */
export function catalogueMetric(name: string): Metric | undefined {
  if (!Object.hasOwn(measures, name)) return undefined;
  const { kind, role, origins, smallestDifference }: Measure = measures[name as MeasureName];
  return { name, kind: kind === 'yesNo' ? 'yesNo' : 'number', role, origins, smallestDifference };
}
