import { guessWorkoutType } from '#domain/devices/guess-workout-type.ts';
import type { HealthRecord, MealRecord, Rejection } from '#domain/devices/health-record.ts';
import { readDay } from '#domain/devices/read-day.ts';
import { readDecimal } from '#domain/devices/read-decimal.ts';
import { defaultMealTime, foodBounds } from '#domain/nutrition/meals.ts';
import { fileName } from '../file-name.ts';
import { readCsv } from '../read-csv.ts';
import { readStart } from '../read-start.ts';
import type { ExportFile, ReadContext, Reader } from '../reader.ts';
import { notUsed, readEachFile, unreadable } from '../reject.ts';
import { toMealType } from './meal-group.ts';

type Kind = 'servings' | 'summary' | 'exercises' | 'biometrics';

/** Reads the meals, workouts and measurements of Cronometer. */
export const cronometer: Reader = {
  format: 'cronometer',
  async recognises(files) {
    for (const file of files) if (await findKind(file)) return true;
    return false;
  },
  async *read(files, context) {
    const kinds = new Map(
      await Promise.all(files.map(async (file) => [file, await findKind(file)] as const)),
    );
    const hasServings = [...kinds.values()].includes('servings');
    yield* readEachFile(files, (file) => readFile(file, kinds.get(file), hasServings, context));
  },
};

async function* readFile(
  file: ExportFile,
  kind: Kind | undefined,
  hasServings: boolean,
  context: ReadContext,
): AsyncGenerator<HealthRecord | Rejection> {
  if (kind === 'servings') yield* readServings(file, context);
  else if (kind === 'exercises') yield* readExercises(file, context);
  else if (kind === 'biometrics') yield* readBiometrics(file, context);
  // The summary repeats the values of the servings, so the summary is only used if there are no servings.
  else if (kind === 'summary' && !hasServings) yield* readSummary(file, context);
  else yield notUsed(fileName(file), file);
}

async function findKind(file: ExportFile): Promise<Kind | undefined> {
  if (!/\.csv$/i.test(file.path)) return undefined;
  const [header = ''] = (await readStart(file)).split('\n', 1);
  if (/\bFood Name\b/.test(header) && /\bGroup\b/.test(header)) return 'servings';
  if (/\bExercise\b/.test(header) && /Calories Burned/.test(header)) return 'exercises';
  if (/\bMetric\b/.test(header) && /\bUnit\b/.test(header) && /\bAmount\b/.test(header)) return 'biometrics';
  if (/^\W*Date\W+Energy \(kcal\)/.test(header)) return 'summary';
  return undefined;
}

/**
 * Returns the day of a row and the instant of its time. Without a time, the instant is noon. Returns null if there is
 * no valid day.
 */
const readDate = (row: Readonly<Record<string, string>>, zone: string) =>
  readDay(`${row.Day ?? row.Date ?? ''} ${row.Time ?? ''}`.trim(), 'ymd', zone);

async function* readServings(
  file: ExportFile,
  { zone }: ReadContext,
): AsyncGenerator<HealthRecord | Rejection> {
  const meals = new Map<string, MealRecord & { names: string[] }>();
  for await (const { cells: row, line } of readCsv(file)) {
    const date = readDate(row, zone);
    const energy = readDecimal(row['Energy (kcal)'] ?? '');
    const food = row['Food Name']?.trim();
    if (!date || !food || energy === null) {
      yield unreadable('row', file, line);
      continue;
    }
    const group = row.Group?.trim() ?? '';
    const time = row.Time?.trim();
    const mealType = toMealType(group);
    const externalId = [date.day, group, time].filter(Boolean).join(' ');
    const meal = meals.get(externalId) ?? {
      kind: 'meal',
      externalId,
      zone,
      eatenAt: time ? date.recordedAt : defaultMealTime(mealType, date.day, zone),
      mealType,
      name: '',
      names: [],
      calories: null,
      protein: null,
      carbs: null,
      fat: null,
    };
    meal.names.push(food);
    meal.calories = (meal.calories ?? 0) + energy;
    meal.protein = add(meal.protein, row['Protein (g)']);
    meal.carbs = add(meal.carbs, row['Carbs (g)']);
    meal.fat = add(meal.fat, row['Fat (g)']);
    meals.set(externalId, meal);
  }
  for (const { names, ...meal } of meals.values()) {
    const name = names.join(', ').slice(0, foodBounds.name.max);
    yield { ...meal, name, calories: Math.round(meal.calories ?? 0) };
  }
}

/** Returns the sum of a total and a cell. An empty cell changes nothing, so a total of empty cells stays null. */
function add(total: number | null, cell = ''): number | null {
  const value = readDecimal(cell);
  return value === null ? total : (total ?? 0) + value;
}

async function* readSummary(
  file: ExportFile,
  { zone }: ReadContext,
): AsyncGenerator<HealthRecord | Rejection> {
  for await (const { cells: row, line } of readCsv(file)) {
    const date = readDate(row, zone);
    const energy = readDecimal(row['Energy (kcal)'] ?? '');
    if (!date || energy === null) yield unreadable('row', file, line);
    else if (energy > 0) {
      yield {
        kind: 'meal',
        externalId: `${date.day} total`,
        zone,
        eatenAt: date.recordedAt,
        mealType: 'snack',
        name: 'Cronometer, whole day',
        calories: Math.round(energy),
        protein: readDecimal(row['Protein (g)'] ?? ''),
        carbs: readDecimal(row['Carbs (g)'] ?? ''),
        fat: readDecimal(row['Fat (g)'] ?? ''),
      };
    }
  }
}

async function* readExercises(
  file: ExportFile,
  { zone }: ReadContext,
): AsyncGenerator<HealthRecord | Rejection> {
  for await (const { cells: row, line } of readCsv(file)) {
    const date = readDate(row, zone);
    const minutes = readDecimal(row.Minutes ?? '');
    const title = row.Exercise?.trim() ?? '';
    if (!date || !title || minutes === null) {
      yield unreadable('row', file, line);
      continue;
    }
    // Cronometer writes burned energy as a negative number.
    const calories = readDecimal((row['Calories Burned'] ?? '').replace('-', ''));
    yield {
      kind: 'workout',
      externalId: `${date.day} ${title} ${minutes}`,
      zone,
      startedAt: date.recordedAt,
      minutes,
      type: guessWorkoutType(title),
      title,
      intensity: null,
      calories: calories === null ? null : Math.round(calories),
    };
  }
}

const poundInKilograms = 0.45359237;

async function* readBiometrics(
  file: ExportFile,
  { zone }: ReadContext,
): AsyncGenerator<HealthRecord | Rejection> {
  for await (const { cells: row, line } of readCsv(file)) {
    const date = readDate(row, zone);
    const amount = readDecimal(row.Amount ?? '');
    const metric = row.Metric?.trim() ?? '';
    if (!date || amount === null) {
      yield unreadable('row', file, line);
      continue;
    }
    const unit = row.Unit?.trim().toLowerCase() ?? '';
    if (/^weight\b/i.test(metric) && /^(?:kg|lbs?)$/.test(unit)) {
      const value = unit === 'kg' ? amount : amount * poundInKilograms;
      yield { kind: 'daily', measure: 'weight', value, ...date };
    } else if (/^body fat\b/i.test(metric) && unit === '%') {
      yield { kind: 'daily', measure: 'bodyFat', value: amount, ...date };
    } else {
      yield { kind: 'rejected', reason: 'notUsed', what: metric, where: date.day };
    }
  }
}
