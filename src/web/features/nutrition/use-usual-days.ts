import type { FoodEntry } from '#contracts/nutrition.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import {
  type DayValue,
  daysUntilUsual,
  findUsual,
  listLastDays,
  minUsualDays,
} from '#domain/measures/usual.ts';
import { hasEnoughValues } from '#web/charts/usual-band-view.tsx';
import { useToday } from '#web/lib/clock.ts';
import { joinQueries, type QueryState } from '#web/lib/join-queries.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { useEnergyDays, useWaterDays } from './use-day.ts';
import { withoutMeals } from './without-meals.ts';

/** How many days are drawn. */
export const usualDaysCount = 30;

export interface UsualDaysData {
  /** The energy by day, in kilocalories. Undefined if the person hides calories, or if no day has a value. */
  energy: DayValue[] | undefined;
  /** The glasses of water by day. Undefined if no day has a value. */
  water: DayValue[] | undefined;
  query: QueryState<unknown>;
  /** How many more days are needed, if neither measure can be drawn yet. */
  missingDays: number | undefined;
}

/**
 * Returns the energy and the glasses of water of the last days, to compare them with the person's usual values. Leaves
 * out `deletedMeals`, which the server still includes. Returns undefined if there is nothing to show before the second
 * day with a value.
 */
export function useUsualDays(deletedMeals: readonly FoodEntry[]): UsualDaysData | undefined {
  const shown = useShownNumbers();
  const today = useToday();
  const energyDays = useEnergyDays();
  const waterDays = useWaterDays();
  const query: QueryState<unknown> = shown.calories ? joinQueries(energyDays, waterDays) : waterDays;
  const energy =
    shown.calories && energyDays.data
      ? onlyWithValue(withoutMeals(energyDays.data, deletedMeals))
      : undefined;
  const water = onlyWithValue(waterDays.data ?? []);
  const compared = [energy ?? [], water ?? []].filter(({ length }) => length > 0);
  const data = { energy, water, query, missingDays: undefined };
  if (query.error || compared.some((values) => canDraw(values, today))) return data;
  const missingDays = Math.min(minUsualDays, ...compared.map((values) => daysUntilUsual(values, today)));
  return missingDays === minUsualDays ? undefined : { ...data, missingDays };
}

const onlyWithValue = (values: DayValue[]): DayValue[] | undefined =>
  values.some(({ value }) => value !== null) ? values : undefined;

const canDraw = (values: DayValue[], today: CalendarDay): boolean =>
  findUsual(values, today) !== null || hasEnoughValues(listLastDays(values, today, usualDaysCount));
