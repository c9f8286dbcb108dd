import { useQuery } from '@tanstack/react-query';
import { getNutritionSummary, saveNutritionTargets, saveWaterIntake } from '#contracts/nutrition.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { changeAnswers } from '#web/lib/optimistic-change.ts';
import { defineOptimistic } from '#web/lib/optimistic-writes.ts';
import { useMember } from '#web/lib/session.ts';
import { useEndpointMutation, useWriteMutation } from '#web/lib/use-endpoint-mutation.ts';

/** Returns a query for the totals, the targets and the glasses of water of a day. */
export const useDay = (date: CalendarDay) =>
  useQuery(endpointQuery(getNutritionSummary, { query: { date } }));

const showTargets = defineOptimistic(saveNutritionTargets, ({ body }) =>
  changeAnswers(getNutritionSummary, (day) => ({ ...day, targets: body })),
);

export const useUpdateTargets = () => useEndpointMutation(saveNutritionTargets, { optimistic: showTargets });

const changeWater = defineOptimistic(saveWaterIntake, ({ body: { date, glasses } }) =>
  changeAnswers(
    getNutritionSummary,
    (day) => ({ ...day, water: glasses }),
    date ? { query: { date } } : undefined,
  ),
);

/**
 * Returns a mutation that saves the glasses of water of a day. The page shows a change at once. Quick changes are sent
 * one after another.
 */
export function useUpdateWater(date: CalendarDay) {
  const userId = useMember().id;
  return useWriteMutation(
    (write, glasses: number) => write(saveWaterIntake, { body: { userId, date, glasses } }),
    {
      queue: `water ${date}`,
      optimistic: (glasses) => changeWater({ body: { userId, date, glasses } }),
    },
  );
}
