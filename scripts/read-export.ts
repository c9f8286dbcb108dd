import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isTimeZone, toCalendarDay } from '#domain/calendar-day.ts';
import type { HealthRecord, Rejection } from '#domain/devices/health-record.ts';
import { openExport } from '#server/imports/archive.ts';
import { ExportError } from '#server/imports/export-error.ts';
import { csvReader, isSingleCsv } from '#server/imports/formats/csv/csv-reader.ts';
import { previewCsv } from '#server/imports/formats/csv/preview-csv.ts';
import { suggestMapping } from '#server/imports/formats/csv/suggest-mapping.ts';
import type { ExportFile, Reader } from '#server/imports/reader.ts';
import { findReader } from '#server/imports/readers.ts';

/**
 * `npm run --silent read-export -- FILE [--zone Europe/Stockholm]` prints the records of an export file of another app,
 * and stores nothing. See docs/imports.md.
 */
const usage = 'Usage: npm run --silent read-export -- FILE [--zone Europe/Stockholm]';

function readCommand() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { zone: { type: 'string', default: 'UTC' } },
  });
  const [given] = positionals;
  if (given === undefined || positionals.length > 1) throw new Error(usage);
  const path = resolve(process.env.INIT_CWD ?? '.', given);
  if (!existsSync(path)) throw new Error(`File not found: ${given}`);
  if (!isTimeZone(values.zone)) throw new Error(`Unknown time zone: ${values.zone}`);
  return { path, zone: values.zone };
}

async function chooseReader(files: readonly ExportFile[]): Promise<Reader> {
  const known = await findReader(files);
  if (known) return known;
  const [file] = files;
  if (file && isSingleCsv(files)) {
    const { columns, rows } = await previewCsv(file);
    const mapping = suggestMapping(columns, rows);
    process.stderr.write(`${JSON.stringify({ columns, mapping })}\n`);
    if (mapping) return csvReader(mapping);
  }
  throw new ExportError('unknownFormat');
}

/** Counts records by kind, and rejections by reason and name. */
class Counts {
  readonly #counts = new Map<string, number>();

  add(record: HealthRecord | Rejection): void {
    const name = record.kind === 'rejected' ? `rejected ${record.reason} ${record.what}` : record.kind;
    const count = 'count' in record ? (record.count ?? 1) : 1;
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + count);
  }

  toText(): string {
    return [...this.#counts].map(([name, count]) => `${count} ${name}\n`).join('');
  }
}

// Ends the program without an error if a reader such as `head` closes the pipe early.
process.stdout.on('error', () => process.exit());

try {
  const { path, zone } = readCommand();
  await using opened = await openExport(path, basename(path));
  const reader = await chooseReader(opened.files);
  const counts = new Counts();
  const today = toCalendarDay(new Date(), zone);
  try {
    for await (const record of reader.read(opened.files, { zone, today })) {
      counts.add(record);
      if (record.kind !== 'rejected') process.stdout.write(`${JSON.stringify(record)}\n`);
    }
  } finally {
    process.stderr.write(`${reader.format}\n${counts.toText()}`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
