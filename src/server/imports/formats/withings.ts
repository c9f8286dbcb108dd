import { guessWorkoutType } from '#domain/devices/guess-workout-type.ts';
import type { HealthRecord, Rejection } from '#domain/devices/health-record.ts';
import { readDay } from '#domain/devices/read-day.ts';
import { readDecimal } from '#domain/devices/read-decimal.ts';
import type { ObservedMeasure } from '#domain/measures/catalogue.ts';
import { fileName } from '../file-name.ts';
import { readCsv } from '../read-csv.ts';
import { readStart } from '../read-start.ts';
import type { ExportFile, ReadContext, Reader } from '../reader.ts';
import { notUsed, readEachFile, unreadable } from '../reject.ts';

type Found = HealthRecord | Rejection;
type ReadRows = (file: ExportFile, context: ReadContext) => AsyncIterable<Found>;

/**
 * Reads the data of Withings. The headers of the files are in the language of the account, sometimes in two languages
 * at once.
 */
export const withings: Reader = {
  format: 'withings',
  async recognises(files) {
    for (const file of files) if (await findRows(file)) return true;
    return false;
  },
  read: (files, context) => readEachFile(files, (file) => readFile(file, context)),
};

async function* readFile(file: ExportFile, context: ReadContext): AsyncGenerator<Found> {
  const readRows = await findRows(file);
  if (readRows) yield* readRows(file, context);
  else yield notUsed(fileName(file), file);
}

/** Returns the function that reads the rows of a file. Returns undefined if the file is not used. */
async function findRows(file: ExportFile): Promise<ReadRows | undefined> {
  const name = fileName(file).toLowerCase();
  if (!name.endsWith('.csv')) return undefined;
  const total = Object.keys(totals).find((prefix) => name.startsWith(prefix));
  const [header = ''] = (await readStart(file)).split('\n', 1);
  if (total) return /^\W*(?:date|datum)\W+(?:value|wert|värde|valeur)/i.test(header) ? readTotals : undefined;
  if (columns.light.test(header) && columns.deep.test(header)) return readNights;
  if (columns.weight.test(header) && columns.fatMass.test(header)) return readWeights;
  if (name.startsWith('activities') && isActivityHeader(header)) return readActivities;
  return undefined;
}

/** Returns whether a header has a type and a start. Garmin Connect has a file of this name with a type and no start. */
const isActivityHeader = (header: string): boolean =>
  columns.activity.test(header) &&
  header.split(/[,;]/).some((cell) => columns.from.test(cell.replaceAll('"', '').trim()));

/**
 * The measure of each file of daily totals, by the start of the file name. The values in the file are divided by
 * `unit`.
 */
const totals: Readonly<Record<string, { measure: ObservedMeasure; unit: number }>> = {
  aggregates_steps: { measure: 'steps', unit: 1 },
  aggregates_distance: { measure: 'distance', unit: 1000 },
  aggregates_calories_earned: { measure: 'activeCalories', unit: 1 },
};

/** Names of columns in English, German, Swedish and French. */
const columns = {
  from: /^(?:from|von|från|de|du|start)$/i,
  to: /^(?:to|bis|till|à|au|end)$/i,
  light: /(?:light|leicht|lätt|léger)[^,;]*\(s\)/i,
  deep: /(?:deep|tief|djup|profond)[^,;]*\(s\)/i,
  rem: /rem[^,;]*\(s\)/i,
  awake: /(?:awake|wach|vaken|éveil)[^,;]*\(s\)/i,
  weight: /(?:weight|gewicht|vikt|poids)[^,;]*\((?:kg|lbs?)\)/i,
  fatMass: /(?:fat mass|fettmasse|fettmassa|masse grasse)[^,;]*\((?:kg|lbs?)\)/i,
  date: /^(?:date|datum)$/i,
  activity: /activity type|aktivität|aktivitetstyp|type d.activité/i,
} as const;

type Row = Readonly<Record<string, string>>;
/** Returns the first cell whose column matches, with the name of the column. Returns undefined if no column matches. */
function find(row: Row, column: RegExp): { name: string; cell: string } | undefined {
  const [name, cell] = Object.entries(row).find(([header]) => column.test(header.trim())) ?? [];
  return name === undefined || cell === undefined ? undefined : { name, cell };
}

