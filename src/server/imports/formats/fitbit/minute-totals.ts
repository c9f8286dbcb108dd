import { type CalendarDay, toCalendarDay } from '#domain/calendar-day.ts';
import type { Rejection } from '#domain/devices/health-record.ts';
import { readDecimal } from '#domain/devices/read-decimal.ts';
import type { ObservedMeasure } from '#domain/measures/catalogue.ts';
import type { DailyValues } from '../../daily-values.ts';
import { readCsv } from '../../read-csv.ts';
import { readJson, toNumber, toText } from '../../read-json.ts';
import type { ExportFile, ReadContext } from '../../reader.ts';
import { readEachFile, unreadable } from '../../reject.ts';
import { readUtc } from './fitbit-time.ts';

/** A kind of JSON file of Fitbit with a value per minute. Some kinds have times in UTC, others local times. */
export interface MinuteSeries {
  measure: ObservedMeasure;
  /** The sum of a day is divided by this number to get the unit of the measure. */
  unit: number;
  clock: 'utc' | 'local';
}

/** 15 minutes in milliseconds. The UTC offset of every zone is a multiple of 15 minutes. */
const quarterHour = 900_000;

/**
 * Returns a function that converts an instant to its day in a zone. The function is fast if consecutive instants are in
 * the same quarter of an hour.
 */
function dayFinder(zone: string): (at: Date) => CalendarDay {
  let [quarter, day] = [Number.NaN, ''];
  return (at) => {
    const next = Math.floor(at.getTime() / quarterHour);
    if (next !== quarter) [quarter, day] = [next, toCalendarDay(at, zone)];
    return day;
  };
}

/** The sum of the values of a day, and the time of the newest minute in the sum. */
interface DayTotal {
  sum: number;
  last: Date;
}

function addTo(totals: Map<CalendarDay, DayTotal>, day: CalendarDay, value: number, at: Date): void {
  const { sum, last } = totals.get(day) ?? { sum: 0, last: at };
  totals.set(day, { sum: sum + value, last: at > last ? at : last });
}

function setAll(
  values: DailyValues,
  measure: ObservedMeasure,
  totals: Iterable<[CalendarDay, DayTotal]>,
  unit: number,
) {
  for (const [day, { sum, last }] of totals) values.set(measure, day, sum / unit, last);
}

/**
 * Adds the daily sums of files such as `steps-2026-01-01.json` to `values`. `files` must be sorted by time, oldest
 * first. Skips the minutes of a file that are not later than the last minute of the earlier files. Yields the
 * rejections.
 */
export async function* sumMinutes(
  files: readonly ExportFile[],
  { measure, unit, clock }: MinuteSeries,
  values: DailyValues,
  { zone }: ReadContext,
): AsyncGenerator<Rejection> {
  const totals = new Map<CalendarDay, DayTotal>();
  const toDay = dayFinder(clock === 'utc' ? zone : 'UTC');
  let seen = Number.NEGATIVE_INFINITY;
  async function* readFile(file: ExportFile): AsyncGenerator<Rejection> {
    let [number, end] = [0, seen];
    for await (const entry of readJson(file)) {
      number += 1;
      const [written, value] = [toText(entry.dateTime), toNumber(entry.value)];
      // Reads a local time as if it were in UTC, so that the time keeps its local day.
      const at = readUtc(written);
      if (!at || value === null) {
        yield unreadable(measure, file, number);
        continue;
      }
      if (at.getTime() <= seen) continue;
      end = Math.max(end, at.getTime());
      addTo(totals, toDay(at), value, at);
    }
    seen = end;
  }
  yield* readEachFile(files, readFile);
  setAll(values, measure, totals, unit);
}

/** A kind of table of Google with a value per minute. The times are in UTC. */
export interface MinuteTable {
  measure: ObservedMeasure;
  unit: number;
  /**
   * The names of the columns that contain the value of a minute. If there are several, the value is their sum. For
   * example, active minutes are the sum of `moderate` and `very`.
   */
  columns: readonly string[];
}

/**
 * Adds the daily sums of tables such as `steps_2026-01-01.csv` to `values`. The tables list each minute for several
 * sources: the phone, the watch, and copies of both. So each source is summed separately, and the largest sum of a day
 * is used. Yields the rejections.
 */
export async function* sumMinutesBySource(
  files: readonly ExportFile[],
  { measure, unit, columns }: MinuteTable,
  values: DailyValues,
  { zone }: ReadContext,
): AsyncGenerator<Rejection> {
  const sources = new Map<string, Map<CalendarDay, DayTotal>>();
  const toDay = dayFinder(zone);
  async function* readFile(file: ExportFile): AsyncGenerator<Rejection> {
    for await (const { cells, line } of readCsv(file)) {
      const at = readUtc(cells.timestamp ?? '');
      const parts = columns.map((column) => readDecimal(cells[column] ?? '', '.'));
      if (!at || parts.every((part) => part === null)) {
        yield unreadable(measure, file, line);
        continue;
      }
      const source = cells['data source'] ?? '';
      const totals = sources.get(source) ?? new Map<CalendarDay, DayTotal>();
      sources.set(source, totals);
      const value = parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
      addTo(totals, toDay(at), value, at);
    }
  }
  yield* readEachFile(files, readFile);
  const largest = new Map<CalendarDay, DayTotal>();
  for (const [day, total] of [...sources.values()].flatMap((totals) => [...totals])) {
    if (total.sum > (largest.get(day)?.sum ?? Number.NEGATIVE_INFINITY)) largest.set(day, total);
  }
  setAll(values, measure, largest, unit);
}
