import { type ObservedMeasure, observedMeasures } from '../measures/catalogue.ts';
import { type CsvUnit, unitFactor } from './csv-units.ts';
import { readDecimal } from './read-decimal.ts';

/** The words that people and apps write for the answers of a yes/no measure, in English and Swedish. */
const answers: Readonly<Record<string, 0 | 1>> = {
  yes: 1,
  true: 1,
  ja: 1,
  sant: 1,
  no: 0,
  false: 0,
  nej: 0,
  falskt: 0,
};

interface CsvColumn {
  measure: ObservedMeasure;
  /** The unit of the values, if it differs from the unit of the measure. */
  unit?: CsvUnit | null | undefined;
}

/**
 * Returns the value of a cell of a CSV file, in the unit of its measure. Reads a word such as `yes` or `nej` as 1 or 0
 * if the measure is a yes/no measure. Returns null if the cell contains no value, or if the measure cannot have the
 * unit.
 */
export function readCsvCell(
  text: string,
  { measure, unit }: CsvColumn,
  decimalMark: '.' | ',',
): number | null {
  const word = text.trim().toLowerCase();
  if (observedMeasures[measure].kind === 'yesNo' && Object.hasOwn(answers, word))
    return answers[word] ?? null;
  const number = readDecimal(text, decimalMark);
  const factor = unitFactor(measure, unit);
  return number === null || factor === undefined ? null : number * factor;
}
