import { ChefHat, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';
import { useHasUnsent } from '#web/lib/outbox/use-unsent.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { UnsentRows } from '#web/ui/unsent/unsent-rows.tsx';
import { OwnFoodDialog } from './own-food-dialog.tsx';
import type { OwnFood } from './own-food-form.ts';
import { RecipeDialog } from './recipe-dialog.tsx';
import { useDeleteOwnFood, useOwnFoods } from './use-own-foods.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Returns whether an unsent entry is about a food or recipe of the person, and not about a favourite. */
const isOwnFood = ({ path }: OutboxEntry): boolean => !path.startsWith('/api/food-favourites');

/** Lists the person's own foods and recipes, with buttons to create, edit and delete them. */
export function OwnFoodsDialog({ open, onOpenChange }: Props) {
  const { t } = useTranslation('foods');
  const query = useOwnFoods();
  const deleteFood = useDeleteOwnFood('own');
  const deleteRecipe = useDeleteOwnFood('recipe');
  const hasUnsent = useHasUnsent('POST /api/own-foods');
  const [edited, setEdited] = useState<OwnFood | 'new'>();
  const closeForm = () => setEdited(undefined);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('own.title')}
      description={t('own.description')}
      footer={<Button onClick={() => setEdited('new')}>{t('own.create')}</Button>}
    >
      <UnsentRows place="foods" isShown={isOwnFood} />
      <QueryView
        query={query}
        errorTitle={t('own.notLoaded')}
        loading={<SkeletonRows count={3} height="4rem" />}
      >
        {(foods) => {
          const visible = foods.filter(({ id }) => !deleteFood.isDeleted(id));
          if (visible.length === 0 && hasUnsent) return null;
          if (visible.length === 0)
            return (
              <EmptyState icon={ChefHat} title={t('own.empty')} text={t('own.emptyText')} area="nutrition" />
            );
          return (
            <ul className="divide-y divide-line">
              {visible.map((food) => (
                <OwnFoodRow
                  key={food.id}
                  food={food}
                  onEdit={() => setEdited(food)}
                  onDelete={() => (food.recipe ? deleteRecipe : deleteFood).remove(food.id)}
                />
              ))}
            </ul>
          );
        }}
      </QueryView>
      {edited === 'new' || (edited && !edited.recipe) ? (
        <OwnFoodDialog open onOpenChange={closeForm} food={edited === 'new' ? undefined : edited} />
      ) : (
        edited?.recipe && (
          <RecipeDialog open onOpenChange={closeForm} recipe={edited} items={edited.recipe.items} />
        )
      )}
    </Dialog>
  );
}

function OwnFoodRow({ food, onEdit, onDelete }: { food: OwnFood; onEdit: () => void; onDelete: () => void }) {
  const { t } = useTranslation('foods');
  const { language } = useLanguage();
  const shown = useShownNumbers();
  const { name, per100, recipe, portionGrams } = food;
  const details = [
    t(recipe ? 'search.recipe' : 'search.own'),
    shown.calories && per100.kcal !== null && t('item.per100', { kcal: formatNumber(per100.kcal, language) }),
    portionGrams !== null && t('own.portionValue', { grams: formatNumber(portionGrams, language, 1) }),
  ];
  return (
    <li className="flex items-center py-2">
      <div className="min-w-0 grow">
        <p className="font-medium">{name}</p>
        <p className="text-small text-muted tabular-nums">{details.filter(Boolean).join(' · ')}</p>
      </div>
      <IconButton icon={Pencil} label={t('own.editFood', { name })} onClick={onEdit} />
      <IconButton icon={Trash2} label={t('own.deleteFood', { name })} onClick={onDelete} />
    </li>
  );
}
