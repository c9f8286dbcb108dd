import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SaxesParser } from 'saxes';
import { openExport } from '#server/imports/archive.ts';
import { appleHealth } from '#server/imports/formats/apple-health.ts';
import { lastDay } from './write-apple-export.ts';

/** What an import of a whole file took, and what it stored. Memory is in MiB. */
export interface ImportFigures {
  seconds: number;
  /** The memory of the process before the import. */
  idleMemory: number;
  /** The highest memory during the import, over `idleMemory`. */
  extraMemory: number;
  /** The stored days with steps, and the most steps of a day. */
  days: number;
  steps: number;
}

/** Imports a file in a process with the options of `npm start`. `dataDir` is an empty folder. */
export async function measureImport(path: string, dataDir: string): Promise<ImportFigures> {
  const program = join(import.meta.dirname, 'import-process.ts');
  const options = ['--liftoff-only', '--max-semi-space-size=4'];
  const { stdout } = await promisify(execFile)(process.execPath, [...options, program, path, dataDir], {
    env: { ...process.env, MALLOC_ARENA_MAX: '1' },
  });
  return JSON.parse(stdout);
}

/** Returns the seconds that saxes needs for a file without handlers. */
export async function timeSaxes(path: string): Promise<number> {
  const before = performance.now();
  const parser = new SaxesParser({ position: false });
  // Ignores errors, because the DTD of the file is malformed.
  parser.on('error', () => undefined);
  for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: 256 * 1024 })) {
    parser.write(chunk);
  }
  parser.close();
  return (performance.now() - before) / 1000;
}

/** Returns the seconds that the reader needs for a file, in this thread and without storing. */
export async function timeReader(path: string): Promise<number> {
  const before = performance.now();
  await using opened = await openExport(path, 'export.xml');
  const context = { zone: 'Europe/Stockholm', today: lastDay };
  for await (const _ of appleHealth.read(opened.files, context));
  return (performance.now() - before) / 1000;
}
