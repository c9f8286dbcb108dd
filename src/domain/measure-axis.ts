import { type MeasureName, measures } from './measures/catalogue.ts';
import { valueAxis } from './value-axis.ts';

/**
 * Returns the lowest and the highest value of the axis of a measure (`domain`) and the values that have a tick. Both
 * are possible values of the measure, but the axis of a yes/no measure has space beyond its two ticks.
 */
export function measureAxis(values: number[], name: MeasureName) {
  const measure = measures[name];
  if (measure.kind === 'yesNo') return { domain: [-0.35, 1.35] as [number, number], ticks: [0, 1] };
  return valueAxis(values, measure.kind === 'scale' ? 4 : 1, 0, measure);
}
