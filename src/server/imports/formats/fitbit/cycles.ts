import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import type { CycleSymptom } from '#domain/cycle.ts';
import type { CycleRecord, Rejection } from '#domain/devices/health-record.ts';
import { readCsv } from '../../read-csv.ts';
import type { ExportFile } from '../../reader.ts';
import { readEachFile, unreadable } from '../../reject.ts';
import { readDay } from './fitbit-time.ts';

/** The largest number of days that a period can last after its first day. Later days are left out. */
const longestPeriod = 15;

/** The product's flow, from 1 to 5, by Fitbit's name for it. */
const flows: Readonly<Record<string, number | undefined>> = { spotting: 1, light: 2, medium: 3, heavy: 4 };

const symptoms: readonly [RegExp, CycleSymptom][] = [
  [/cramp/i, 'cramping'],
  [/bloat/i, 'bloating'],
  [/mood.?swing/i, 'mood_swings'],
  [/headache/i, 'headache'],
  [/fatigue|tired/i, 'fatigue'],
  [/tender|breast/i, 'breast_tenderness'],
  [/acne/i, 'acne'],
  [/craving/i, 'food_cravings'],
  [/irritab/i, 'irritability'],
  [/anxi/i, 'anxiety'],
];

/**
 * Yields the cycle days of `menstrual_health_cycles.csv` and `menstrual_health_symptoms.csv`, and the rejections.
 * Leaves out periods that Fitbit predicted and days after today.
 */
export async function* readCycles(
  cycles: readonly ExportFile[],
  logs: readonly ExportFile[],
  today: CalendarDay,
): AsyncGenerator<CycleRecord | Rejection> {
  const days = new Map<CalendarDay, CycleRecord>();
  yield* readEachFile(cycles, (file) => addPeriods(file, days));
  yield* readEachFile(logs, (file) => addSymptoms(file, days));
  for (const day of [...days.keys()].sort()) {
    const record = days.get(day);
    if (record && day <= today) yield record;
  }
}

function entryOf(days: Map<CalendarDay, CycleRecord>, day: CalendarDay): CycleRecord {
  const entry = days.get(day) ?? {
    kind: 'cycle',
    externalId: day,
    day,
    flow: null,
    phase: null,
    isPeriodStart: false,
    symptoms: [],
    notes: null,
  };
  days.set(day, entry);
  return entry;
}

async function* addPeriods(file: ExportFile, days: Map<CalendarDay, CycleRecord>): AsyncGenerator<Rejection> {
  for await (const { cells, line } of readCsv(file)) {
    if (/computed|predicted|detected/i.test(cells.period_source ?? '')) continue;
    const [start, end] = [readDay(cells.period_start_date ?? ''), readDay(cells.period_end_date ?? '')];
    if (!start) {
      yield unreadable('period_start_date', file, line);
      continue;
    }
    entryOf(days, start).isPeriodStart = true;
    const last = end !== undefined && end > start ? end : start;
    const latest = addDays(start, longestPeriod);
    for (let day = start; day <= last && day <= latest; day = addDays(day, 1))
      entryOf(days, day).phase = 'menstrual';
  }
}

async function* addSymptoms(
  file: ExportFile,
  days: Map<CalendarDay, CycleRecord>,
): AsyncGenerator<Rejection> {
  for await (const { cells, line } of readCsv(file)) {
    const day = readDay(cells.timestamp ?? '');
    if (!day) {
      yield unreadable('timestamp', file, line);
      continue;
    }
    const flow = flows[(cells.flow ?? '').trim().toLowerCase()];
    const said = `${cells.conditions} ${cells.mood}`;
    const found = symptoms.filter(([word]) => word.test(said)).map(([, symptom]) => symptom);
    if (flow === undefined && found.length === 0) continue;
    const entry = entryOf(days, day);
    entry.flow = flow ?? entry.flow;
    entry.symptoms = [...new Set([...entry.symptoms, ...found])];
  }
}
