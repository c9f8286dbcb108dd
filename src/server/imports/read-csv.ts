import { pipeline, Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { ExportError } from './export-error.ts';
import { guessDelimiter } from './guess-delimiter.ts';
import type { ExportFile } from './reader.ts';

export interface CsvRow {
  /** The line of the file on which the row ends, counted from 1. */
  line: number;
  /** The cells by column name. A missing cell is an empty text. */
  cells: Record<string, string>;
  /** All cells in order, including cells without a column. */
  values: string[];
}

interface CsvOptions {
  /**
   * Returns whether a row is the header, which contains the names of the columns. Rows before the header are skipped.
   * Default: the first row is the header.
   */
  isHeader?: (values: string[]) => boolean;
  /** The character between cells. If omitted, it is guessed from the first lines. */
  delimiter?: string;
}

/** The largest size of a row, in bytes. A longer row means that a quote is never closed. */
const longestRow = 4 * 1024 * 1024;

/** The length of the text from which the delimiter is guessed, in characters. */
const sampleLength = 32 * 1024;

/**
 * Yields the rows of a CSV file below its header. Tolerates rows that are too long or too short, quotes inside of
 * cells, and empty lines. A repeated column name gets a number, such as `Distance (2)`. Throws ExportError `cutOff`
 * after the last good row if a quote is never closed or the file is damaged.
 */
export async function* readCsv(file: ExportFile, options: CsvOptions = {}): AsyncIterable<CsvRow> {
  let columns: string[] | undefined;
  for await (const { values, line } of readRows(file, options.delimiter)) {
    if (columns) {
      yield { line, values, cells: toCells(columns, values) };
    } else if (options.isHeader?.(values) ?? true) {
      columns = numberRepeats(values.map((name) => name.trim()));
    }
  }
}

/** Returns the cells of the first row of a CSV file, which is usually the header. Empty for a file without rows. */
export async function readFirstRow(file: ExportFile): Promise<string[]> {
  for await (const { values } of readRows(file)) return values;
  return [];
}

const toCells = (columns: readonly string[], values: readonly string[]) =>
  Object.fromEntries(columns.map((column, index) => [column, values[index] ?? '']));

function numberRepeats(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/** Yields all rows of a CSV file, including its header. Throws the same errors as `readCsv`. */
async function* readRows(file: ExportFile, given?: string): AsyncIterable<Pick<CsvRow, 'values' | 'line'>> {
  const { sample, chunks } = await takeSample(file.textChunks());
  const [, declared] = /^sep=(.)\r?\n/i.exec(sample) ?? [];
  const delimiter = given ?? declared ?? guessDelimiter(sample);
  let fault: unknown;
  const parser = parse({
    delimiter,
    from_line: declared === undefined ? 1 : 2,
    info: true,
    max_record_size: longestRow,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    // If the parser threw an error, the parser would discard the rows that are already parsed. So
    // the first error is kept and thrown after these rows.
    skip_records_with_error: true,
    on_skip: (error?: CsvError) => {
      fault ??= error;
    },
  });
  const source = Readable.from(
    endEarly(chunks, (error) => {
      fault ??= error;
    }),
  );
  // The callback does nothing, because the loop below throws the errors of the pipeline.
  pipeline(source, parser, () => undefined);
  for await (const { record, info } of parser) yield { values: record, line: info.lines };
  if (fault !== undefined) throw toExportError(fault, file.path);
}

const toExportError = (fault: unknown, path: string) =>
  fault instanceof ExportError ? fault : new ExportError('cutOff', path, { cause: fault });

/** Yields the parts of a text up to the first error, and passes the error to `report`. */
async function* endEarly(chunks: AsyncIterable<string>, report: (error: unknown) => void) {
  try {
    yield* chunks;
  } catch (error) {
    report(error);
  }
}

/**
 * Reads chunks of a text until they have `sampleLength` characters or the text ends. Returns the text read so far as
 * `sample`, and an iterable of all chunks of the text, including those already read.
 */
async function takeSample(chunks: AsyncIterable<string>) {
  const parts = chunks[Symbol.asyncIterator]();
  let sample = '';
  let isOver = false;
  while (!isOver && sample.length < sampleLength) {
    const next = await parts.next();
    isOver = next.done === true;
    if (!next.done) sample += next.value;
  }
  async function* whole() {
    yield sample;
    if (!isOver) yield* { [Symbol.asyncIterator]: () => parts };
  }
  return { sample, chunks: whole() };
}
