import { isCalendarDay } from '#domain/calendar-day.ts';
import type { CycleSymptom } from '#domain/cycle.ts';
import { CycleDays } from '../cycle-days.ts';
import { readCsv } from '../read-csv.ts';
import { readStart } from '../read-start.ts';
import type { Reader } from '../reader.ts';
import { unreadable } from '../reject.ts';

/** The flow on the product's scale for the bleeding of drip: 0 spotting, 1 light, 2 medium, 3 heavy. */
const flows: Readonly<Record<string, number>> = { 0: 1, 1: 2, 2: 3, 3: 4 };

const symptoms: Readonly<Record<string, CycleSymptom>> = {
  'pain.cramps': 'cramping',
  'pain.headache': 'headache',
  'pain.migraine': 'headache',
  'pain.tenderbreasts': 'breast_tenderness',
  'mood.fatigue': 'fatigue',
  'mood.anxious': 'anxiety',
  'mood.angry': 'irritability',
};

const notes = ['note.value', 'pain.note', 'mood.note'];

/** Columns that are never reported as `notUsed`, because they only describe another column. */
const detail = /\.(?:exclude|time|note)$|^date$/;

/** Reads the cycle days of drip. Leaves out bleeding that the person marked as excluded. */
export const drip: Reader = {
  format: 'drip',
  async recognises(files) {
    for (const file of files) {
      if (!/\.csv$/i.test(file.path)) continue;
      const start = (await readStart(file)).toLowerCase();
      if (start.includes('temperature.value') && start.includes('bleeding.value')) return true;
    }
    return false;
  },
  async *read(files) {
    const days = new CycleDays();
    for (const file of files) {
      for await (const { cells: original, line } of readCsv(file)) {
        const row = lowerCaseKeys(original);
        const day = row.date?.trim() ?? '';
        if (!isCalendarDay(day)) {
          yield unreadable('date', file, line);
          continue;
        }
        for (const [column, cell] of Object.entries(row)) {
          if (isUnset(cell) || detail.test(column)) continue;
          const symptom = symptoms[column];
          const flow = column === 'bleeding.value' ? flows[Number(cell)] : undefined;
          if (symptom) days.addSymptom(day, symptom);
          else if (flow === undefined) {
            if (!notes.includes(column))
              yield { kind: 'rejected', reason: 'notUsed', what: column, where: day };
          } else if (row['bleeding.exclude'] !== 'true') days.addFlow(day, flow);
        }
        for (const column of notes) days.addNote(day, row[column] ?? '');
      }
    }
    yield* days.records();
  },
};

const isUnset = (cell: string) => ['', 'false', 'null'].includes(cell.trim().toLowerCase());

const lowerCaseKeys = (row: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(row).map(([name, cell]) => [name.toLowerCase(), cell]));
