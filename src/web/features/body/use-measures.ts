import { useTranslation } from 'react-i18next';
import { fromKilograms, type WeightUnit } from '#domain/units.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { formatNumber } from '#web/lib/format.ts';

/** How one of the two is shown: its unit, the kept number in it, and in words, with the unit or without. */
export interface Measure {
  name: 'weight' | 'bodyFat';
  unit: WeightUnit | 'percent';
  shown: (kept: number) => number;
  number: (kept: number) => string;
  text: (kept: number) => string;
}

export function useMeasures(weightUnit: WeightUnit): { weight: Measure; bodyFat: Measure } {
  const { t } = useTranslation('body');
  const { language } = useLanguage();
  const measure = (
    name: Measure['name'],
    unit: Measure['unit'],
    shown: (kept: number) => number,
  ): Measure => {
    const number = (kept: number) => formatNumber(shown(kept), language, 1);
    return { name, unit, shown, number, text: (kept) => t(`values.${unit}`, { value: number(kept) }) };
  };
  return {
    weight: measure('weight', weightUnit, (kept) => fromKilograms(kept, weightUnit)),
    bodyFat: measure('bodyFat', 'percent', (kept) => kept),
  };
}
