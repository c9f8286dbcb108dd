import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  copyFoodEntries,
  createFoodEntry,
  deleteFoodEntry,
  type FoodEntry,
  type FoodEntryInput,
  listFoodEntries,
  updateFoodEntry,
} from '#contracts/nutrition.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { endpointPages } from '#web/lib/endpoint-query.ts';
import { useMember } from '#web/lib/session.ts';
import type { Edit } from '#web/lib/to-edit.ts';
import { useWriteMutation } from '#web/lib/use-endpoint-mutation.ts';
import { useDelayedDelete } from '#web/ui/use-delayed-delete.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';

/**
 * Returns a query for the meals of a day, newest first, in pages of ten. If `date` is undefined, the query returns the
 * meals of all days.
 */
export function useMeals(date: CalendarDay | undefined) {
  return useInfiniteQuery(endpointPages(listFoodEntries, { query: { limit: 10, ...(date && { date }) } }));
}

interface SaveMealInput extends Edit<FoodEntryInput> {
  photo: Blob | null;
  removePhoto?: boolean;
}

/** Returns a mutation that creates a meal. If `meal` is given, the mutation updates this meal instead. */
export function useSaveMeal(meal?: FoodEntry) {
  return useWriteMutation((write, { body, editedFields, photo, removePhoto }: SaveMealInput) => {
    const upload = photo ? { photo } : {};
    if (!meal) return write(createFoodEntry, { body, ...upload });
    const params = { id: String(meal.id) };
    return write(updateFoodEntry, {
      params,
      body: { ...body, ...(removePhoto ? { removePhoto } : {}) },
      editedFields,
      ...upload,
    });
  });
}

/** Returns functions to delete meals with undo. */
export function useDeleteMeal() {
  const { t } = useTranslation('nutrition');
  return useDelayedDelete({
    endpoint: deleteFoodEntry,
    input: (id: number) => ({ params: { id: String(id) } }),
    deletedText: t('meals.deleted'),
    failedText: t('meals.notDeleted'),
  });
}

/** Returns a mutation that deletes meals that were just added. Shows a toast if deleting fails. */
export function useDeleteMeals() {
  const { t } = useTranslation('nutrition');
  const showError = useErrorToast();
  return useWriteMutation(
    (write, ids: number[]) =>
      Promise.all(ids.map((id) => write(deleteFoodEntry, { params: { id: String(id) } }))),
    {
      onError: (error) => showError(t('meals.notDeleted'), error),
    },
  );
}

/** Returns a mutation that copies all meals of the previous day to `day`. */
export function useCopyPreviousDay(day: CalendarDay) {
  const userId = useMember().id;
  return useWriteMutation((write) =>
    write(copyFoodEntries, { body: { userId, fromDate: addDays(day, -1), toDate: day } }),
  );
}
