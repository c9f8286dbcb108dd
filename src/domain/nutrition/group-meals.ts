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

/** Groups meals by day and by type of meal. Days and groups have the order of their first meal. */
export function groupMeals<Meal extends DiaryMeal>(meals: readonly Meal[]): DiaryDay<Meal>[] {
  const days: DiaryDay<Meal>[] = [];
  for (const meal of meals) {
    let day = days.find(({ date }) => date === meal.date);
    if (!day) {
      day = { date: meal.date, groups: [] };
      days.push(day);
    }
    const group = day.groups.find(({ mealType }) => mealType === meal.mealType);
    if (group) group.meals.push(meal);
    else day.groups.push({ mealType: meal.mealType, meals: [meal] });
  }
  return days;
}

/**
 * Returns the sum of the known calories of the meals whose `counts` is true, in whole kilocalories. Returns null if no
 * such meal has known calories.
 */
export function sumCalories(meals: readonly { calories: number | null; counts: boolean }[]): number | null {
  const known = meals.flatMap(({ calories, counts }) => (counts && calories !== null ? [calories] : []));
  return known.length === 0 ? null : known.reduce((sum, calories) => sum + calories, 0);
}
