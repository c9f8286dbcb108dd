import type { z } from 'zod';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { HealthRecord, MealRecord, Rejection } from '#domain/devices/health-record.ts';
import { defaultMealTime, guessMealType, type MealType } from '#domain/nutrition/meals.ts';
import { toTimeOfDay } from '#domain/zoned-time.ts';
import type { MapContext } from '../read-items.ts';
import { readDay, type ZonedTime } from '../read-time.ts';
import { unreadable } from '../rejections.ts';
import type { nutrition } from './schemas.ts';
import { readTerraTime } from './terra-times.ts';

const mealTypes: Readonly<Record<number, MealType | undefined>> = {
  1: 'breakfast',
  2: 'snack',
  3: 'lunch',
  4: 'snack',
  5: 'dinner',
  6: 'snack',
};

/**
 * Returns the meals of a day. Some providers use the id of a food as the id of a meal, so several meals can have one
 * id. So the id of a record consists of the day and the id of the meal. If several meals have one id, the id of the
 * second record ends with `2`, the id of the third with `3`, and so on.
 */
export function mapNutrition(
  { metadata, meals }: z.output<typeof nutrition>,
  { zone }: MapContext,
): (HealthRecord | Rejection)[] {
  const day = readDay(metadata.start_time);
  if (!day) return [unreadable('nutrition.metadata.start_time', null)];
  const counts = new Map<string, number>();
  return (meals ?? []).map((meal): MealRecord => {
    const id = meal.id || meal.name || 'meal';
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    const time = meal.timestamp ? readTerraTime(meal.timestamp, metadata, zone) : undefined;
    const { mealType, eatenAt } = placeMeal(mealTypes[meal.type ?? 0], time, day, zone);
    return {
      kind: 'meal',
      externalId: `${day} ${id}${count > 1 ? ` ${count}` : ''}`.slice(0, 200),
      zone: time?.zone ?? zone,
      eatenAt,
      mealType,
      name: meal.name || mealType,
      calories: meal.macros?.calories ?? null,
      protein: meal.macros?.protein_g ?? null,
      carbs: meal.macros?.carbohydrates_g ?? null,
      fat: meal.macros?.fat_g ?? null,
    };
  });
}

/**
 * Returns the type and the time of a meal. If the time is missing or midnight, returns the usual time of that type of
 * meal, because some apps write midnight for an unknown time. If the type is missing, guesses it from the time. If both
 * are missing, the type is `snack`.
 */
function placeMeal(
  type: MealType | undefined,
  time: ZonedTime | undefined,
  day: CalendarDay,
  zone: string,
): { mealType: MealType; eatenAt: Date } {
  const clock = time && toTimeOfDay(time.instant, time.zone);
  if (!time || clock === '00:00') {
    const mealType = type ?? 'snack';
    return { mealType, eatenAt: defaultMealTime(mealType, day, time?.zone ?? zone) };
  }
  return { mealType: type ?? guessMealType(clock ?? ''), eatenAt: time.instant };
}
