import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { MealType } from '#domain/nutrition.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useMember } from '#web/lib/session.ts';
import { useToast } from '#web/ui/toaster.tsx';
import type { Food } from './meal-draft.ts';
import { useDeleteMeals, useSaveMeal } from './use-nutrition.ts';

/** Returns a function that logs a known food unchanged on a day, and shows a toast with an undo button. */
export function useAddFood(day: CalendarDay) {
  const { t } = useTranslation(['nutrition', 'common']);
  const { language } = useLanguage();
  const toast = useToast();
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
        onError: (error) =>
          toast.show({
            title: t('nutrition:form.createFailed'),
            description: errorMessage(error, language),
            tone: 'danger',
          }),
      },
    );
  };
}
