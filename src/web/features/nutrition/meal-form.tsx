import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { foodBounds, mealTypes } from '#domain/nutrition.ts';
import { useToday } from '#web/lib/clock.ts';
import { Alert } from '#web/ui/alert.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { FoodSuggestions } from './food-suggestions.tsx';
import { MealCapture } from './meal-capture.tsx';
import { foodToTexts, nutrientNames } from './meal-draft.ts';
import type { Suggestion } from './pick-suggestions.ts';
import { useAddFood } from './use-add-food.ts';
import type { MealFormState } from './use-meal-form.ts';

/**
 * Shows the fields of a meal, on the page and in the dialog. The submit button is outside and refers to the form by
 * `id`.
 */
export function MealForm({ id, state }: { id: string; state: MealFormState }) {
  const { t } = useTranslation('nutrition');
  const { form, meal, submit } = state;
  const mealType = useWatch({ control: form.control, name: 'mealType' });
  const { root } = form.formState.errors;
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Tabs
        dense
        label={t('form.mealType')}
        tabs={mealTypes.map((value) => ({ value, label: t(`mealType.${value}`) }))}
        value={mealType}
        onChange={(next) => form.setValue('mealType', next)}
      >
        <TabPanel value={mealType}>
          <div className="space-y-5">
            {root && (
              <Alert>
                <p>{root.message}</p>
                <p>{t('form.nothingLost')}</p>
              </Alert>
            )}
            <MealCapture key={state.savedCount} form={form} meal={meal} />
            <MealFields state={state} />
          </div>
        </TabPanel>
      </Tabs>
    </form>
  );
}

function MealFields({ state: { form, day, meal } }: { state: MealFormState }) {
  const { t } = useTranslation('nutrition');
  const today = useToday();
  const { errors } = form.formState;
  const timeHint = day === today ? t('form.timeHint') : t('form.timeHintPast');
  return (
    <>
      <TextField
        label={t('form.name')}
        autoComplete="off"
        maxLength={foodBounds.name.max}
        error={errors.name?.message}
        {...form.register('name')}
      />
      {!meal && <Suggestions form={form} day={day} />}
      <TextareaField
        label={t('form.description')}
        rows={2}
        maxLength={foodBounds.description.max}
        error={errors.description?.message}
        {...form.register('description')}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        {nutrientNames.map((name) => (
          <TextField
            key={name}
            label={t(`form.${name}`)}
            inputMode={name === 'calories' ? 'numeric' : 'decimal'}
            autoComplete="off"
            error={errors[name]?.message}
            {...form.register(name)}
          />
        ))}
      </div>
      <TextField
        type="time"
        label={t('form.time')}
        hint={meal ? undefined : timeHint}
        error={errors.time?.message}
        {...form.register('time')}
      />
    </>
  );
}

function Suggestions({ form, day }: Pick<MealFormState, 'form' | 'day'>) {
  const [mealType, query] = useWatch({ control: form.control, name: ['mealType', 'name'] });
  const addFood = useAddFood(day);
  const handleFill = (food: Suggestion) => {
    form.clearErrors();
    for (const [name, text] of Object.entries(foodToTexts(food))) {
      form.setValue(name as keyof ReturnType<typeof foodToTexts>, text);
    }
    form.setFocus('name');
  };
  return (
    <FoodSuggestions
      mealType={mealType}
      query={query}
      onFill={handleFill}
      onAdd={(food) => addFood({ ...food, mealType })}
    />
  );
}
