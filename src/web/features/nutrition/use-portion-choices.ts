import { useTranslation } from 'react-i18next';
import type { FormItem } from './meal-items.ts';

const maxChoices = 3;

export type PortionChoice = FormItem['base']['portions'][number];

/**
 * Returns the amounts to choose from, lightest first: at most three household portions, for example a slice. If there
 * are fewer than two portions, returns half the assumed amount, the assumed amount and twice the assumed amount, or no
 * amounts if nothing was assumed.
 */
export function usePortionChoices({ base }: FormItem): PortionChoice[] {
  const { t } = useTranslation('foods');
  // Leaves out portions such as `100 g`, which are not household portions.
  const portions = base.portions.filter(({ label }) => !/^[\d.,\s]+g$/.test(label));
  if (portions.length > 1)
    return portions.slice(0, maxChoices).toSorted((one, other) => one.grams - other.grams);
  if (base.assumed.length === 0) return [];
  return [
    { label: t('item.half'), grams: base.grams / 2 },
    { label: t('item.asAssumed'), grams: base.grams },
    { label: t('item.double'), grams: base.grams * 2 },
  ];
}
