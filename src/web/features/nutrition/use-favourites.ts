import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteFoodFavourite, listFoodSuggestions, saveFoodFavourite } from '#contracts/nutrition.ts';
import type { MealType } from '#domain/nutrition.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { callApi } from '#web/lib/call-api.ts';
import { useMember } from '#web/lib/session.ts';
import { useToast } from '#web/ui/toaster.tsx';
import type { Food } from './meal-draft.ts';

/** What one eats often and what one starred; nothing while it is asked for or not answered. */
export function useSuggestions() {
  const { data } = useQuery({
    queryKey: [listFoodSuggestions.path],
    queryFn: () => callApi(listFoodSuggestions),
  });
  return data;
}

/** A food is a favourite by its name, however that is capitalised. */
export function useFavourites() {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const toast = useToast();
  const userId = useMember().id;
  const queryClient = useQueryClient();
  const favourites = useSuggestions()?.favourites ?? [];
  const findFavourite = (name: string) =>
    favourites.find((favourite) => favourite.name.toLowerCase() === name.toLowerCase());

  const toggleMutation = useMutation({
    mutationFn: async (food: Food & { mealType: MealType | null }) => {
      const existing = findFavourite(food.name);
      if (existing) return callApi(deleteFoodFavourite, { params: { id: String(existing.id) } });
      const { name, description, calories, protein, carbs, fat, mealType } = food;
      return callApi(saveFoodFavourite, {
        body: { userId, name, description, calories, protein, carbs, fat, mealType },
      });
    },
    onError: (error) =>
      toast.show({
        title: t('suggestions.starFailed'),
        description: errorMessage(error, language),
        tone: 'danger',
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listFoodSuggestions.path] }),
  });

  return {
    isFavourite: (name: string) => findFavourite(name) !== undefined,
    toggle: (food: Food & { mealType: MealType | null }) => {
      if (!toggleMutation.isPending) toggleMutation.mutate(food);
    },
  };
}
