import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FoodEntry } from '#contracts/nutrition.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { foodBounds, type MealType, mealTypes } from '#domain/nutrition/meals.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import { useFieldValue } from '#web/ui/use-form-field.ts';
import { FoodSuggestions } from './food-suggestions.tsx';
import { MealCapture } from './meal-capture.tsx';
import { foodTexts, type MealValues, mealRules } from './meal-form.ts';
import { NutrientFields } from './nutrient-fields.tsx';
import type { Suggestion } from './pick-suggestions.ts';
import { useAddFood } from './use-add-food.ts';
import { useUsualMealType } from './use-meal-form.ts';

interface Props {
  day: CalendarDay;
  /** The meal to update. Undefined for a new meal. */
  meal?: FoodEntry | undefined;
}

/** Shows the fields of a meal, on the page and in the dialog. */
export function MealFields({ day, meal }: Props) {
  const { t } = useTranslation(['nutrition', 'kinds', 'forms']);
  const today = useToday();
  const usualType = useUsualMealType();
  const [chosenType, setChosenType] = useFieldValue<MealType | null>('mealType');
  const mealType = chosenType ?? usualType;
  const timeHint = day === today ? t('form.timeHint') : t('form.timeHintPast');
  return (
    <Tabs
      dense
      label={t('form.mealType')}
      tabs={mealTypes.map((value) => ({ value, label: t(`kinds:meals.${value}`) }))}
      value={mealType}
      onChange={setChosenType}
    >
      <TabPanel value={mealType}>
        <div className="space-y-5">
          <MealCapture meal={meal} />
          <TextField
            name="name"
            label={t('form.name')}
            autoComplete="off"
            maxLength={foodBounds.name.max}
            missing={t('form.nameMissing')}
          />
          {!meal && <Suggestions day={day} mealType={mealType} />}
          <TextareaField
            name="description"
            label={t('form.description')}
            rows={2}
            maxLength={foodBounds.description.max}
          />
          <NutrientFields rules={mealRules} gramsError="invalid.grams" />
          <TimeField
            name="time"
            label={t('form.time')}
            hint={meal ? undefined : timeHint}
            invalid={t('forms:timeInFuture')}
          />
        </div>
      </TabPanel>
    </Tabs>
  );
}

function Suggestions({ day, mealType }: { day: CalendarDay; mealType: MealType }) {
  const { language } = useLanguage();
  const { setValue, setFocus, clearErrors } = useFormContext<MealValues>();
  const query = useWatch<MealValues, 'name'>({ name: 'name' });
  const addFood = useAddFood(day);
  const handleFill = (food: Suggestion) => {
    clearErrors();
    for (const [name, text] of Object.entries(foodTexts(food, language))) {
      setValue(name as keyof ReturnType<typeof foodTexts>, text);
    }
    setFocus('name');
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
