import { cutText } from '#domain/clean-text.ts';
import type { CheckedRecord } from '#domain/devices/check-record.ts';
import { scoreMeal } from '#domain/nutrition/meal-score.ts';
import { foodBounds } from '#domain/nutrition/meals.ts';
import type { Db } from '#server/db/connect.ts';
import { mergeEvents, type Origin, type Stored } from '#server/db/merge-events.ts';

/** Stores meals of one source. Returns the outcome of each meal, in the order of `meals`. */
export function storeImportedMeals(
  db: Db,
  userId: number,
  origin: Origin,
  meals: readonly CheckedRecord<'meal'>[],
): Promise<Stored[]> {
  const events = meals.map(({ externalId, ...meal }) => {
    const { protein, carbs, fat, eatenAt, zone, day } = meal;
    const calories = meal.calories === null ? null : Math.round(meal.calories);
    return {
      externalId,
      content: {
        name: cutText(meal.name, foodBounds.name.max) || meal.mealType,
        meal_type: meal.mealType,
        ...{ calories, protein, carbs, fat },
        nutrition_score: scoreMeal({ calories, protein, carbs, fat }, null),
        eaten_at: eatenAt,
        ...{ zone, day },
      },
    };
  });
  return mergeEvents(db, 'food_entries', userId, origin, events);
}
