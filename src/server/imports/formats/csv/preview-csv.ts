import { readCsv } from '../../read-csv.ts';
import type { ExportFile } from '../../reader.ts';

/** The part of a CSV file that a person sees before choosing what the columns contain. */
interface CsvPreview {
  columns: string[];
  rows: string[][];
}

const previewRows = 10;
const maxColumns = 200;
const longestCell = 200;

/** Returns the first 200 columns and the first 10 rows of a CSV file, with each cell cut to 200 characters. */
export async function previewCsv(file: ExportFile): Promise<CsvPreview> {
  let columns: string[] = [];
  const rows: string[][] = [];
  for await (const { cells } of readCsv(file)) {
    columns = Object.keys(cells).slice(0, maxColumns);
    rows.push(columns.map((column) => (cells[column] ?? '').slice(0, longestCell)));
    if (rows.length === previewRows) break;
  }
  return { columns, rows };
}
