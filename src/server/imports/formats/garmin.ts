import { DailyValues } from '../daily-values.ts';
import { fileName } from '../file-name.ts';
import type { ExportFile, Reader } from '../reader.ts';
import { notUsed, readEachFile } from '../reject.ts';
import { readActivities } from './garmin/activities.ts';
import { readBodyMetrics, readHealthStatus, readMaxMet } from './garmin/body-metrics.ts';
import { readDailySummaries } from './garmin/daily-summaries.ts';
import { readNights } from './garmin/nights.ts';

/** The files that are used, by their names. The folders are ignored, because Garmin moves the files between folders. */
const kinds = {
  days: /UDSFile.*\.json$/i,
  nights: /sleepData\.json$/i,
  activities: /summarizedActivities\.json$/i,
  healthStatus: /healthStatusData\.json$/i,
  maxMet: /MetricsMaxMetData.*\.json$/i,
  body: /userBioMetrics\.json$/i,
} as const;

/** Reads the export of Garmin Connect, also known as DI_CONNECT. */
export const garmin: Reader = {
  format: 'garmin',
  recognises: async (files) => files.some((file) => kindOf(file) !== undefined),
  async *read(files, context) {
    const byKind = (kind: keyof typeof kinds) => files.filter((file) => kindOf(file) === kind).sort(byEnd);
    const values = new DailyValues();
    const offsets = new Map<string, number>();
    yield* readEachFile(byKind('days'), (file) => readDailySummaries(file, values, offsets));
    yield* readNights(byKind('nights'), values, offsets, context);
    yield* readEachFile(byKind('healthStatus'), (file) => readHealthStatus(file, values));
    yield* readEachFile(byKind('maxMet'), (file) => readMaxMet(file, values));
    yield* readEachFile(byKind('body'), (file) => readBodyMetrics(file, values));
    yield* values.records();
    yield* readActivities(byKind('activities'), context);
    yield* rejectUnused(files.filter((file) => kindOf(file) === undefined));
  },
};

function kindOf(file: ExportFile): keyof typeof kinds | undefined {
  const name = fileName(file);
  return (Object.keys(kinds) as (keyof typeof kinds)[]).find((kind) => kinds[kind].test(name));
}

/**
 * Compares files by the last day in their names. The newest file is read last, so that its values replace the values of
 * files with the same days.
 */
function byEnd(one: ExportFile, other: ExportFile): number {
  const [a, b] = [one, other].map((file) =>
    [...(fileName(file).match(/\d{4}-\d{2}-\d{2}/g) ?? [])].reverse().join(),
  );
  return (a ?? '').localeCompare(b ?? '') || one.path.localeCompare(other.path);
}

function* rejectUnused(files: readonly ExportFile[]) {
  const byName = new Map(files.map((file) => [nameOfData(file), file]));
  for (const [name, file] of byName) yield notUsed(name, file);
}

/**
 * Returns the longest word of a file name, which says what the file contains. Ignores the person's email address in the
 * name. Returns `file` if there is no word.
 */
function nameOfData(file: ExportFile): string {
  const words = fileName(file)
    .replace(/^.*@[^_]*_/, '')
    .replace(/\.\w+$/, '')
    .match(/[A-Za-z]{3,}/g);
  return words?.toSorted((one, other) => other.length - one.length)[0] ?? 'file';
}
