import type { FoodEntry } from '#contracts/nutrition.ts';
import { findUsual, roundUsual, type Usual } from '#domain/measures/usual.ts';
import { useToday } from '#web/lib/clock.ts';
import { useEnergyDays } from './use-day.ts';
import { usualEnergyStep, withoutMeals } from './without-meals.ts';

/** The usual energy of a day, in kilocalories. */
export type UsualEnergyRange = Pick<Usual, 'low' | 'high'>;

/**
 * Returns the usual energy of a day in tens of kilocalories. Returns undefined if it is unknown. Leaves out
 * `deletedMeals`, which the server still includes.
 */
export function useUsualEnergy(deletedMeals: readonly FoodEntry[]): UsualEnergyRange | undefined {
  const today = useToday();
  const days = useEnergyDays().data;
  const usual = days && findUsual(withoutMeals(days, deletedMeals), today);
  return usual ? roundUsual(usual, usualEnergyStep) : undefined;
}
