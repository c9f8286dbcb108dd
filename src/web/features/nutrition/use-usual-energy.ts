import { useTranslation } from 'react-i18next';
import type { FoodEntry } from '#contracts/nutrition.ts';
import { findUsual, roundUsual, type Usual } from '#domain/measures/usual.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
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

/** Returns a function that says the usual energy, such as `Usually 1,800–2,200 kcal a day`. */
export function useSayUsualEnergy(): (usual: UsualEnergyRange) => string {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  return (usual) => {
    const [low, high] = [formatNumber(usual.low, language), formatNumber(usual.high, language)];
    return low === high ? t('summary.usualOne', { value: high }) : t('summary.usual', { low, high });
  };
}
