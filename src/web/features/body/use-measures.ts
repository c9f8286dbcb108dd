import { useTranslation } from 'react-i18next';
import type { BodyMeasure } from '#domain/measures/body.ts';
import {
  fromCentimetres,
  fromKilograms,
  type LengthUnit,
  toCentimetres,
  toKilograms,
  type Units,
  type WeightUnit,
} from '#domain/units.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';

/**
 * `shown` converts a value from the stored unit to the displayed unit. `kept` converts a value from
 * the displayed unit to the stored unit.
 */
export interface Conversion {
  shown: (kept: number) => number;
  kept: (shown: number) => number;
}

/**
 * A body measure with its displayed unit. `number` and `text` format a stored value in the
 * displayed unit: `number` leaves out the name of the unit, and `text` includes it.
 */
export interface Measure extends Conversion {
  name: BodyMeasure;
  unit: WeightUnit | LengthUnit | 'percent';
  number: (kept: number) => string;
  text: (kept: number) => string;
}

export const conversions = {
  weight: (unit: WeightUnit): Conversion => ({
    shown: (kept) => fromKilograms(kept, unit),
    kept: (shown) => toKilograms(shown, unit),
  }),
  waist: (unit: LengthUnit): Conversion => ({
    shown: (kept) => fromCentimetres(kept, unit),
    kept: (shown) => toCentimetres(shown, unit),
  }),
  bodyFat: { shown: (kept: number) => kept, kept: (shown: number) => shown },
};

export function useMeasures(units: Units): Record<BodyMeasure, Measure> {
  const { t } = useTranslation('body');
  const { language } = useLanguage();
  const measure = (name: BodyMeasure, unit: Measure['unit'], conversion: Conversion): Measure => {
    const number = (kept: number) => formatNumber(conversion.shown(kept), language, 1);
    return {
      name,
      unit,
      ...conversion,
      number,
      text: (kept) => t(`values.${unit}`, { value: number(kept) }),
    };
  };
  return {
    weight: measure('weight', units.weight, conversions.weight(units.weight)),
    bodyFat: measure('bodyFat', 'percent', conversions.bodyFat),
    waist: measure('waist', units.length, conversions.waist(units.length)),
  };
}
