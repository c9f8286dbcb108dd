import { median } from '#domain/median.ts';
import { ExportError } from '../../export-error.ts';
import { fileName } from '../../file-name.ts';
import { isObject, toNumber } from '../../read-json.ts';
import type { ExportFile } from '../../reader.ts';
import { offsetOf, parseText, type Reading, readDayTime } from './clock.ts';
import { type Cells, readTable, tableKind } from './read-table.ts';

/** The maximum number of rows that `findReading` examines in each table. */
const sampleRows = 2000;

/** The kinds of the tables that `findReading` examines. */
const sampledKinds = new Set([
  'activity.day_summary',
  'calories_burned.details',
  'exercise',
  'hrv',
  'respiratory_rate',
  'sleep',
  'step_daily_trend',
  'tracker.floors_day_summary',
  'tracker.heart_rate',
  'tracker.pedometer_day_summary',
  'weight',
]);

interface Sample {
  kind: string;
  rows: Cells[];
}

/**
 * Returns the reading of an export: whether its times are in UTC or in local time. No file says which. So the first of
 * these rules that gives an answer decides:
 *
 * 1. The detail file of a row has times in milliseconds since 1970, and starts at about the same time as the row.
 * 2. The summary of a day cannot be created before the day begins on the person's clock.
 * 3. Nothing can be written after the export, whose local time is in the file names.
 * 4. People sleep at night. In the correct reading, the middle of the nights is nearer to 3:30.
 *
 * If no rule gives an answer, the times are in UTC, as in newer exports.
 */
export async function findReading(files: readonly ExportFile[]): Promise<Reading> {
  const samples: Sample[] = [];
  for (const file of files) {
    const kind = tableKind(file);
    if (kind && sampledKinds.has(kind)) samples.push({ kind, rows: await sampleTable(file) });
  }
  const offset = usualOffset(samples);
  // With an offset of 0, UTC and local time are the same. Without a known offset, they cannot be compared.
  if (!offset) return 'utc';
  return (
    (await compareWithDetails(samples, files)) ??
    compareWithDays(samples, offset) ??
    compareWithExport(samples, offset, files) ??
    compareWithNights(samples) ??
    'utc'
  );
}

async function sampleTable(file: ExportFile): Promise<Cells[]> {
  const rows: Cells[] = [];
  try {
    for await (const { cells } of readTable(file)) if (rows.push(cells) >= sampleRows) break;
  } catch (error) {
    // A damaged file is reported when its data is read.
    if (!(error instanceof ExportError)) throw error;
  }
  return rows;
}

