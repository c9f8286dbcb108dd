import { guessDayOrder } from '#domain/devices/guess-day-order.ts';
import { guessWorkoutType } from '#domain/devices/guess-workout-type.ts';
import type { HealthRecord, Rejection } from '#domain/devices/health-record.ts';
import { type DayOrder, readDay } from '#domain/devices/read-day.ts';
import { readDecimal } from '#domain/devices/read-decimal.ts';
import { defaultMealTime } from '#domain/nutrition/meals.ts';
import { fileName } from '../file-name.ts';
import { readCsv } from '../read-csv.ts';
import { readStart } from '../read-start.ts';
import type { ExportFile, ReadContext, Reader } from '../reader.ts';
import { notUsed, readEachFile, unreadable } from '../reject.ts';
import { toMealType } from './meal-group.ts';

const nutrition = /nutrition-summary[^/]*\.csv$/i;
const exercise = /exercise-summary[^/]*\.csv$/i;
const measurement = /measurement-summary[^/]*\.csv$/i;

/**
 * Reads the meals and workouts of MyFitnessPal. Does not read the measurements, because the export does not state their
 * unit.
 */
export const myfitnesspal: Reader = {
  format: 'myfitnesspal',
  async recognises(files) {
    for (const file of files) {
      if ([nutrition, exercise, measurement].some((name) => name.test(file.path))) return true;
      if (!/\.csv$/i.test(file.path)) continue;
      const start = await readStart(file);
      if (/^\W*Date\W+Meal\W+Calories\b/i.test(start)) return true;
    }
    return false;
  },
  read: (files, context) => readEachFile(files, (file) => readFile(file, context)),
};

async function* readFile(file: ExportFile, { zone }: ReadContext): AsyncGenerator<HealthRecord | Rejection> {
  if (measurement.test(file.path)) yield notUsed('measurements without a unit', file);
  else if (!/\.csv$/i.test(file.path)) yield notUsed(fileName(file), file);
  else {
    const order = await findDayOrder(file);
    yield* exercise.test(file.path) ? readWorkouts(file, order, zone) : readMeals(file, order, zone);
  }
}

async function findDayOrder(file: ExportFile): Promise<DayOrder> {
  const texts = new Set<string>();
  for await (const { cells: row } of readCsv(file)) if (/\d/.test(row.Date ?? '')) texts.add(row.Date ?? '');
  return guessDayOrder([...texts]);
}

async function* readMeals(
  file: ExportFile,
  order: DayOrder,
  zone: string,
): AsyncGenerator<HealthRecord | Rejection> {
  const seen = new Map<string, number>();
  for await (const { cells: row, line } of readCsv(file)) {
    if (/^totals?\b/i.test(row.Date ?? '')) continue;
    const day = readDay(row.Date ?? '', order, zone)?.day;
    const name = row.Meal?.trim();
    const calories = readDecimal(row.Calories ?? '');
    if (!day || !name || calories === null) {
      yield unreadable('row', file, line);
      continue;
    }
    const count = (seen.get(`${day} ${name}`) ?? 0) + 1;
    seen.set(`${day} ${name}`, count);
    const mealType = toMealType(name);
    yield {
      kind: 'meal',
      externalId: [day, name, ...(count > 1 ? [count] : [])].join(' '),
      zone,
      eatenAt: defaultMealTime(mealType, day, zone),
      mealType,
      name,
      calories: Math.round(calories),
      protein: readDecimal(row['Protein (g)'] ?? ''),
      carbs: readDecimal(row['Carbohydrates (g)'] ?? row['Carbs (g)'] ?? ''),
      fat: readDecimal(row['Fat (g)'] ?? ''),
    };
  }
}

async function* readWorkouts(
  file: ExportFile,
  order: DayOrder,
  zone: string,
): AsyncGenerator<HealthRecord | Rejection> {
  for await (const { cells: row, line } of readCsv(file)) {
    if (/^totals?\b/i.test(row.Date ?? '')) continue;
    const date = readDay(row.Date ?? '', order, zone);
    const minutes = readDecimal(row['Exercise Minutes'] ?? '');
    const title = row.Exercise?.trim() ?? '';
    if (!date || !title) yield unreadable('row', file, line);
    else if (minutes === null || minutes === 0) {
      yield { kind: 'rejected', reason: 'notUsed', what: 'exercise without minutes', where: date.day };
    } else {
      const calories = readDecimal(row['Exercise Calories'] ?? '');
      yield {
        kind: 'workout',
        externalId: `${date.day} ${title} ${minutes}`,
        zone,
        // `recordedAt` is noon, because the file has no times.
        startedAt: date.recordedAt,
        minutes,
        type: /strength/i.test(row.Type ?? '') ? 'strength' : guessWorkoutType(title),
        title,
        intensity: null,
        calories: calories === null ? null : Math.round(calories),
      };
    }
  }
}
