import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FoodEntry } from '#contracts/nutrition.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { foodBounds, guessMealType } from '#domain/nutrition.ts';
import { toTimeOfDay } from '#domain/zoned-time.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { CallError } from '#web/lib/call-api.ts';
import { timeZone } from '#web/lib/clock.ts';
import { useMember } from '#web/lib/session.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { emptyDraft, type MealDraft, mealToDraft, parseDraft } from './meal-draft.ts';
import { useSaveMeal } from './use-nutrition.ts';

export interface MealFormState {
  form: UseFormReturn<MealDraft>;
  submit: () => void;
  isSaving: boolean;
  /** The number of meals saved since mounting. Used as a key to reset state that belongs to a single meal. */
  savedCount: number;
  day: CalendarDay;
  meal: FoodEntry | undefined;
}

interface Options {
  day: CalendarDay;
  /** The meal to change. If undefined, a new meal is created. */
  meal?: FoodEntry | undefined;
  onSaved?: () => void;
}

const newDraft = () => emptyDraft(guessMealType(toTimeOfDay(new Date(), timeZone())));

/** Holds the values of the meal form and saves them. Lives outside the dialog, so that closing it keeps the input. */
export function useMealForm({ day, meal, onSaved }: Options): MealFormState {
  const { t } = useTranslation('nutrition');
  const toast = useToast();
  const userId = useMember().id;
  const form = useForm<MealDraft>({ defaultValues: meal ? mealToDraft(meal) : newDraft() });
  const saveMeal = useSaveMeal(meal);
  const [savedCount, setSavedCount] = useState(0);
  const { fieldMessage, failedField } = useMealErrors(meal !== undefined);

  const handleSave = (draft: MealDraft) => {
    if (saveMeal.isPending) return;
    if (!draft.name.trim()) {
      form.setError('name', { message: t('form.nameMissing') }, { shouldFocus: true });
      return toast.show({ title: t('form.fillIn'), tone: 'danger' });
    }
    const parsed = parseDraft(draft, { userId, day, zone: timeZone(), meal });
    if ('invalidFields' in parsed) {
      for (const name of parsed.invalidFields) form.setError(name, { message: fieldMessage(name) });
      return form.setFocus(parsed.invalidFields[0] ?? 'name');
    }
    const removePhoto = meal !== undefined && meal.photoUrl !== null && !draft.keepPhoto && !draft.photo;
    saveMeal.mutate(
      { body: parsed.body, photo: draft.photo, removePhoto },
      {
        onSuccess: () => {
          toast.show({ title: t('form.saved') });
          if (!meal) form.reset({ ...newDraft(), mealType: draft.mealType });
          setSavedCount((count) => count + 1);
          onSaved?.();
        },
        onError: (error) => {
          const field = failedField(error);
          const shouldFocus = field !== 'root' && field !== 'photo';
          form.setError(field, { message: fieldMessage(field, error) }, { shouldFocus });
        },
      },
    );
  };

  return {
    form,
    submit: () => void form.handleSubmit(handleSave)(),
    isSaving: saveMeal.isPending,
    savedCount,
    day,
    meal,
  };
}

type FormField = keyof MealDraft | 'root';

/** Returns functions that find the form field of an error and its message. */
function useMealErrors(isUpdate: boolean) {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const failedField = (error: unknown): FormField => {
    const field = error instanceof CallError ? error.field : undefined;
    if (field === 'timestamp' || field === 'date') return 'time';
    return fields.find((name) => name === field) ?? 'root';
  };
  const fieldMessage = (field: FormField, error?: unknown): string => {
    if (field === 'name' || field === 'description') {
      return t(`invalid.${field}`, { max: formatNumber(foodBounds[field].max, language) });
    }
    if (field === 'calories') {
      return t('invalid.calories', { max: formatNumber(foodBounds.calories.max, language) });
    }
    if (field === 'protein' || field === 'carbs' || field === 'fat') {
      return t('invalid.grams', { max: formatNumber(foodBounds.grams.max, language) });
    }
    if (field === 'time') return t('invalid.time');
    const message = errorMessage(error, language);
    return field === 'photo'
      ? message
      : `${t(isUpdate ? 'form.changeFailed' : 'form.createFailed')}. ${message}`;
  };
  return { failedField, fieldMessage };
}

const fields = ['name', 'description', 'calories', 'protein', 'carbs', 'fat', 'photo'] as const;
