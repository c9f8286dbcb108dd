import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { MealType } from '#domain/nutrition/meals.ts';
import { useMember } from '#web/lib/session.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import type { Food } from './meal-form.ts';
import { useDeleteMeals, useSaveMeal } from './use-nutrition.ts';

/** Returns a function that logs a food on a day without opening the form, and shows a toast with an undo button. */
export function useAddFood(day: CalendarDay) {
  const { t } = useTranslation(['nutrition', 'common']);
  const toast = useToast();
  const showError = useErrorToast();
  const userId = useMember().id;
  const saveMeal = useSaveMeal();
  const deleteMeals = useDeleteMeals();
  return ({ name, description, calories, protein, carbs, fat, mealType }: Food & { mealType: MealType }) => {
    if (saveMeal.isPending) return;
    const body = { userId, name, description, calories, protein, carbs, fat, mealType, date: day };
    saveMeal.mutate(
      { body, photo: null },
      {
        onSuccess: ({ id }) =>
          toast.show({
            title: t('nutrition:suggestions.added', { name }),
            action: { label: t('common:undo'), onPress: () => deleteMeals.mutate([id]) },
          }),
        onError: (error) => showError(t('nutrition:form.createFailed'), error),
      },
    );
  };
}
