import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureImport, timeReader, timeSaxes } from './measure-import.ts';
import { writeAppleExport } from './write-apple-export.ts';

/**
 * npm run bench:import measures the import of a synthetic Apple Health export of 1 GB into a fresh embedded database.
 * It fails if the import takes more than twice as long as the XML parser saxes alone needs for the same file. It also
 * fails if the import needs more than 300 MiB in addition to the memory of the idle process. `npm run bench:import --
 * 200` uses an export of 200 MB instead. Needs Linux, and free disk space of three times the size of the export.
 */
const limits = { ratio: 0.5, extraMemory: 300 };

const megabytes = Number(process.argv[2] ?? 1000);
const folder = await mkdtemp(join(tmpdir(), 'lagom-bench-import-'));
try {
  const path = join(folder, 'export.xml');
  const days = await writeAppleExport(path, megabytes * 1e6);
  const { size } = await stat(path);
  const speed = (seconds: number) => `${seconds.toFixed(1)} s, ${(size / 1e6 / seconds).toFixed(0)} MB/s`;
  process.stdout.write(`${(size / 1e6).toFixed(0)} MB, ${days} days\n`);
  const saxes = await timeSaxes(path);
  process.stdout.write(`saxes alone: ${speed(saxes)}\n`);
  process.stdout.write(`reader: ${speed(await timeReader(path))}\n`);
  const figures = await measureImport(path, join(folder, 'data'));
  if (figures.days !== days) throw new Error(`Stored ${figures.days} of ${days} days.`);
  const ratio = saxes / figures.seconds;
  process.stdout.write(`import: ${speed(figures.seconds)}, ${figures.idleMemory.toFixed(0)} MiB idle\n`);
  report('speed of saxes alone', ratio.toFixed(2), limits.ratio, ratio < limits.ratio);
  report(
    'MiB over the idle process',
    figures.extraMemory.toFixed(0),
    limits.extraMemory,
    figures.extraMemory > limits.extraMemory,
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}

function report(what: string, value: string, limit: number, isMissed: boolean): void {
  if (isMissed) process.exitCode = 1;
  process.stdout.write(`${value} ${what}, limit ${limit}${isMissed ? '  MISSED' : ''}\n`);
}
