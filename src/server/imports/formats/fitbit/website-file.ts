import { parse } from 'csv-parse/sync';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { isCalendarDay } from '#domain/calendar-day.ts';
import type { DailyRecord, NightRecord, Rejection } from '#domain/devices/health-record.ts';
import { readDecimal } from '#domain/devices/read-decimal.ts';
import type { ObservedMeasure } from '#domain/measures/catalogue.ts';
import type { ExportFile } from '../../reader.ts';
import { notUsed, unreadable } from '../../reject.ts';
import { readClockTime, toLocalInstant } from './fitbit-time.ts';

const titles = /^"?(Body|Foods|Food Log \d{8}|Activities|Sleep)"?,*\s*$/;

/** Returns whether a text begins like a file from the Fitbit website. */
export const isWebsiteText = (text: string): boolean => titles.test(text.split(/\r?\n/, 1)[0] ?? '');

interface Row {
  cells: Record<string, string>;
  line: number;
}

/**
 * Yields the records and rejections of a file from the Fitbit website. The file contains several tables, each below its
 * title. Numbers are quoted and have commas between thousands, and unknown values are `N/A`. Distances and weights are
 * not used, because the file does not state their units.
 */
export async function* readWebsiteFile(
  file: ExportFile,
  zone: string,
): AsyncGenerator<NightRecord | DailyRecord | Rejection> {
  for (const { title, rows } of splitTables(await file.text())) {
    if (title === 'Sleep') yield* rows.map((row) => toNight(row, file, zone));
    else if (title === 'Activities') {
      yield* toDays(rows, file);
      yield notUsed('Activities Distance', file);
    } else yield notUsed(title, file);
  }
}

function splitTables(text: string): { title: string; rows: Row[] }[] {
  const lines = text.split(/\r?\n/);
  const starts = lines.flatMap((line, index) => (titles.test(line) ? [index] : []));
  return starts.map((start, index) => {
    const [header = '', ...body] = lines.slice(start + 1, starts[index + 1]);
    const names = toCells(header);
    const rows = body.flatMap((line, below) => {
      const cells = toCells(line);
      const isRow = cells.some((cell) => cell !== '');
      const byName = Object.fromEntries(names.map((name, place) => [name, cells[place] ?? '']));
      return isRow ? [{ cells: byName, line: start + 3 + below }] : [];
    });
    return { title: (titles.exec(lines[start] ?? '')?.[1] ?? '').replace(/ \d+$/, ''), rows };
  });
}

/** Returns the cells of a line, or one cell with the whole line if it is not CSV. */
function toCells(line: string): string[] {
  try {
    const [cells]: string[][] = parse(line, { relax_column_count: true, relax_quotes: true, trim: true });
    return cells ?? [];
  } catch {
    return [line];
  }
}

function toNight({ cells, line }: Row, file: ExportFile, zone: string): NightRecord | Rejection {
  const [start, end] = [readClockTime(cells['Start Time'] ?? ''), readClockTime(cells['End Time'] ?? '')];
  if (!start || !end) return unreadable('Start Time', file, line);
  const hours = (column: string) => {
    const minutes = readDecimal(cells[column] ?? '', '.');
    return minutes === null ? null : minutes / 60;
  };
  const [bedtime, wakeTime] = [toLocalInstant(start, zone), toLocalInstant(end, zone)];
  const [asleep, inBed] = [hours('Minutes Asleep'), hours('Time in Bed')];
  return {
    kind: 'night',
    externalId: `website-${bedtime.toISOString()}`,
    zone,
    bedtime,
    wakeTime,
    asleepHours: asleep,
    deepHours: hours('Minutes Deep Sleep'),
    remHours: hours('Minutes REM Sleep'),
    lightHours: hours('Minutes Light Sleep'),
    efficiency: asleep !== null && inBed ? (asleep / inBed) * 100 : null,
    isNap: false,
  };
}

const columns: Partial<Record<ObservedMeasure, readonly string[]>> = {
  steps: ['Steps'],
  floors: ['Floors'],
  totalCalories: ['Calories Burned'],
  activeCalories: ['Activity Calories'],
  activeMinutes: ['Minutes Fairly Active', 'Minutes Very Active'],
};

function* toDays(rows: readonly Row[], file: ExportFile): Generator<DailyRecord | Rejection> {
  const order = dayOrder(rows.map(({ cells }) => cells.Date ?? ''));
  for (const { cells, line } of rows) {
    const day = toDay(cells.Date ?? '', order);
    if (!day) {
      yield unreadable('Date', file, line);
      continue;
    }
    for (const [measure, names] of Object.entries(columns)) {
      const numbers = names.map((name) => readDecimal(cells[name] ?? '', '.')).filter((one) => one !== null);
      if (numbers.length === 0) continue;
      const value = numbers.reduce((sum, one) => sum + one, 0);
      const recordedAt = new Date(`${day}T23:59:59Z`);
      yield { kind: 'daily', measure: measure as ObservedMeasure, day, value, recordedAt };
    }
  }
}

const shortDate = /^(\d{2})[-/](\d{2})[-/](\d{4})$/;

/**
 * Returns the order of day and month in the dates of a table: `mdy` if the second number of any date is above 12,
 * otherwise `dmy`.
 */
function dayOrder(dates: readonly string[]): 'dmy' | 'mdy' {
  return dates.some((date) => Number(shortDate.exec(date)?.[2]) > 12) ? 'mdy' : 'dmy';
}

function toDay(text: string, order: 'dmy' | 'mdy'): CalendarDay | undefined {
  const short = shortDate.exec(text);
  const [, first, second, year] = short ?? [];
  const day = short ? `${year}-${order === 'dmy' ? `${second}-${first}` : `${first}-${second}`}` : text;
  return isCalendarDay(day) ? day : undefined;
}
