import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import type { MealValues } from './meal-form.ts';
import { type FormItem, totalNutrients, visibleItems } from './meal-items.ts';

/**
 * Shows the total of the meal's foods, or their number if the person hides calories. Renders nothing if the meal has no
 * foods.
 */
export function MealTotal() {
  const shown = useShownNumbers();
  const items = visibleItems(useWatch<MealValues, 'items'>({ name: 'items' }));
  if (items.length === 0) return null;
  return shown.calories ? <Total items={items} /> : <FoodCount count={items.length} />;
}

/** Shows the known totals. The energy is beside the other totals if there is room, and above them otherwise. */
function Total({ items }: { items: FormItem[] }) {
  const { t } = useTranslation(['foods', 'nutrition']);
  const { language } = useLanguage();
  const { calories, protein, carbs, fat } = totalNutrients(items);
  const macros = [
    protein !== null && t('nutrition:proteinValue', { value: formatNumber(protein, language, 1) }),
    carbs !== null && t('nutrition:carbsValue', { value: formatNumber(carbs, language, 1) }),
    fat !== null && t('items.fatValue', { value: formatNumber(fat, language, 1) }),
  ].filter((text) => text !== false);
  return (
    <div className="@container rounded-base bg-sunken px-4 py-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 @min-[26rem]:items-center">
        <p role="status" className="contents">
          <span className="font-medium">{t('items.total')}</span>
          <span className="number text-title @min-[26rem]:col-start-2 @min-[26rem]:row-span-2 @min-[26rem]:row-start-1">
            {t('nutrition:caloriesValue', {
              value: calories === null ? t('items.unknown') : formatNumber(calories, language),
            })}
          </span>
        </p>
        {macros.length > 0 && (
          <p className="col-span-2 text-small text-muted tabular-nums @min-[26rem]:col-span-1">
            {macros.map((text) => text.replaceAll(' ', '\u00a0')).join('\u00a0· ')}
          </p>
        )}
      </div>
    </div>
  );
}

function FoodCount({ count }: { count: number }) {
  const { t } = useTranslation('foods');
  return (
    <p role="status" className="rounded-base bg-sunken px-4 py-3 font-medium">
      {t('items.count', { count })}
    </p>
  );
}
