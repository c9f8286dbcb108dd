import { useQuery } from '@tanstack/react-query';
import { listHealthMetrics } from '#contracts/measures.ts';
import {
  getNutritionSummary,
  listNutritionDays,
  saveNutritionTargets,
  saveWaterIntake,
} from '#contracts/nutrition.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { type DayValue, usualRange } from '#domain/measures/usual.ts';
import { waterBounds } from '#domain/nutrition/meals.ts';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { joinQueries, type QueryState } from '#web/lib/join-queries.ts';
import { changeAnswers } from '#web/lib/optimistic-change.ts';
import { defineOptimistic } from '#web/lib/optimistic-writes.ts';
import { useMember } from '#web/lib/session.ts';
import { useEndpointMutation, useWriteMutation } from '#web/lib/use-endpoint-mutation.ts';
import { useNewestAnswer } from '#web/lib/use-newest-answer.ts';

/** Returns a query for the totals, the targets and the glasses of water of a day. */
export const useDay = (date: CalendarDay) =>
  useQuery(endpointQuery(getNutritionSummary, { query: { date } }));

/**
 * Returns a query for the energy eaten per day, in kilocalories, from 90 days ago to today
 * (`usualRange`). Days without known energy are missing.
 */
export function useEnergyDays() {
  const today = useToday();
  return useQuery({
    ...endpointQuery(listNutritionDays, { query: usualRange(today) }),
    select: (days): DayValue[] => days.map(({ date, calories }) => ({ day: date, value: calories })),
  });
}

/**
 * Returns a query for the glasses of water on the newest 30 days with health metrics. A value
 * that the app has only suggested (source `suggested`) is replaced by null. Takes the value of today from `useDay`, so
 * that it changes together with the number in the water log.
 */
export function useWaterDays(): QueryState<DayValue[]> {
  const today = useToday();
  const query = joinQueries(useQuery(endpointQuery(listHealthMetrics, { query: {} })), useDay(today));
  if (!query.data) return { ...query, data: undefined };
  const [metrics, summary] = query.data;
  const earlier = metrics
    .filter(({ date }) => date !== today)
    .map(({ date, sources, waterIntake }) => ({
      day: date,
      value: sources.waterIntake === 'suggested' ? null : waterIntake,
    }));
  return { ...query, data: [...earlier, { day: today, value: summary.water }] };
}

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
 * Returns a function that adds glasses to the water of a day, or removes them if the number is negative. The page shows
 * a change at once. Adds to the newest cached value, because two quick clicks can come before the page renders the
 * first of them.
 */
export function useAddWater(date: CalendarDay) {
  const userId = useMember().id;
  const newestDay = useNewestAnswer(getNutritionSummary, { query: { date } });
  const { mutate } = useWriteMutation(
    (write, glasses: number) => write(saveWaterIntake, { body: { userId, date, glasses } }),
    {
      optimistic: (glasses) => changeWater({ body: { userId, date, glasses } }),
    },
  );
  return (glasses: number, callbacks: { onError: (error: Error) => unknown }) => {
    const total = (newestDay()?.water ?? 0) + glasses;
    if (total >= waterBounds.min && total <= waterBounds.max) mutate(total, callbacks);
  };
}
