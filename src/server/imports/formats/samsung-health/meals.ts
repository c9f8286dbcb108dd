import { toCalendarDay } from '#domain/calendar-day.ts';
import type { MealRecord, Rejection } from '#domain/devices/health-record.ts';
import { guessMealType, type MealType } from '#domain/nutrition/meals.ts';
import { toTimeOfDay } from '#domain/zoned-time.ts';
import type { ExportFile } from '../../reader.ts';
import { readEachFile, unreadable } from '../../reject.ts';
import type { Clock } from './clock.ts';
import { amount } from './days.ts';
import { readTable } from './read-table.ts';

const mealTypes: Readonly<Record<string, MealType | undefined>> = {
  100001: 'breakfast',
  100002: 'lunch',
  100003: 'dinner',
  100004: 'snack',
  100005: 'snack',
  100006: 'snack',
};

/**
 * Yields the meals of the `nutrition` tables, and the rejections. If these tables do not contain a meal of a day, such
 * as lunch, yields its single foods from the `food_intake` tables. `foods` are the `food_info` tables, which contain
 * the names of foods.
 */
export async function* readMeals(
  { meals, intakes, foods }: Record<'meals' | 'intakes' | 'foods', readonly ExportFile[]>,
  clock: Clock,
): AsyncGenerator<MealRecord | Rejection> {
  const names = new Map<string, string>();
  yield* readEachFile(foods, (file) => addNames(file, names));
  const known = new Set<string>();
  for await (const found of readEachFile(meals, (file) => readTableOfMeals(file, clock, names))) {
    if (found.kind === 'meal') known.add(mealOfDay(found));
    yield found;
  }
  for await (const found of readEachFile(intakes, (file) => readTableOfMeals(file, clock, names))) {
    if (found.kind === 'rejected' || !known.has(mealOfDay(found))) yield found;
  }
}

const mealOfDay = ({ eatenAt, zone, mealType }: MealRecord) => `${toCalendarDay(eatenAt, zone)} ${mealType}`;

async function* addNames(file: ExportFile, names: Map<string, string>): AsyncGenerator<Rejection> {
  for await (const { cells, line } of readTable(file)) {
    if (cells.datauuid && cells.name) names.set(cells.datauuid, cells.name);
    else yield unreadable('name', file, line);
  }
}

async function* readTableOfMeals(
  file: ExportFile,
  clock: Clock,
  names: ReadonlyMap<string, string>,
): AsyncGenerator<MealRecord | Rejection> {
  for await (const { cells, line } of readTable(file)) {
    const eatenAt = clock.instant(cells, 'start_time');
    if (!eatenAt) {
      yield unreadable('start_time', file, line);
      continue;
    }
    const zone = clock.zone(cells, eatenAt);
    const energy = amount(cells, 'calorie');
    yield {
      kind: 'meal',
      externalId: cells.datauuid || eatenAt.toISOString(),
      zone,
      eatenAt,
      mealType: mealTypes[cells.meal_type ?? ''] ?? guessMealType(toTimeOfDay(eatenAt, zone)),
      name: cells.title || cells.name || names.get(cells.food_info_id ?? '') || 'Samsung Health',
      calories: energy === null ? null : Math.round(energy),
      protein: amount(cells, 'protein'),
      carbs: amount(cells, 'carbohydrate'),
      fat: amount(cells, 'total_fat'),
    };
  }
}
