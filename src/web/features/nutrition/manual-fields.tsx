import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { foodBounds, type MealType } from '#domain/nutrition/meals.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { FoodSuggestions } from './food-suggestions.tsx';
import { foodTexts, type MealValues } from './meal-form.ts';
import type { Suggestion } from './pick-suggestions.ts';
import { useAddFood } from './use-add-food.ts';

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
  mealType: MealType;
  /** The part of a meal's name that the person has typed. */
  query: string;
}

/**
 * Suggests favourites and recent meals. Choosing a suggestion switches the form to manual entry and fills its fields.
 */
export function MealSuggestions({ day, mealType, query }: Props) {
  const { language } = useLanguage();
  const { setValue, setFocus, clearErrors } = useFormContext<MealValues>();
  const isManual = useWatch<MealValues, 'isManual'>({ name: 'isManual' });
  const addFood = useAddFood(day);
  const handleFill = (food: Suggestion) => {
    clearErrors();
    setValue('isManual', true);
    for (const [name, text] of Object.entries(foodTexts(food, language))) {
      setValue(name as keyof ReturnType<typeof foodTexts>, text);
    }
    if (isManual) setFocus('name');
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
