import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { foodBounds } from '#domain/nutrition/meals.ts';
import { formatNumberInput } from '#domain/parse-number.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { toEdit } from '#web/lib/to-edit.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useFieldError, useFieldValue } from '#web/ui/use-form-field.ts';
import { GramsStepper } from './grams-stepper.tsx';
import {
  type OwnFood,
  ownFoodRules,
  type RecipeInput,
  type RecipeItem,
  recipeSchema,
} from './own-food-form.ts';
import { useCreateRecipe, useTakenNames, useUpdateRecipe } from './use-own-foods.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The recipe to update. Undefined to create a recipe. */
  recipe?: OwnFood;
  items: readonly RecipeItem[];
}

const toBody = ({ items, ...values }: RecipeInput) => ({
  ...values,
  items: items.map(({ foodId, grams }) => ({ foodId, grams })),
});

/** Shows the form that saves several foods as a recipe. The server computes the values of a portion. */
export function RecipeDialog({ recipe, items, ...dialog }: Props) {
  const { t } = useTranslation('foods');
  const { language } = useLanguage();
  const createRecipe = useCreateRecipe();
  const updateRecipe = useUpdateRecipe();
  const takenNames = useTakenNames(recipe?.id);
  return (
    <FormDialog
      {...dialog}
      title={t(recipe ? 'recipe.edit' : 'recipe.create')}
      description={t('recipe.description')}
      draftName={`recipe.${recipe?.id ?? 'new'}`}
      submitLabel={t('recipe.submit')}
      savedText={t('recipe.saved')}
      schema={recipeSchema(language, takenNames)}
      defaultValues={{
        name: recipe?.name ?? '',
        portions: formatNumberInput(recipe?.recipe?.portions ?? 1, language),
        items: items as RecipeItem[],
      }}
      onSubmit={(input, _reset, opened) =>
        recipe
          ? updateRecipe.mutateAsync({ params: { id: String(recipe.id) }, ...toEdit(toBody, input, opened) })
          : createRecipe.mutateAsync({ body: toBody(input) })
      }
    >
      <TextField
        name="name"
        label={t('recipe.name')}
        autoComplete="off"
        maxLength={foodBounds.name.max}
        missing={t('own.nameMissing')}
      />
      <NumberField
        name="portions"
        label={t('recipe.portions')}
        hint={t('recipe.portionsHint')}
        rule={ownFoodRules.portions}
      />
      <RecipeItems />
    </FormDialog>
  );
}

function RecipeItems() {
  const { t } = useTranslation('foods');
  const [items, setItems] = useFieldValue<RecipeItem[]>('items');
  const error = useFieldError('items', { invalid: t('recipe.noItems'), missing: t('recipe.noItems') });
  return (
    <div>
      <h3 className="font-medium">{t('recipe.items')}</h3>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a recipe can contain the same food twice.
          <li key={index} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 grow basis-40">{item.food}</span>
            <span className="flex items-center">
              <GramsStepper
                food={item.food}
                grams={item.grams}
                onChange={(grams) => setItems(items.with(index, { ...item, grams }))}
              />
              <IconButton
                icon={X}
                label={t('item.remove', { food: item.food })}
                onClick={() => setItems(items.toSpliced(index, 1))}
              />
            </span>
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className="mt-1 text-small text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
