import { fileName } from '../../file-name.ts';
import { readCsv } from '../../read-csv.ts';
import type { ExportFile } from '../../reader.ts';

/** The cells of a row by column name, without the prefix `com.samsung.….`. */
export type Cells = Readonly<Record<string, string>>;

/**
 * Returns the kind of a table by its file name, such as `sleep` for `com.samsung.shealth.sleep.20260523103346.csv`.
 * Returns undefined for other files. A kind can contain a dot: `exercise.weather` is another kind than `exercise`.
 */
export function tableKind(file: ExportFile): string | undefined {
  const [, kind] = /^com\.samsung\.s?health\.(.+?)(?:\.\d+)?\.csv$/i.exec(fileName(file)) ?? [];
  return kind?.toLowerCase();
}

/**
 * Returns whether a row is the version line: the first line of most tables, with the kind and the version of the table,
 * such as `com.samsung.shealth.sleep,7006003,8`.
 */
const isVersionLine = (values: readonly string[]) =>
  /^\uFEFF?com\.samsung\./.test(values[0] ?? '') && values.slice(1).every((value) => /^\d*$/.test(value));

/**
 * Yields the rows of a table. Rows end in an extra comma, which adds a cell without a column. Removes the prefix of
 * column names. If two columns have the same name without the prefix, uses the cell that is not empty.
 */
export async function* readTable(file: ExportFile): AsyncGenerator<{ cells: Cells; line: number }> {
  for await (const { cells, line } of readCsv(file, { isHeader: (values) => !isVersionLine(values) })) {
    const plain: Record<string, string> = {};
    for (const [column, value] of Object.entries(cells)) {
      const name = column.replace(/^\uFEFF/, '').replace(/^com\.samsung\..*\./, '');
      plain[name] = value.trim() || plain[name] || '';
    }
    yield { cells: plain, line };
  }
}
