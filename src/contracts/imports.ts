import { z } from 'zod';
import { csvUnits } from '#domain/devices/csv-units.ts';
import { dayOrders } from '#domain/devices/read-day.ts';
import { observedMeasures } from '#domain/measures/catalogue.ts';
import { namesOf } from '#domain/measures/measure.ts';

/** The formats of export files that the product recognises. */
const importFormats = [
  'apple-health',
  'fitbit',
  'samsung-health',
  'garmin',
  'strava',
  'daylio',
  'drip',
  'clue',
  'myfitnesspal',
  'cronometer',
  'oura',
  'withings',
  'openscale',
  'csv',
] as const;
export type ImportFormat = (typeof importFormats)[number];

/** What each column of a CSV file contains. A column that is not named is left out. */
const csvMapping = z.strictObject({
  /** The name of the column with the day. */
  dayColumn: z.string().max(200),
  /** The order of day, month and year in the column. */
  dayOrder: z.enum(dayOrders),
  decimalMark: z.enum(['.', ',']),
  columns: z
    .array(
      z.strictObject({
        column: z.string().max(200),
        measure: z.enum(namesOf(observedMeasures)),
        /** The unit of the column, if it differs from the unit of the measure. */
        unit: z.enum(csvUnits).nullish(),
      }),
    )
    .min(1)
    .max(50),
});
export type CsvMapping = z.output<typeof csvMapping>;
