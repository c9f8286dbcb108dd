import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  createOwnFood,
  createRecipe,
  deleteOwnFood,
  listOwnFoods,
  updateOwnFood,
  updateRecipe,
} from '#contracts/foods.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useEndpointMutation } from '#web/lib/use-endpoint-mutation.ts';
import { useDelayedDelete } from '#web/ui/use-delayed-delete.ts';

/** Returns a query for the person's own foods and recipes. */
export const useOwnFoods = () => useQuery(endpointQuery(listOwnFoods));

/**
 * Returns the names of the person's foods and recipes in lower case, without the name of the food that is edited. The
 * server replaces a food with the name of a new food, so the forms do not accept a name in use.
 */
export function useTakenNames(editedId: number | undefined): ReadonlySet<string> {
  const { data = [] } = useOwnFoods();
  return new Set(data.filter(({ id }) => id !== editedId).map(({ name }) => name.toLowerCase()));
}

export const useCreateOwnFood = () => useEndpointMutation(createOwnFood);
export const useUpdateOwnFood = () => useEndpointMutation(updateOwnFood);
export const useCreateRecipe = () => useEndpointMutation(createRecipe);
export const useUpdateRecipe = () => useEndpointMutation(updateRecipe);

/** Returns functions to delete own foods, or recipes, with undo. */
export function useDeleteOwnFood(kind: 'own' | 'recipe') {
  const { t } = useTranslation('foods');
  return useDelayedDelete({
    endpoint: deleteOwnFood,
    input: (id: number) => ({ params: { id: String(id) } }),
    deletedText: t(`${kind}.deleted`),
    failedText: t(`${kind}.notDeleted`),
  });
}
