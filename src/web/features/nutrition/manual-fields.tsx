import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { foodBounds } from '#domain/nutrition/meals.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { FoodSuggestions } from './food-suggestions.tsx';
import { foodTexts, type MealValues } from './meal-form.ts';
import type { Suggestion } from './pick-suggestions.ts';
import { useAddFood } from './use-add-food.ts';
import { useUsualMealType } from './use-meal-form.ts';

/** Shows the name field for a meal whose values the person enters manually. */
export function NameField() {
  const { t } = useTranslation('nutrition');
  return (
    <TextField
      name="name"
      label={t('form.name')}
      autoComplete="off"
      maxLength={foodBounds.name.max}
      missing={t('form.nameMissing')}
    />
  );
}

interface Props {
  day: CalendarDay;
}

/**
 * Suggests favourites and recent meals, until the person describes the meal in a sentence. Choosing a suggestion
 * switches the form to manual entry and fills its fields.
 */
export function MealSuggestions({ day }: Props) {
  const { language } = useLanguage();
  const { setValue, setFocus, clearErrors } = useFormContext<MealValues>();
  const [isManual, name, sentence, chosenType] = useWatch<
    MealValues,
    ['isManual', 'name', 'sentence', 'mealType']
  >({ name: ['isManual', 'name', 'sentence', 'mealType'] });
  const usualType = useUsualMealType();
  const mealType = chosenType ?? usualType;
  const addFood = useAddFood(day);
  const handleFill = (food: Suggestion) => {
    clearErrors();
    setValue('isManual', true);
    for (const [field, text] of Object.entries(foodTexts(food, language))) {
      setValue(field as keyof ReturnType<typeof foodTexts>, text);
    }
    if (isManual) setFocus('name');
  };
  if (!isManual && sentence.trim()) return null;
  return (
    <FoodSuggestions
      mealType={mealType}
      query={isManual ? name : ''}
      onFill={handleFill}
      onAdd={(food) => addFood({ ...food, mealType })}
    />
  );
}
