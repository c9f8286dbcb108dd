import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SaxesParser } from 'saxes';
import { openExport } from '#server/imports/archive.ts';
import { appleHealth } from '#server/imports/formats/apple-health.ts';
import { lastDay } from './write-apple-export.ts';

/** How long an import of a whole file took, how much memory it needed, and what it stored. Memory is in MiB. */
export interface ImportFigures {
  seconds: number;
  /** The memory of the process before the import. */
  idleMemory: number;
  /** The highest memory during the import, minus `idleMemory`. */
  extraMemory: number;
  /** The number of stored days with steps. `steps` is the highest number of steps on a day. */
  days: number;
  steps: number;
}

/** Imports a file in a new process, which runs with the Node options of `npm start`. `dataDir` is an empty folder. */
export async function measureImport(path: string, dataDir: string): Promise<ImportFigures> {
  const program = join(import.meta.dirname, 'import-process.ts');
  const options = ['--liftoff-only', '--max-semi-space-size=4'];
  const { stdout } = await promisify(execFile)(process.execPath, [...options, program, path, dataDir], {
    env: { ...process.env, MALLOC_ARENA_MAX: '1' },
  });
  return JSON.parse(stdout);
}

/**
 * Returns how many seconds the XML parser saxes needs to parse a file, without any code that handles the parsed
 * elements. No import that uses saxes can be faster.
 */
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

/** Returns how many seconds the product's reader of Apple Health exports needs for a file. Stores nothing. */
export async function timeReader(path: string): Promise<number> {
  const before = performance.now();
  await using opened = await openExport(path, 'export.xml');
  const context = { zone: 'Europe/Stockholm', today: lastDay };
  for await (const _ of appleHealth.read(opened.files, context));
  return (performance.now() - before) / 1000;
}
