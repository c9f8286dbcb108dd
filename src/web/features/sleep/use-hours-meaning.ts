import { hoursMeaning } from '#domain/hours-meaning.ts';
import { useDailySleep } from './use-daily-sleep.ts';
import { useNights } from './use-sleep.ts';

/**
 * Returns what the newest hours of sleep are (see `hoursMeaning`). Returns undefined while the nights are not loaded.
 */
export function useHoursMeaning(): ReturnType<typeof hoursMeaning> | undefined {
  const nights = useNights().data;
  const { data } = useDailySleep();
  if (!nights) return undefined;
  const withHours = data?.hours.flatMap(({ day, value }) => (value === null ? [] : [day])) ?? [];
  return hoursMeaning([...new Set([...withHours, ...nights.map(({ date }) => date)])], nights);
}