async function* readTotals(file: ExportFile, { zone }: ReadContext): AsyncGenerator<Found> {
  const [, total] =
    Object.entries(totals).find(([prefix]) => fileName(file).toLowerCase().startsWith(prefix)) ?? [];
  for await (const { values, line } of readCsv(file)) {
    const [date = '', text = ''] = values;
    const [day, value] = [readDay(date, 'ymd', zone)?.day, readDecimal(text)];
    if (!total || !day || value === null) yield unreadable(fileName(file), file, line);
    else {
      const recordedAt = new Date(`${day}T23:59:59Z`);
      yield { kind: 'daily', measure: total.measure, day, value: value / total.unit, recordedAt };
    }
  }
}

async function* readNights(file: ExportFile): AsyncGenerator<Found> {
  for await (const { cells, line } of readCsv(file)) {
    const [from, to] = [find(cells, columns.from)?.cell ?? '', find(cells, columns.to)?.cell ?? ''];
    const [bedtime, wakeTime] = [new Date(from), new Date(to)];
    const [zone] = /[+-]\d{2}:\d{2}$/.exec(to.trim()) ?? [];
    if (Number.isNaN(bedtime.getTime()) || Number.isNaN(wakeTime.getTime()) || !zone) {
      yield unreadable('sleep', file, line);
      continue;
    }
    const hours = (column: RegExp) => {
      const seconds = readDecimal(find(cells, column)?.cell ?? '');
      return seconds === null ? null : seconds / 3600;
    };
    const [deepHours, remHours, lightHours] = [columns.deep, columns.rem, columns.light].map(hours);
    const asleepHours = (deepHours ?? 0) + (remHours ?? 0) + (lightHours ?? 0);
    yield {
      kind: 'night',
      externalId: from,
      zone,
      bedtime,
      wakeTime,
      asleepHours: asleepHours > 0 ? asleepHours : null,
      deepHours: deepHours ?? null,
      // Older devices do not measure REM sleep and write 0.
      remHours: remHours || null,
      lightHours: lightHours ?? null,
      efficiency: null,
      isNap: false,
    };
  }
}

const poundInKilograms = 0.45359237;

async function* readWeights(file: ExportFile, { zone }: ReadContext): AsyncGenerator<Found> {
  for await (const { cells, line } of readCsv(file)) {
    const date = readDay(find(cells, columns.date)?.cell ?? '', 'ymd', zone);
    const weight = toKilograms(find(cells, columns.weight));
    if (!date || weight === null) {
      yield unreadable('weight', file, line);
      continue;
    }
    yield { kind: 'daily', measure: 'weight', value: weight, ...date };
    const fatMass = toKilograms(find(cells, columns.fatMass));
    if (fatMass) yield { kind: 'daily', measure: 'bodyFat', value: (fatMass / weight) * 100, ...date };
  }
}

function toKilograms(found: { name: string; cell: string } | undefined): number | null {
  const value = found ? readDecimal(found.cell) : null;
  if (value === null || !found) return null;
  return /\(lbs?\)/i.test(found.name) ? value * poundInKilograms : value;
}

async function* readActivities(file: ExportFile): AsyncGenerator<Found> {
  for await (const { cells, line } of readCsv(file)) {
    const [from, to] = [find(cells, columns.from)?.cell ?? '', find(cells, columns.to)?.cell ?? ''];
    const startedAt = new Date(from);
    const minutes = (Date.parse(to) - startedAt.getTime()) / 60_000;
    const [zone] = /[+-]\d{2}:\d{2}$/.exec(from.trim()) ?? [];
    const title = find(cells, columns.activity)?.cell.trim() ?? '';
    if (!Number.isFinite(minutes) || !zone || !title) {
      yield unreadable('activity', file, line);
      continue;
    }
    const calories = /"(?:manual_)?calories":\s*([\d.]+)/.exec(Object.values(cells).join(' '))?.[1];
    yield {
      kind: 'workout',
      externalId: from,
      zone,
      startedAt,
      minutes,
      type: guessWorkoutType(title),
      title,
      intensity: null,
      calories: calories === undefined ? null : Math.round(Number(calories)),
    };
  }
}
