import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteFoodFavourite, listFoodSuggestions, saveFoodFavourite } from '#contracts/nutrition.ts';
import type { MealType } from '#domain/nutrition/meals.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import type { SendWrite } from '#web/lib/send-write.ts';
import { useMember } from '#web/lib/session.ts';
import { useWriteMutation } from '#web/lib/use-endpoint-mutation.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import type { Food } from './meal-form.ts';

/** Returns a query for the recent and favourite foods. */
export const useSuggestions = () => useQuery(endpointQuery(listFoodSuggestions));

/** Returns whether a food is a favourite, and a function that toggles it. Compares foods by name and ignores case. */
export function useFavourites() {
  const { t } = useTranslation('nutrition');
  const showError = useErrorToast();
  const userId = useMember().id;
  const favourites = useSuggestions().data?.favourites ?? [];
  const findFavourite = (name: string) =>
    favourites.find((favourite) => favourite.name.toLowerCase() === name.toLowerCase());

  const toggle = async (write: SendWrite, food: Food & { mealType: MealType | null }) => {
    const existing = findFavourite(food.name);
    if (existing) return write(deleteFoodFavourite, { params: { id: String(existing.id) } });
    const { name, description, calories, protein, carbs, fat, mealType } = food;
    return write(saveFoodFavourite, {
      body: { userId, name, description, calories, protein, carbs, fat, mealType },
    });
  };
  const toggleMutation = useWriteMutation(toggle, {
    onError: (error) => showError(t('suggestions.starFailed'), error),
  });

  return {
    isFavourite: (name: string) => findFavourite(name) !== undefined,
    toggle: (food: Food & { mealType: MealType | null }) => {
      if (!toggleMutation.isPending) toggleMutation.mutate(food);
    },
  };
}
