import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteNight, getSleepGoals, getSleepSummary, saveNight, saveSleepGoals } from '#contracts/sleep.ts';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { changeAnswers } from '#web/lib/optimistic-change.ts';
import { defineOptimistic } from '#web/lib/optimistic-writes.ts';
import { useEndpointMutation } from '#web/lib/use-endpoint-mutation.ts';
import { useDelayedDelete } from '#web/ui/use-delayed-delete.ts';

/**
 * Returns a query for the last days with a quality rating, the newest days with a night or a rating, and how much the
 * midpoint of sleep varies.
 */
export function useSleepSummary() {
  const date = useToday();
  return useQuery(endpointQuery(getSleepSummary, { query: { date } }));
}

export const useSleepGoals = () => useQuery(endpointQuery(getSleepGoals));

const showGoals = defineOptimistic(saveSleepGoals, ({ body }) =>
  changeAnswers(getSleepGoals, (goals) => ({ ...goals, ...body })),
);

export const useUpdateGoals = () => useEndpointMutation(saveSleepGoals, { optimistic: showGoals });

export const useCreateNight = () => useEndpointMutation(saveNight);

/** Returns functions to delete nights with undo. */
export function useDeleteNight() {
  const { t } = useTranslation('sleep');
  return useDelayedDelete({
    endpoint: deleteNight,
    input: (date: string) => ({ params: { date } }),
    deletedText: t('deleted'),
    failedText: t('notDeleted'),
  });
}
