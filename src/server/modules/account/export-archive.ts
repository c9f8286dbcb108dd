import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { toCsv } from '#domain/csv.ts';
import { measureNames, measures } from '#domain/measures/catalogue.ts';
import { measureUnits } from '#domain/measures/measure.ts';
import type { Db } from '#server/db/connect.ts';
import type { FileStorage } from '#server/storage/file-storage.ts';
import { exportReadme } from './export-labels.ts';
import { type ExportOwner, type ExportTable, exportTables, type Row } from './export-tables.ts';

type ArchiveEntry = { name: string; compress: boolean; open: () => Promise<Readable> };

/**
 * Streams all data of a person to a zip file. Before each file of the archive, calls `progress` with the share of
 * finished files, in whole percent. If `progress` throws, the export stops.
 */
export async function writeExportArchive(
  from: { db: Db; files: FileStorage; person: ExportOwner; at: Date },
  path: string,
  progress: (percent: number) => Promise<void>,
): Promise<void> {
  const parts = [
    ...textEntries(),
    ...exportTables.flatMap((kind) => tableEntries(from.db, kind, from.person)),
  ];
  parts.push(...(await photoEntries(from.files, from.person.id)));
  const zip = new ZipFile();
  const fail = (error: Error) => (zip.outputStream as Readable).destroy(error);
  zip.on('error', fail);
  for (const [index, { name, compress, open }] of parts.entries()) {
    zip.addReadStreamLazy(name, { compress, mtime: from.at, mode: 0o100600 }, (take) => {
      progress(Math.floor((index * 100) / parts.length))
        .then(open)
        // Makes an error of an input stream fail the whole archive, because the zip library ignores such errors.
        .then((stream) => take(null, stream.once('error', fail)), fail);
    });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }));
}

const textStream = (texts: Iterable<string> | AsyncIterable<string>) =>
  Promise.resolve(Readable.from(texts, { objectMode: false }));

function textEntries(): ArchiveEntry[] {
  const rows = exportTables.flatMap((kind) =>
    kind.columns.map(({ name, words }) => [kind.name, name, ...words]),
  );
  const dictionary = toCsv(['file', 'column', 'description_en', 'description_sv'], rows);
  return [
    { name: 'README.txt', compress: true, open: () => textStream([exportReadme]) },
    { name: 'measures.csv', compress: true, open: () => textStream([measuresCsv()]) },
    { name: 'columns.csv', compress: true, open: () => textStream([dictionary]) },
  ];
}

function measuresCsv(): string {
  const rows = measureNames.map((measure) => {
    const { name, unit } = measures[measure];
    return [measure, name.en, measureUnits[unit].en, name.sv, measureUnits[unit].sv];
  });
  return toCsv(['measure', 'name_en', 'unit_en', 'name_sv', 'unit_sv'], rows);
}

function tableEntries(db: Db, kind: ExportTable, person: ExportOwner): ArchiveEntry[] {
  return [
    {
      name: `json/${kind.name}.json`,
      compress: true,
      open: () => textStream(toJsonArray(kind.readPages(db, person))),
    },
    { name: `csv/${kind.name}.csv`, compress: true, open: () => textStream(toCsvRows(kind, db, person)) },
  ];
}

/** Yields a JSON array with one row per line, so that people can read it and programs can stream it. */
async function* toJsonArray(pages: AsyncIterable<Row[]>): AsyncGenerator<string> {
  yield '[';
  let between = '\n';
  for await (const page of pages) {
    yield between + page.map((row) => JSON.stringify(row)).join(',\n');
    between = ',\n';
  }
  yield '\n]\n';
}

async function* toCsvRows(kind: ExportTable, db: Db, person: ExportOwner): AsyncGenerator<string> {
  const names = kind.columns.map(({ name }) => name);
  const header = toCsv(names, []);
  yield header;
  for await (const page of kind.readPages(db, person)) {
    yield toCsv(
      names,
      page.map((row) => names.map((name) => toCell(row[name]))),
    ).slice(header.length);
  }
}

function toCell(value: unknown): string | number | Date | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string' || value instanceof Date) return value;
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value);
}

/** Returns an entry for every photo of the person. A photo that is deleted during the export becomes an empty file. */
async function photoEntries(files: FileStorage, userId: number): Promise<ArchiveEntry[]> {
  const keys = await files.list(`photos/${userId}`);
  return keys.map((key) => ({
    name: `photos/${key.slice(key.lastIndexOf('/') + 1)}`,
    // Does not compress photos, because JPEG is already compressed.
    compress: false,
    open: async () => (await files.stream(key)) ?? Readable.from([], { objectMode: false }),
  }));
}
