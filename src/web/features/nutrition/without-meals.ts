import type { FoodEntry } from '#contracts/nutrition.ts';
import type { DayValue } from '#domain/measures/usual.ts';

/** The step to which the usual energy is rounded, in kilocalories. */
export const usualEnergyStep = 10;

/** Returns the energy of each day without the given meals. The energy is null if nothing remains. */
export const withoutMeals = (days: readonly DayValue[], meals: readonly FoodEntry[]): DayValue[] =>
  days.map(({ day, value }) => ({
    day,
    value: subtractEnergy(
      value,
      meals.filter(({ date }) => date === day),
    ),
  }));

const subtractEnergy = (energy: number | null, meals: readonly FoodEntry[]): number | null =>
  meals.reduce((left, { calories }) => left - (calories ?? 0), energy ?? 0) || null;
