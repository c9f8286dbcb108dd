import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { toCsv } from '#domain/csv.ts';
import type { Db } from '#server/db/connect.ts';
import type { FileStorage } from '#server/storage/file-storage.ts';
import { exportReadme } from './export-labels.ts';
import { type ExportOwner, type ExportTable, exportTables, type Row } from './export-tables.ts';

type Part = { name: string; compress: boolean; open: () => Promise<Readable> };

/**
 * Writes everything of a person into one zip file. Each part is opened when its turn comes and read as fast as it is
 * written. `progress` is told the percent done before each part; what it throws ends the writing.
 */
export async function writeArchive(
  from: { db: Db; files: FileStorage; person: ExportOwner; at: Date },
  path: string,
  progress: (percent: number) => Promise<void>,
): Promise<void> {
  const parts = [...textParts(), ...exportTables.flatMap((kind) => kindParts(from.db, kind, from.person))];
  parts.push(...(await photoParts(from.files, from.person.id)));
  const zip = new ZipFile();
  const fail = (error: Error) => (zip.outputStream as Readable).destroy(error);
  zip.on('error', fail);
  for (const [index, { name, compress, open }] of parts.entries()) {
    zip.addReadStreamLazy(name, { compress, mtime: from.at, mode: 0o100600 }, (take) => {
      progress(Math.floor((index * 100) / parts.length))
        .then(open)
        // The zip does not listen to what it reads.
        .then((stream) => take(null, stream.once('error', fail)), fail);
    });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }));
}

const streamed = (texts: Iterable<string> | AsyncIterable<string>) =>
  Promise.resolve(Readable.from(texts, { objectMode: false }));

function textParts(): Part[] {
  const rows = exportTables.flatMap((kind) =>
    kind.columns.map(({ name, words }) => [kind.name, name, ...words]),
  );
  const dictionary = toCsv(['file', 'column', 'description_en', 'description_sv'], rows);
  return [
    { name: 'README.txt', compress: true, open: () => streamed([exportReadme]) },
    { name: 'columns.csv', compress: true, open: () => streamed([dictionary]) },
  ];
}

function kindParts(db: Db, kind: ExportTable, person: ExportOwner): Part[] {
  return [
    {
      name: `json/${kind.name}.json`,
      compress: true,
      open: () => streamed(jsonOf(kind.readPages(db, person))),
    },
    { name: `csv/${kind.name}.csv`, compress: true, open: () => streamed(csvOf(kind, db, person)) },
  ];
}

/** A row a line: people can read it, and programs can read it piece by piece. */
async function* jsonOf(pages: AsyncIterable<Row[]>): AsyncGenerator<string> {
  yield '[';
  let between = '\n';
  for await (const page of pages) {
    yield between + page.map((row) => JSON.stringify(row)).join(',\n');
    between = ',\n';
  }
  yield '\n]\n';
}

async function* csvOf(kind: ExportTable, db: Db, person: ExportOwner): AsyncGenerator<string> {
  const names = kind.columns.map(({ name }) => name);
  const header = toCsv(names, []);
  yield header;
  for await (const page of kind.readPages(db, person)) {
    yield toCsv(
      names,
      page.map((row) => names.map((name) => cellOf(row[name]))),
    ).slice(header.length);
  }
}

function cellOf(value: unknown): string | number | Date | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string' || value instanceof Date) return value;
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value);
}

/** Whatever lies in the person's folder. One that is deleted meanwhile is no longer theirs to have: it is empty. */
async function photoParts(files: FileStorage, userId: number): Promise<Part[]> {
  const keys = await files.list(`photos/${userId}`);
  return keys.map((key) => ({
    name: `photos/${key.slice(key.lastIndexOf('/') + 1)}`,
    // A JPEG is as small as it gets.
    compress: false,
    open: async () => (await files.stream(key)) ?? Readable.from([], { objectMode: false }),
  }));
}
