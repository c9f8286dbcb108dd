import type { CalendarDay } from '../calendar-day.ts';
import type { MealType } from './meals.ts';

interface DiaryMeal {
  date: CalendarDay;
  mealType: MealType;
  calories: number | null;
}

export interface MealGroup<Meal> {
  mealType: MealType;
  meals: Meal[];
}

export interface DiaryDay<Meal> {
  date: CalendarDay;
  groups: MealGroup<Meal>[];
}

/**
 * Groups meals by day and by type of meal. `meals` is sorted by time, newest first. The days are sorted newest first.
 * The meals of a day and the groups are sorted oldest first, as in a diary.
 */
export function groupMeals<Meal extends DiaryMeal>(meals: readonly Meal[]): DiaryDay<Meal>[] {
  const days: DiaryDay<Meal>[] = [];
  for (const meal of meals) {
    let day = days.find(({ date }) => date === meal.date);
    if (!day) {
      day = { date: meal.date, groups: [] };
      days.push(day);
    }
    const group = day.groups.find(({ mealType }) => mealType === meal.mealType);
    if (group) group.meals.unshift(meal);
    else day.groups.unshift({ mealType: meal.mealType, meals: [meal] });
  }
  // A person who has flown across the date line can log a meal of tomorrow before a meal of today.
  return days.toSorted((a, b) => (a.date < b.date ? 1 : -1));
}

/**
 * Returns the days without the oldest day, because the next page of the list can contain more meals of that day.
 * Returns a single day unchanged.
 */
export const withoutCutDay = <Meal>(days: readonly DiaryDay<Meal>[]): readonly DiaryDay<Meal>[] =>
  days.length > 1 ? days.slice(0, -1) : days;

/**
 * Returns the sum of the known calories of the meals whose `counts` is true, in whole kilocalories. Returns null if no
 * such meal has known calories.
 */
export function sumCalories(meals: readonly { calories: number | null; counts: boolean }[]): number | null {
  const known = meals.flatMap(({ calories, counts }) => (counts && calories !== null ? [calories] : []));
  return known.length === 0 ? null : known.reduce((sum, calories) => sum + calories, 0);
}
