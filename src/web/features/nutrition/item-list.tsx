import { ChefHat } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { useFieldValue } from '#web/ui/use-form-field.ts';
import { ItemRow } from './item-row.tsx';
import { type FormItem, totalNutrients, visibleItems } from './meal-items.ts';
import { RecipeDialog } from './recipe-dialog.tsx';
import { useSourceNames } from './use-food-sources.ts';

/** Shows the foods of the meal and their total. Each food can be changed before the meal is saved. */
export function ItemList() {
  const { t } = useTranslation('foods');
  const [items, setItems] = useFieldValue<FormItem[]>('items');
  const shown = useShownNumbers();
  const list = useRef<HTMLElement>(null);
  const visible = visibleItems(items);
  if (visible.length === 0) return null;
  const update = (changed: FormItem) =>
    setItems(items.map((item) => (item.key === changed.key ? changed : item)));
  const remove = (removed: FormItem) => {
    update({ ...removed, isRemoved: true });
    // Moves focus to the list, because the button that had focus disappears with its row.
    list.current?.focus();
  };
  return (
    <section ref={list} tabIndex={-1} aria-label={t('items.title')} className="outline-none">
      {shown.calories ? <Total items={visible} /> : <FoodCount count={visible.length} />}
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {visible.map((item) => (
          <ItemRow key={item.key} item={item} onChange={update} onRemove={() => remove(item)} />
        ))}
      </ul>
      <Licences items={visible} />
      <SaveAsRecipe items={visible} />
    </section>
  );
}

/** Shows the known totals of the foods. */
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
    <div className="rounded-base bg-sunken px-4 py-3">
      <p role="status" className="flex items-baseline justify-between gap-3">
        <span className="font-medium">{t('items.total')}</span>
        <span className="number text-title">
          {t('nutrition:caloriesValue', {
            value: calories === null ? t('items.unknown') : formatNumber(calories, language),
          })}
        </span>
      </p>
      {macros.length > 0 && <p className="text-small text-muted tabular-nums">{macros.join(' · ')}</p>}
    </div>
  );
}

/**
 * Says how many foods the meal has. `ItemList` shows this count instead of the total if the person
 * hides calories.
 */
function FoodCount({ count }: { count: number }) {
  const { t } = useTranslation('foods');
  return (
    <p role="status" className="rounded-base bg-sunken px-4 py-3 font-medium">
      {t('items.count', { count })}
    </p>
  );
}

/** Shows the sources of the foods' values. */
function Licences({ items }: { items: FormItem[] }) {
  const { t } = useTranslation('foods');
  const sourceName = useSourceNames();
  const sources = [...new Set(items.map(({ base }) => base.source))];
  return (
    <p className="mt-2 text-small text-muted">
      {t('items.valuesFrom', { licences: sources.map(sourceName).join('; ') })}
    </p>
  );
}

/**
 * Shows a button to save the foods as a recipe. Renders nothing if there are fewer than two foods, or if any food has
 * no id on the server.
 */
function SaveAsRecipe({ items }: { items: FormItem[] }) {
  const { t } = useTranslation('foods');
  const [isOpen, setOpen] = useState(false);
  const foods = items.flatMap(({ base: { food, foodId }, grams }) =>
    foodId ? [{ food, foodId, grams }] : [],
  );
  if (foods.length < 2 || foods.length < items.length) return null;
  return (
    <>
      <div className="mt-1 -ml-5">
        <Button variant="quiet" onClick={() => setOpen(true)}>
          <ChefHat aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {t('recipe.save')}
        </Button>
      </div>
      {isOpen && <RecipeDialog open onOpenChange={setOpen} items={foods} />}
    </>
  );
}
