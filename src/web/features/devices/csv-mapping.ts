import { z } from 'zod';
import type { CsvMapping } from '#contracts/imports.ts';
import { type CsvUnit, unitFactor } from '#domain/devices/csv-units.ts';
import { readDay } from '#domain/devices/read-day.ts';
import type { ObservedMeasure } from '#domain/measures/catalogue.ts';

/**
 * The values of the mapping form: `dayColumn` (the index of the column with the day), `dayOrder`, `decimalMark`, and
 * two fields for each column, such as `measure0` and `unit0` for the first column. Fields are named by index, because a
 * column's name can contain characters that a field's name cannot. An empty measure means that the column is left out.
 * An empty unit means that the values are in the unit of the measure.
 */
export type MappingValues = Record<string, string>;

/**
 * Returns the form values for the mapping that the server suggests. If there is no suggestion,
 * every column is left out and no column with the day is selected.
 */
export function toMappingValues(columns: readonly string[], suggestion: CsvMapping | null): MappingValues {
  const fields = columns.flatMap((name, index) => {
    const mapped = suggestion?.columns.find(({ column }) => column === name);
    return [
      [`measure${index}`, mapped?.measure ?? ''],
      [`unit${index}`, mapped?.unit ?? ''],
    ];
  });
  return {
    dayColumn: suggestion ? String(columns.indexOf(suggestion.dayColumn)) : '',
    dayOrder: suggestion?.dayOrder ?? 'ymd',
    decimalMark: suggestion?.decimalMark ?? '.',
    ...Object.fromEntries(fields),
  };
}

/**
 * Returns the mapping that the form describes. Also returns `faults`, the names of the fields that
 * the person must correct. The measure of a column must be corrected if an earlier column has the
 * same measure. If no column has a measure, the measure of the first column other than the column
 * with the day must be corrected. `dayColumn` must be corrected if none of `rows`, the first rows
 * of the file, has a readable day.
 */
export function readMapping(columns: readonly string[], rows: readonly string[][], values: MappingValues) {
  const dayIndex = values.dayColumn === '' ? -1 : Number(values.dayColumn);
  const dayOrder = values.dayOrder as CsvMapping['dayOrder'];
  const faults: string[] = [];
  const mapped = columns.flatMap((column, index) => {
    const measure = values[`measure${index}`] as ObservedMeasure | '';
    if (!measure || index === dayIndex) return [];
    const unit = (values[`unit${index}`] || null) as CsvUnit | null;
    return [{ column, measure, unit: unitFactor(measure, unit) === undefined ? null : unit, index }];
  });
  const firstIndex = new Map(mapped.toReversed().map(({ measure, index }) => [measure, index]));
  for (const { measure, index } of mapped) {
    if (firstIndex.get(measure) !== index) faults.push(`measure${index}`);
  }
  if (mapped.length === 0) faults.push(`measure${dayIndex === 0 ? 1 : 0}`);
  const hasDays = rows.some((row) => readDay(row[dayIndex] ?? '', dayOrder, 'UTC'));
  if (!hasDays) faults.push('dayColumn');
  const mapping: CsvMapping = {
    dayColumn: columns[dayIndex] ?? '',
    dayOrder,
    decimalMark: values.decimalMark as CsvMapping['decimalMark'],
    columns: mapped.map(({ index, ...column }) => column),
  };
  return { mapping, faults };
}

/** Returns a schema that parses the values of the form as a mapping. */
export const mappingSchema = (columns: readonly string[], rows: readonly string[][]) =>
  z.record(z.string(), z.string()).transform((values, context): CsvMapping => {
    const { mapping, faults } = readMapping(columns, rows, values);
    for (const field of faults) context.addIssue({ code: 'custom', path: [field], message: 'invalid_input' });
    return mapping;
  });
