import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { foodBounds } from '#domain/nutrition/meals.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { toEdit } from '#web/lib/to-edit.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { NumberFields } from '#web/ui/number-fields.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import {
  type OwnFood,
  type OwnFoodInput,
  type OwnFoodValues,
  ownFoodRules,
  ownFoodSchema,
  ownFoodValues,
} from './own-food-form.ts';
import { useCreateOwnFood, useTakenNames, useUpdateOwnFood } from './use-own-foods.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The food to update. Undefined to create a food. */
  food?: OwnFood | undefined;
  /** The barcode of a new food. */
  barcode?: string;
  onSaved?: (food: OwnFood) => void;
}

const toBody = ({ name, portionGrams, barcode, ...per100 }: OwnFoodInput) => ({
  name,
  per100,
  portionGrams,
  barcode,
});

/** Shows the form that creates or updates one of the person's own foods, with its values per 100 g. */
export function OwnFoodDialog({ food, barcode = '', onSaved, ...dialog }: Props) {
  const { t } = useTranslation(['foods', 'nutrition']);
  const per100Id = useId();
  const hintId = useId();
  const { language } = useLanguage();
  const createFood = useCreateOwnFood();
  const updateFood = useUpdateOwnFood();
  const takenNames = useTakenNames(food?.id);
  const handleSubmit = async (input: OwnFoodInput, _reset: unknown, opened: OwnFoodInput | undefined) => {
    const saved = food
      ? await updateFood.mutateAsync({ params: { id: String(food.id) }, ...toEdit(toBody, input, opened) })
      : await createFood.mutateAsync({ body: toBody(input) });
    onSaved?.(saved);
  };
  const nutrients = (
    <fieldset
      aria-labelledby={per100Id}
      aria-describedby={hintId}
      className="space-y-3 rounded-base border border-line bg-paper p-4"
    >
      <div>
        <p id={per100Id} className="font-semibold">
          {t('own.per100')}
        </p>
        <p id={hintId} className="text-small text-muted">
          {t('own.per100Hint')}
        </p>
      </div>
      <div className="grid grid-cols-2 items-start gap-4">
        <NumberField name="kcal" label={t('nutrition:form.calories')} rule={ownFoodRules.kcal} />
        {(['protein', 'carbs', 'fat'] as const).map((name) => (
          <NumberField key={name} name={name} label={t(`nutrition:form.${name}`)} rule={ownFoodRules.grams} />
        ))}
      </div>
    </fieldset>
  );
  return (
    <FormDialog<OwnFoodValues, OwnFoodInput>
      {...dialog}
      title={t(food ? 'own.edit' : 'own.create')}
      {...(barcode ? { description: t('own.unknownBarcode') } : {})}
      draftName={`own-food.${food?.id ?? `new${barcode}`}`}
      submitLabel={t('own.save')}
      savedText={t('own.saved')}
      schema={ownFoodSchema(language, takenNames)}
      defaultValues={ownFoodValues(food, barcode, language)}
      onSubmit={handleSubmit}
    >
      <TextField
        name="name"
        label={t('own.name')}
        autoComplete="off"
        maxLength={foodBounds.name.max}
        missing={t('own.nameMissing')}
      />
      {/* The fields of a new food are empty, so `NumberFields` has no numbers to hide. */}
      {food ? <NumberFields kind="calories">{nutrients}</NumberFields> : nutrients}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NumberField name="portionGrams" label={t('own.portion')} rule={ownFoodRules.portionGrams} />
        <TextField
          name="barcode"
          label={t('own.barcode')}
          inputMode="numeric"
          autoComplete="off"
          invalid={t('own.barcodeInvalid')}
        />
      </div>
    </FormDialog>
  );
}
