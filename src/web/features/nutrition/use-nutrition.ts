import { type QueryClient, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listRecentActivity } from '#contracts/dashboard.ts';
import { listHealthMetrics } from '#contracts/measures.ts';
import {
  copyFoodEntries,
  createFoodEntry,
  deleteFoodEntry,
  type FoodEntry,
  type FoodEntryInput,
  getNutritionSummary,
  listFoodEntries,
  listFoodSuggestions,
  updateFoodEntry,
} from '#contracts/nutrition.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { callApi } from '#web/lib/call-api.ts';
import { useMember } from '#web/lib/session.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { useDelayedDelete } from '#web/ui/use-delayed-delete.ts';

const pageSize = 10;

/** All that a meal shows in. */
const affectedEndpoints = [
  listFoodEntries,
  getNutritionSummary,
  listFoodSuggestions,
  listRecentActivity,
  listHealthMetrics,
];

const invalidateMeals = (queryClient: QueryClient) =>
  Promise.all(affectedEndpoints.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })));

/** Meals, newest first, ten at a time; of one day if one is named. */
export function useMeals(date: CalendarDay | undefined) {
  return useInfiniteQuery({
    queryKey: [listFoodEntries.path, { date }],
    queryFn: ({ pageParam }) =>
      callApi(listFoodEntries, {
        query: { limit: pageSize, ...(date ? { date } : {}), ...(pageParam ? { beforeId: pageParam } : {}) },
      }),
    initialPageParam: '',
    getNextPageParam: (lastPage) => (lastPage.length === pageSize ? String(lastPage.at(-1)?.id) : undefined),
  });
}

interface SaveMealInput {
  body: FoodEntryInput;
  photo: Blob | null;
  removePhoto?: boolean;
}

/** Logs a meal, or replaces what one says if it is named. */
export function useSaveMeal(meal?: FoodEntry) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, photo, removePhoto }: SaveMealInput) => {
      const upload = photo ? { photo } : {};
      if (!meal) return callApi(createFoodEntry, { body, ...upload });
      const params = { id: String(meal.id) };
      return callApi(updateFoodEntry, {
        params,
        body: { ...body, ...(removePhoto ? { removePhoto } : {}) },
        ...upload,
      });
    },
    onSuccess: () => invalidateMeals(queryClient),
  });
}

/** Deletes a meal, with a way back. */
export function useDeleteMeal() {
  const { t } = useTranslation('nutrition');
  return useDelayedDelete<number>({
    endpoint: deleteFoodEntry,
    send: (id) => callApi(deleteFoodEntry, { params: { id: String(id) } }),
    affects: affectedEndpoints,
    deletedText: t('meals.deleted'),
    failedText: t('meals.notDeleted'),
  });
}

/** Takes back what was just added, and says so if it could not. */
export function useDeleteMeals() {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: number[]) =>
      Promise.all(ids.map((id) => callApi(deleteFoodEntry, { params: { id: String(id) } }))),
    onError: (error) =>
      toast.show({
        title: t('meals.notDeleted'),
        description: errorMessage(error, language),
        tone: 'danger',
      }),
    onSettled: () => invalidateMeals(queryClient),
  });
}

/** Copies all meals of the day before. */
export function useCopyPreviousDay(day: CalendarDay) {
  const userId = useMember().id;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(copyFoodEntries, { body: { userId, fromDate: addDays(day, -1), toDate: day } }),
    onSuccess: () => invalidateMeals(queryClient),
  });
}
