import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import { listHealthMetrics } from '#contracts/measures.ts';
import { getNutritionSummary, saveNutritionTargets, saveWaterIntake } from '#contracts/nutrition.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { Nutrients } from '#domain/nutrition.ts';
import { callApi } from '#web/lib/call-api.ts';
import { useMember } from '#web/lib/session.ts';

/** A day's totals, its targets and its water. */
export function useDay(date: CalendarDay) {
  return useQuery({
    queryKey: [getNutritionSummary.path, { date }],
    queryFn: () => callApi(getNutritionSummary, { query: { date } }),
  });
}

export function useUpdateTargets() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Nutrients) => callApi(saveNutritionTargets, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [getNutritionSummary.path] }),
  });
}

/** Sets a day's glasses: shown at once, sent one after the other, taken back if refused. */
export function useUpdateWater(date: CalendarDay) {
  const userId = useMember().id;
  const queryClient = useQueryClient();
  const queryKey = [getNutritionSummary.path, { date }];
  return useMutation({
    scope: { id: `water ${date}` },
    mutationFn: (glasses: number) => callApi(saveWaterIntake, { body: { userId, date, glasses } }),
    onMutate: async (water) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<EndpointOutput<typeof getNutritionSummary>>(
        queryKey,
        (current) => current && { ...current, water },
      );
    },
    onSettled: () => {
      // While another press waits, what it shows must stay.
      if (queryClient.isMutating({ mutationKey: ['water', date] }) > 1) return;
      return Promise.all(
        [getNutritionSummary, listHealthMetrics].map(({ path }) =>
          queryClient.invalidateQueries({ queryKey: [path] }),
        ),
      );
    },
    mutationKey: ['water', date],
  });
}
