import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type FoundFood, findFoodByBarcode } from '#contracts/foods.ts';
import { CallError } from '#web/lib/call-api.ts';
import { useCancellableRead } from '#web/lib/use-cancellable-read.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import type { MealValues } from './meal-form.ts';
import { addItem, toItem } from './meal-items.ts';
import type { OwnFood } from './own-food-form.ts';

/**
 * Looks up barcodes and adds their foods to the meal. Keeps the barcode of an unknown food, so that the person can
 * create an own food with this barcode.
 */
export function useBarcode() {
  const { t } = useTranslation('foods');
  const toast = useToast();
  const showError = useErrorToast();
  const { getValues, setValue } = useFormContext<MealValues>();
  const [unknownCode, setUnknownCode] = useState<string>();
  const read = useCancellableRead(findFoodByBarcode);

  const add = (food: FoundFood) => {
    const item = toItem(food);
    if (!item) return;
    setValue('isManual', false);
    setValue('items', addItem(getValues('items'), item));
    toast.show({ title: t('barcode.added', { name: food.name }) });
  };
  return {
    unknownCode,
    forget: () => setUnknownCode(undefined),
    find: async (code: string) => {
      try {
        const food = await read.start(async () => ({ params: { code } }));
        if (food) add(food);
      } catch (error) {
        if (error instanceof CallError && error.code === 'not_found') setUnknownCode(code);
        else showError(t('barcode.notFound'), error);
      }
    },
    addOwnFood: ({ foodId, name, per100, portionGrams }: OwnFood) =>
      add({
        foodId,
        name,
        alias: null,
        kind: 'own',
        source: 'own',
        licence: null,
        per100,
        serving: null,
        portions: portionGrams === null ? [] : [{ label: t('own.portionLabel'), grams: portionGrams }],
      }),
  };
}
