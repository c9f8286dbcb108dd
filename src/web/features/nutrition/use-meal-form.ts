import { useTranslation } from 'react-i18next';
import type { FoodEntry } from '#contracts/nutrition.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { guessMealType, type MealType } from '#domain/nutrition/meals.ts';
import { toTimeOfDay } from '#domain/zoned-time.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { timeZone, useClock } from '#web/lib/clock.ts';
import { useMember } from '#web/lib/session.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { type MealInput, type MealValues, mealSchema, mealValues, toMeal } from './meal-form.ts';
import { useSaveMeal } from './use-nutrition.ts';
import { isStillReading } from './use-read-sentence.ts';

interface Options {
  day: CalendarDay;
  /** The meal to update. If undefined, the form creates a meal. */
  meal?: FoodEntry | undefined;
}

/** Returns the props that `Form` and `FormDialog` need to create or update a meal. */
export function useMealForm({ day, meal }: Options) {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const toast = useToast();
  const userId = useMember().id;
  const usualType = useUsualMealType();
  const saveMeal = useSaveMeal(meal);
  return {
    schema: mealSchema(language),
    defaultValues: mealValues(meal, language),
    serverFields: { timestamp: 'time', date: 'time' },
    errorTitle: t(meal ? 'form.changeFailed' : 'form.createFailed'),
    undrafted: ['isRecording'],
    isOnHold: isStillReading,
    onInvalid: ({ isManual, name, sentence }: MealValues) => {
      if (!(isManual ? name : sentence).trim()) toast.show({ title: t('form.fillIn'), tone: 'danger' });
    },
    onSubmit: (input: MealInput) =>
      saveMeal.mutateAsync({
        body: toMeal(input, { userId, usualType, day, zone: timeZone(), meal }),
        photo: input.photo,
        removePhoto: meal !== undefined && meal.photoUrl !== null && !input.keepPhoto && !input.photo,
      }),
  } as const;
}

/** Returns the most likely type of a meal that is logged now. */
export const useUsualMealType = (): MealType =>
  useClock((now) => guessMealType(toTimeOfDay(now, timeZone())));
