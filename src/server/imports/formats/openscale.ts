import type { HealthRecord, Rejection } from '#domain/devices/health-record.ts';
import { readDay } from '#domain/devices/read-day.ts';
import { readDecimal } from '#domain/devices/read-decimal.ts';
import type { ObservedMeasure } from '#domain/measures/catalogue.ts';
import { readCsv } from '../read-csv.ts';
import { readStart } from '../read-start.ts';
import type { Reader } from '../reader.ts';
import { unreadable } from '../reject.ts';

/** The measures of the columns, by their name in lower case without `_`. openScale stores kilograms and percent. */
const measures: Readonly<Record<string, ObservedMeasure>> = {
  weight: 'weight',
  fat: 'bodyFat',
  bodyfat: 'bodyFat',
  waist: 'waist',
};
/** Columns that are never reported as `notUsed`: the time, the id, the person and the comment of a measurement. */
const detail = new Set(['datetime', 'date', 'time', 'id', 'userid', 'comment']);

/**
 * Reads the measurements of openScale, from exports of the old and the new app. Leaves out values of 0, because
 * openScale writes 0 for what was not measured.
 */
export const openscale: Reader = {
  format: 'openscale',
  async recognises(files) {
    for (const file of files) {
      if (!/\.csv$/i.test(file.path)) continue;
      const [header = ''] = (await readStart(file)).split('\n', 1);
      const columns = new Set(header.split(/[,;]/).map(toKey));
      const isOld = columns.has('datetime') && columns.has('weight') && columns.has('fat');
      const isNew =
        columns.has('date') && columns.has('time') && columns.has('weight') && columns.has('bodyfat');
      if (isOld || isNew) return true;
    }
    return false;
  },
  async *read(files, { zone }): AsyncGenerator<HealthRecord | Rejection> {
    for (const file of files) {
      for await (const { cells, line } of readCsv(file)) {
        const row = Object.fromEntries(Object.entries(cells).map(([name, cell]) => [toKey(name), cell]));
        const when = row.datetime ?? `${row.date} ${row.time}`;
        const date = readDay(when, 'ymd', zone);
        if (!date) {
          yield unreadable('date', file, line);
          continue;
        }
        for (const [column, cell] of Object.entries(row)) {
          const value = detail.has(column) ? 0 : readDecimal(cell);
          if (value === null || value === 0) continue;
          const measure = measures[column];
          if (measure) yield { kind: 'daily', measure, value, ...date };
          else yield { kind: 'rejected', reason: 'notUsed', what: column, where: date.day };
        }
      }
    }
  },
};

const toKey = (name: string) =>
  name
    .trim()
    .replaceAll(/["_\ufeff]/g, '')
    .toLowerCase();
