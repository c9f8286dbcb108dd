import { useTranslation } from 'react-i18next';
import type { FoodEntry } from '#contracts/nutrition.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { guessMealType, type MealType } from '#domain/nutrition/meals.ts';
import { toTimeOfDay } from '#domain/zoned-time.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useClock } from '#web/lib/clock.ts';
import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';
import { useMember } from '#web/lib/session.ts';
import { timeZone } from '#web/lib/time-zone.ts';
import { toEdit } from '#web/lib/to-edit.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { type MealInput, type MealValues, mealSchema, mealValues, toMeal } from './meal-form.ts';
import { removesPhoto } from './unsent-meal.ts';
import { unsentMealValues } from './unsent-meal-values.ts';
import { useSaveMeal } from './use-nutrition.ts';
import { isStillReading } from './use-read-sentence.ts';

interface Options {
  day: CalendarDay;
  /** The meal to update. If undefined, the form creates a meal, or changes the unsent new meal in `entry`. */
  meal?: FoodEntry | undefined;
  /** An unsent outbox entry that creates or updates a meal. Saving the form changes this entry. */
  entry?: OutboxEntry | undefined;
}

/** Returns the props that `Form` and `FormDialog` need to create or update a meal. */
export function useMealForm({ day, meal, entry }: Options) {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const toast = useToast();
  const userId = useMember().id;
  const usualType = useUsualMealType();
  const saveMeal = useSaveMeal(meal);
  return {
    schema: mealSchema(language),
    defaultValues: entry ? unsentMealValues(entry, language) : mealValues(meal, language),
    serverFields: { timestamp: 'time', date: 'time' },
    errorTitle: t(meal ? 'form.changeFailed' : 'form.createFailed'),
    undrafted: ['isRecording', 'isCapturing'],
    modes: ['isManual'],
    isOnHold: isStillReading,
    onInvalid: ({ isManual, name, sentence }: MealValues) => {
      if (!(isManual ? name : sentence).trim()) toast.show({ title: t('form.fillIn'), tone: 'danger' });
    },
    onSubmit: (input: MealInput, _reset?: unknown, opened?: MealInput) =>
      saveMeal.mutateAsync({
        ...toEdit(
          (values) => toMeal(values, { userId, usualType, day, zone: entry?.zone ?? timeZone(), meal }),
          input,
          opened,
        ),
        photo: input.photo,
        removePhoto: (removesPhoto(entry) || hasPhoto(meal)) && !input.keepPhoto && !input.photo,
      }),
  } as const;
}

const hasPhoto = (meal: FoodEntry | undefined): boolean => Boolean(meal?.photoUrl);

/** Returns the most likely type of a meal that is logged now. */
export const useUsualMealType = (): MealType =>
  useClock((now) => guessMealType(toTimeOfDay(now, timeZone())));
