import type { CsvMapping } from '#contracts/imports.ts';
import type { DailyRecord, Rejection } from '#domain/devices/health-record.ts';
import { readCsvCell } from '#domain/devices/read-csv-cell.ts';
import { readDay } from '#domain/devices/read-day.ts';
import { type CsvRow, readCsv } from '../../read-csv.ts';
import type { ExportFile, Reader } from '../../reader.ts';

/** Returns whether the files are a single CSV file of an unknown app. */
export const isSingleCsv = (files: readonly ExportFile[]) =>
  files.length === 1 && /\.(?:csv|tsv|txt)$/i.test(files[0]?.path ?? '');

/**
 * Returns a reader of a CSV file whose columns have the meaning of `mapping`. If a day has several rows, `storeRecords`
 * keeps the value with the latest time. If the times are equal or missing, `storeRecords` keeps the largest value.
 */
export const csvReader = (mapping: CsvMapping): Reader => ({
  format: 'csv',
  recognises: async (files) => isSingleCsv(files),
  async *read(files, { zone }) {
    for (const file of files) {
      for await (const row of readCsv(file)) yield* toRecords(row, mapping, zone);
    }
  },
});

function* toRecords(row: CsvRow, mapping: CsvMapping, zone: string): Iterable<DailyRecord | Rejection> {
  const { line, cells } = row;
  const read = readDay(cells[mapping.dayColumn] ?? '', mapping.dayOrder, zone);
  if (!read) {
    yield unreadable(mapping.dayColumn, line);
    return;
  }
  for (const { column, measure, unit } of mapping.columns) {
    const text = cells[column]?.trim() ?? '';
    if (isEmpty(text)) continue;
    const value = readCsvCell(text, { measure, unit }, mapping.decimalMark);
    if (value === null) yield unreadable(column, line);
    else yield { kind: 'daily', measure, value, ...read };
  }
}

/** Returns whether a cell contains no value, such as an empty cell or `n/a`. */
const isEmpty = (text: string) => text === '' || /^(?:-+|–|n\/?a|null|none|nan)$/i.test(text);

const unreadable = (what: string, line: number): Rejection => ({
  kind: 'rejected',
  reason: 'unreadable',
  what,
  where: `line ${line}`,
});