function usualOffset(samples: readonly Sample[]): number | undefined {
  const offsets = samples.flatMap(({ rows }) => rows.map(offsetOf)).filter((offset) => offset !== null);
  const groups = [...Map.groupBy(offsets, (offset) => offset)];
  return groups.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

/**
 * Returns how most votes interpret the times of the export: as UTC or as local time. Returns undefined for a tie. A
 * vote is the interpretation that fits one row of a table. A row gives at most one vote.
 */
function countVotes(votes: readonly Reading[]): Reading | undefined {
  const utc = votes.filter((vote) => vote === 'utc').length;
  if (utc * 2 === votes.length) return undefined;
  return utc * 2 > votes.length ? 'utc' : 'local';
}

/**
 * Limits for opening detail files. Stops after the opened files gave `enough` votes (see
 * `countVotes`), or after `most` files were opened.
 */
const details = { enough: 9, most: 60 } as const;

async function compareWithDetails(
  samples: readonly Sample[],
  files: readonly ExportFile[],
): Promise<Reading | undefined> {
  const byName = new Map(
    files.filter(({ path }) => path.endsWith('.json')).map((file) => [fileName(file), file]),
  );
  const votes: Reading[] = [];
  let opened = 0;
  for (const cells of samples.flatMap(({ rows }) => rows)) {
    if (votes.length >= details.enough || opened >= details.most) break;
    const detail = byName.get(Object.values(cells).find((cell) => byName.has(cell)) ?? '');
    const [written, offset] = [parseText(cells.start_time ?? ''), offsetOf(cells)];
    if (!detail || written === undefined || !offset) continue;
    opened += 1;
    const start = await readDetailStart(detail);
    if (start === undefined) continue;
    const [fromUtc, fromLocal] = [written, written - offset * 60_000].map((at) => Math.abs(start - at));
    if (Math.min(fromUtc ?? 0, fromLocal ?? 0) < Math.abs(offset) * 30_000) {
      votes.push((fromUtc ?? 0) < (fromLocal ?? 0) ? 'utc' : 'local');
    }
  }
  return countVotes(votes);
}

async function readDetailStart(file: ExportFile): Promise<number | undefined> {
  try {
    const content: unknown = JSON.parse(await file.text(4 * 1024 * 1024));
    const first: unknown = Array.isArray(content) ? content[0] : content;
    return isObject(first) ? (toNumber(first.start_time) ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

function compareWithDays(samples: readonly Sample[], offset: number): Reading | undefined {
  const votes: Reading[] = [];
  for (const cells of samples.flatMap(({ rows }) => rows)) {
    const [day, created] = [readDayTime(cells.day_time ?? ''), parseText(cells.create_time ?? '')];
    if (!day || created === undefined) continue;
    const startOfDay = Date.parse(`${day}T00:00:00Z`);
    if (created < startOfDay && created + offset * 60_000 >= startOfDay) votes.push('utc');
    if (created >= startOfDay && created + offset * 60_000 < startOfDay) votes.push('local');
  }
  return countVotes(votes);
}

/** The newest row of an export may be later than the export by this number of milliseconds, because clocks differ. */
const tolerance = 120_000;

function compareWithExport(
  samples: readonly Sample[],
  offset: number,
  files: readonly ExportFile[],
): Reading | undefined {
  const written = samples.flatMap(({ rows }) =>
    rows.map(({ update_time: text = '' }) => parseText(text) ?? 0),
  );
  const newest = written.reduce((one, other) => Math.max(one, other), 0);
  const exported = files.flatMap((file) => {
    const [, year, month, day, hour, minute] =
      /\.(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})\d*\.csv$/.exec(fileName(file)) ?? [];
    return parseText(`${year}-${month}-${day} ${hour}:${minute}:59`) ?? [];
  });
  const [end] = exported;
  if (end === undefined || newest === 0) return undefined;
  const isLocalPossible = newest <= end + tolerance;
  const isUtcPossible = newest + offset * 60_000 <= end + tolerance;
  if (isLocalPossible === isUtcPossible) return undefined;
  return isUtcPossible ? 'utc' : 'local';
}

/** The usual middle of the night, in hours after midnight. */
const middleOfNight = 3.5;

/**
 * `compareWithNights` computes how far the middle of the nights is from `middleOfNight`, once in
 * UTC and once in local time. The nights decide only if these two distances differ by at least this
 * number of hours.
 */
const smallestDifference = 0.25;

function compareWithNights(samples: readonly Sample[]): Reading | undefined {
  const sleeps = samples.filter(({ kind }) => kind === 'sleep').flatMap(({ rows }) => rows);
  const distances = (toHours: (milliseconds: number, offset: number) => number) =>
    sleeps.flatMap((cells) => {
      const [start, end] = [parseText(cells.start_time ?? ''), parseText(cells.end_time ?? '')];
      const offset = offsetOf(cells);
      const isNight = start !== undefined && end !== undefined && end - start > 3 * 3_600_000;
      if (!isNight || !offset) return [];
      const hours = toHours((start + end) / 2, offset) - middleOfNight;
      return [Math.abs(((((hours + 12) % 24) + 24) % 24) - 12)];
    });
  const utc = median(distances((at, offset) => (at + offset * 60_000) / 3_600_000));
  const local = median(distances((at) => at / 3_600_000));
  // Without nights, the medians are NaN and the comparison is false.
  if (!(Math.abs(utc - local) >= smallestDifference)) return undefined;
  return utc < local ? 'utc' : 'local';
}
