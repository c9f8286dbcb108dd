import { ChefHat } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { useFieldValue } from '#web/ui/use-form-field.ts';
import { ItemRow } from './item-row.tsx';
import { type FormItem, visibleItems } from './meal-items.ts';
import { MealTotal } from './meal-total.tsx';
import { RecipeDialog } from './recipe-dialog.tsx';
import { useSourceNames } from './use-food-sources.ts';

/**
 * Shows the foods of the meal, which can be changed before the meal is saved. Each food names the source of its values
 * if the foods have several sources.
 */
export function ItemList({ hasTotal }: { hasTotal: boolean }) {
  const { t } = useTranslation('foods');
  const [items, setItems] = useFieldValue<FormItem[]>('items');
  const list = useRef<HTMLElement>(null);
  const visible = visibleItems(items);
  if (visible.length === 0) return null;
  const sources = [...new Set(visible.map(({ base }) => base.source))];
  const update = (changed: FormItem) =>
    setItems(items.map((item) => (item.key === changed.key ? changed : item)));
  const remove = (removed: FormItem) => {
    update({ ...removed, isRemoved: true });
    // Moves focus to the list, because the button that had focus disappears with its row.
    list.current?.focus();
  };
  return (
    <section ref={list} tabIndex={-1} aria-label={t('items.title')} className="space-y-2 outline-none">
      {hasTotal && <MealTotal />}
      <ul className="divide-y divide-line border-y border-line">
        {visible.map((item) => (
          <ItemRow
            key={item.key}
            item={item}
            namesSource={sources.length > 1}
            onChange={update}
            onRemove={() => remove(item)}
          />
        ))}
      </ul>
      <Licences sources={sources} />
      <SaveAsRecipe items={visible} />
    </section>
  );
}

/** Shows the sources of the foods' values. */
function Licences({ sources }: { sources: string[] }) {
  const { t } = useTranslation('foods');
  const sourceName = useSourceNames();
  return (
    <p className="text-small text-muted">
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
      <div className="-ml-5">
        <Button variant="quiet" onClick={() => setOpen(true)}>
          <ChefHat aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {t('recipe.save')}
        </Button>
      </div>
      {isOpen && <RecipeDialog open onOpenChange={setOpen} items={foods} />}
    </>
  );
}
