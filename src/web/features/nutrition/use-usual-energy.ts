import { useTranslation } from 'react-i18next';
import type { FoodEntry } from '#contracts/nutrition.ts';
import { findUsual, roundUsual } from '#domain/measures/usual.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useEnergyDays } from './use-day.ts';
import { usualEnergyStep, withoutMeals } from './without-meals.ts';

/**
 * Returns the usual energy of a day as text: "Your usual: 930 to 1,530 kcal". Returns undefined if it is unknown. Leaves
 * out `deletedMeals`, which the server still includes.
 */
export function useUsualEnergy(deletedMeals: readonly FoodEntry[]): string | undefined {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const today = useToday();
  const days = useEnergyDays().data;
  const usual = days && findUsual(withoutMeals(days, deletedMeals), today);
  if (!usual) return undefined;
  const { low, high } = roundUsual(usual, usualEnergyStep);
  const [from, to] = [formatNumber(low, language), formatNumber(high, language)];
  return from === to ? t('summary.usualOne', { value: to }) : t('summary.usual', { low: from, high: to });
}
