import { type ObservedMeasure, observedMeasures } from '../measures/catalogue.ts';
import type { Measure } from '../measures/measure.ts';

/** The units that a column of a CSV file can have instead of the unit of its measure. */
export const csvUnits = ['lb', 'kJ', 'miles', 'minutes', 'seconds', 'metres', 'fraction'] as const;
export type CsvUnit = (typeof csvUnits)[number];

/** The factors that convert a value of a CSV file to the unit of its measure. */
const factors: Partial<Record<Measure['unit'], Partial<Record<CsvUnit, number>>>> = {
  kilograms: { lb: 0.453_592_37 },
  kilocalories: { kJ: 1 / 4.184 },
  kilometres: { miles: 1.609_344, metres: 1 / 1000 },
  hours: { minutes: 1 / 60, seconds: 1 / 3600 },
  minutes: { seconds: 1 / 60 },
  percent: { fraction: 100 },
};

/**
 * Returns the factor that converts a column to the unit of its measure. Returns 1 without a `unit`, and undefined if
 * the measure cannot have the unit.
 */
export function unitFactor(measure: ObservedMeasure, unit: CsvUnit | null | undefined): number | undefined {
  return unit ? factors[observedMeasures[measure].unit]?.[unit] : 1;
}

/** Returns the units that a column of this measure can have, besides the unit of the measure. */
export const otherUnits = (measure: ObservedMeasure): CsvUnit[] =>
  csvUnits.filter((unit) => unitFactor(measure, unit) !== undefined);
