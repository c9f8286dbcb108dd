import { z } from 'zod';
import { type CalendarDay, isCalendarDay } from '#domain/calendar-day.ts';
import type { CycleSymptom } from '#domain/cycle.ts';
import type { Rejection } from '#domain/devices/health-record.ts';
import { CycleDays } from '../cycle-days.ts';
import type { ExportFile, Reader } from '../reader.ts';
import { unreadable } from '../reject.ts';

const measurementsName = /(?:^|\/)measurements\.json$/i;
const oldName = /\.cluedata$/i;

/** Reads the cycle days of Clue, from the export of the current app or from the older `.cluedata` file. */
export const clue: Reader = {
  format: 'clue',
  recognises: async (files) => files.some(({ path }) => measurementsName.test(path) || oldName.test(path)),
  async *read(files) {
    const days = new CycleDays();
    for (const file of files) {
      if (measurementsName.test(file.path)) yield* readMeasurements(file, days);
      else if (oldName.test(file.path)) yield* readOldFile(file, days);
    }
    yield* days.records();
  },
};

const flows: Readonly<Record<string, number>> = {
  spotting: 1,
  light: 2,
  medium: 3,
  heavy: 4,
  very_heavy: 5,
};

const symptoms: Readonly<Record<string, CycleSymptom>> = {
  cramps: 'cramping',
  period_cramps: 'cramping',
  headache: 'headache',
  tender_breasts: 'breast_tenderness',
  breast_tenderness: 'breast_tenderness',
  acne: 'acne',
  bloated: 'bloating',
  bloating: 'bloating',
  gassy: 'bloating',
  mood_swings: 'mood_swings',
  pms: 'mood_swings',
  exhausted: 'fatigue',
  fatigue: 'fatigue',
  tired: 'fatigue',
  angry: 'irritability',
  irritable: 'irritability',
  anxious: 'anxiety',
  craving_sweet: 'food_cravings',
  craving_salty: 'food_cravings',
  craving_carbs: 'food_cravings',
  craving_chocolate: 'food_cravings',
};
const cravings = new Set(['craving', 'cravings']);

const option = z.object({ option: z.string() });
const measurement = z.object({
  type: z.string(),
  date: z.string(),
  value: z.union([option, z.array(option), z.unknown()]),
});

async function* readMeasurements(file: ExportFile, days: CycleDays): AsyncGenerator<Rejection> {
  const entries = await readList(file);
  if (!entries) yield unreadable('measurements', file);
  for (const [index, entry] of (entries ?? []).entries()) {
    const parsed = measurement.safeParse(entry);
    const day = parsed.success ? toDay(parsed.data.date) : null;
    if (!parsed.success || !day) {
      yield unreadable('measurement', file, index + 1);
      continue;
    }
    const { type, value } = parsed.data;
    const options = z
      .array(option)
      .or(option.transform((single) => [single]))
      .safeParse(value);
    const names = options.success ? options.data.map((chosen) => chosen.option) : [];
    if (names.length === 0 || !addOptions(days, day, type, names)) {
      yield { kind: 'rejected', reason: 'notUsed', what: type, where: day };
    }
  }
}

const oldDay = z.looseObject({ day: z.string(), period: z.string().optional() });

async function* readOldFile(file: ExportFile, days: CycleDays): AsyncGenerator<Rejection> {
  const entries = await readList(file);
  if (!entries) yield unreadable('data', file);
  for (const [index, entry] of (entries ?? []).entries()) {
    const parsed = oldDay.safeParse(entry);
    const day = parsed.success ? toDay(parsed.data.day) : null;
    if (!parsed.success || !day) {
      yield unreadable('day', file, index + 1);
      continue;
    }
    for (const [type, value] of Object.entries(parsed.data)) {
      if (type === 'day') continue;
      const names = z
        .array(z.string())
        .or(z.string().transform((single) => [single]))
        .safeParse(value);
      if (!names.success || !addOptions(days, day, type, names.data)) {
        yield { kind: 'rejected', reason: 'notUsed', what: type, where: day };
      }
    }
  }
}

/**
 * Adds the options that the person chose for a day. Returns whether the product stores at least one of these options.
 */
function addOptions(days: CycleDays, day: CalendarDay, type: string, names: readonly string[]): boolean {
  let isUsed = false;
  for (const name of names.map((text) => text.toLowerCase())) {
    const flow = type === 'spotting' ? flows.spotting : type === 'period' ? flows[name] : undefined;
    const symptom = cravings.has(type) ? 'food_cravings' : symptoms[name];
    if (flow !== undefined) days.addFlow(day, flow);
    else if (symptom) days.addSymptom(day, symptom);
    else continue;
    isUsed = true;
  }
  return isUsed;
}

/**
 * Returns the day at the start of a text, or null if the text does not start with a day. Clue
 * writes some days as an instant at midnight UTC.
 */
function toDay(text: string): CalendarDay | null {
  const day = text.slice(0, 10);
  return isCalendarDay(day) ? day : null;
}

/**
 * Returns the list in a JSON file. The list is the whole file or its field `data`. Returns undefined if there is no
 * list.
 */
async function readList(file: ExportFile): Promise<unknown[] | undefined> {
  const list = z.array(z.unknown());
  const shape = list.or(z.object({ data: list }).transform(({ data }) => data));
  try {
    return shape.safeParse(JSON.parse(await file.text())).data;
  } catch {
    return undefined;
  }
}
