import { ExportError } from '../../export-error.ts';
import { readCsv, readFirstRow } from '../../read-csv.ts';
import type { ExportFile } from '../../reader.ts';

/** The part of a CSV file that a person sees before choosing what the columns contain. */
interface CsvPreview {
  columns: string[];
  rows: string[][];
}

const previewRows = 10;
const maxColumns = 200;
const longestCell = 200;

/**
 * Returns the first 200 columns and the first 10 rows of a CSV file, with each cell cut to 200 characters. Throws
 * ExportError `noRows` for a table that has only column names, and `unknownFormat` for any other file without rows.
 */
export async function previewCsv(file: ExportFile): Promise<CsvPreview> {
  let columns: string[] = [];
  const rows: string[][] = [];
  for await (const { cells } of readCsv(file)) {
    columns = Object.keys(cells).slice(0, maxColumns);
    rows.push(columns.map((column) => (cells[column] ?? '').slice(0, longestCell)));
    if (rows.length === previewRows) break;
  }
  if (rows.length > 0) return { columns, rows };
  throw new ExportError((await readFirstRow(file)).length > 1 ? 'noRows' : 'unknownFormat');
}
