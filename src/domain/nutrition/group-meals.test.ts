import { expect, it } from 'vitest';
import { groupMeals, sumCalories, withoutCutDay } from './group-meals.ts';

it('groups meals by day and type, the newest day first and each day from morning to evening', () => {
  const meal = (date: string, mealType: 'snack' | 'lunch', calories: number) => ({
    date,
    mealType,
    calories,
  });
  const meals = [
    meal('2026-03-10', 'snack', 1),
    meal('2026-03-10', 'lunch', 2),
    meal('2026-03-10', 'snack', 3),
    meal('2026-03-09', 'snack', 4),
  ];
  expect(groupMeals(meals)).toEqual([
    {
      date: '2026-03-10',
      groups: [
        { mealType: 'lunch', meals: [meals[1]] },
        { mealType: 'snack', meals: [meals[2], meals[0]] },
      ],
    },
    { date: '2026-03-09', groups: [{ mealType: 'snack', meals: [meals[3]] }] },
  ]);
  expect(groupMeals([])).toEqual([]);
});

it('has the newest day first, also if the person has flown back over the date line', () => {
  const dates = ['2026-03-10', '2026-03-11', '2026-03-10', '2026-03-09'];
  const meals = dates.map((date) => ({ date, mealType: 'snack' as const, calories: 1 }));
  expect(groupMeals(meals).map(({ date }) => date)).toEqual(['2026-03-11', '2026-03-10', '2026-03-09']);
});

it('leaves out the oldest day, of which meals may be missing, unless it is the only day', () => {
  const days = ['2026-03-10', '2026-03-09'].map((date) => ({ date, groups: [] }));
  expect(withoutCutDay(days)).toEqual([days[0]]);
  expect(withoutCutDay(days.slice(1))).toEqual([days[1]]);
});

it('adds up the known calories of the meals that count', () => {
  const meal = (calories: number | null, counts = true) => ({ calories, counts });
  expect(sumCalories([meal(200), meal(null), meal(55), meal(900, false)])).toBe(255);
  expect(sumCalories([meal(null), meal(900, false)])).toBeNull();
});
