import type { CalendarDay } from '#domain/calendar-day.ts';
import type { Rejection } from '#domain/devices/health-record.ts';
import { readDecimal } from '#domain/devices/read-decimal.ts';
import type { ObservedMeasure } from '#domain/measures/catalogue.ts';
import { DailyValues } from '../../daily-values.ts';
import type { ExportFile } from '../../reader.ts';
import { readEachFile, unreadable } from '../../reject.ts';
import { type Clock, readDayTime } from './clock.ts';
import { type Cells, readTable, tableKind } from './read-table.ts';

/**
 * Returns the number in a cell, or null if it is missing or not above 0. Devices write 0 for values that they did not
 * measure.
 */
export function amount(cells: Cells, column: string): number | null {
  const value = readDecimal(cells[column] ?? '', '.');
  return value !== null && value > 0 ? value : null;
}

const divide = (value: number | null, by: number) => (value === null ? null : value / by);

type Fields = Partial<Record<ObservedMeasure, (cells: Cells) => number | null>>;

/** A table with one row per day and device. */
interface DayTable {
  kind: string;
  fields: Fields;
}

/**
 * The tables with one row per day, in the order in which they are read. A later table only adds
 * values that the earlier tables do not contain. Distances are in metres, times in milliseconds.
 */
const dayTables: readonly DayTable[] = [
  {
    kind: 'step_daily_trend',
    fields: {
      steps: (cells) => amount(cells, 'count'),
      distance: (cells) => divide(amount(cells, 'distance'), 1000),
    },
  },
  {
    kind: 'tracker.pedometer_day_summary',
    fields: {
      steps: (cells) => amount(cells, 'step_count'),
      distance: (cells) => divide(amount(cells, 'distance'), 1000),
    },
  },
  { kind: 'tracker.floors_day_summary', fields: { floors: (cells) => amount(cells, 'floor_count') } },
  {
    kind: 'calories_burned.details',
    fields: {
      activeCalories: (cells) => amount(cells, 'active_calorie'),
      totalCalories: (cells) => {
        const rest = amount(cells, 'rest_calorie');
        const more = (amount(cells, 'active_calorie') ?? 0) + (amount(cells, 'tef_calorie') ?? 0);
        return rest === null ? null : rest + more;
      },
    },
  },
  {
    kind: 'activity.day_summary',
    fields: {
      steps: (cells) => amount(cells, 'step_count'),
      distance: (cells) => divide(amount(cells, 'distance'), 1000),
      floors: (cells) => amount(cells, 'floor_count'),
      activeMinutes: (cells) => divide(amount(cells, 'active_time'), 60_000),
    },
  },
];

export const dayKinds: readonly string[] = dayTables.map(({ kind }) => kind);

/**
 * The value of `source_type` in a row with the total of all devices. Rows with other values are parts of that total.
 */
const allDevices = '-2';

/** Adds the values of the tables with one row per day to `values`. Yields the rejections. */
export async function* readDays(
  files: readonly ExportFile[],
  clock: Clock,
  values: DailyValues,
): AsyncGenerator<Rejection> {
  for (const { kind, fields } of dayTables) {
    const ofTable = new DailyValues();
    const tables = files.filter((file) => tableKind(file) === kind);
    yield* readEachFile(tables, (file) => readDayTable(file, fields, clock, ofTable));
    values.addMissing(ofTable);
  }
}

/**
 * Adds one row per day to `values`: the row with the total of all devices. If there is no such row, adds the row with
 * the largest value of the first measure in `fields`. Never adds up the rows of several devices, because the devices
 * record the same movement. Yields the rejections.
 */
async function* readDayTable(
  file: ExportFile,
  fields: Fields,
  clock: Clock,
  values: DailyValues,
): AsyncGenerator<Rejection> {
  const chosen = new Map<CalendarDay, Cells>();
  const [size = () => null] = Object.values(fields);
  const rank = (cells: Cells) => [cells.source_type === allDevices ? 1 : 0, size(cells) ?? 0] as const;
  for await (const { cells, line } of readTable(file)) {
    const day = dayOf(cells, clock);
    if (!day) {
      yield unreadable('day_time', file, line);
      continue;
    }
    const rival = chosen.get(day);
    const [[total, value], [rivalTotal, rivalValue]] = [rank(cells), rival ? rank(rival) : [-1, 0]];
    if (total > rivalTotal || (total === rivalTotal && value >= rivalValue)) chosen.set(day, cells);
  }
  for (const [day, cells] of chosen) {
    for (const [measure, read] of Object.entries(fields)) {
      values.set(measure as ObservedMeasure, day, read(cells));
    }
  }
}

function dayOf(cells: Cells, clock: Clock): CalendarDay | undefined {
  if (cells.day_time) return readDayTime(cells.day_time);
  const start = clock.instant(cells, 'start_time');
  return start && clock.day(cells, start);
}
