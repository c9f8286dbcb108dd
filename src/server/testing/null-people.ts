import { addDays } from '#domain/calendar-day.ts';
import { advance, emptyMemory } from '#domain/insights/advance.ts';
import { catalogueMetric } from '#domain/insights/catalogue-metrics.ts';
import { simulateDays } from './simulated-days.ts';

/** The first day and the number of days that are simulated for each person. */
export const nullYear = { first: '2025-01-01', days: 366 };

/**
 * Simulates a year of a person whose habits have no effect on the scores. Returns whether the insight engine reports
 * any finding. Such a finding is a false claim.
 */
export function hasFalseClaim(seed: number): boolean {
  const days = simulateDays(seed, { ...nullYear, effects: [] });
  const series = [...Map.groupBy(days, ({ measure }) => measure)].flatMap(([measure, values]) => {
    const metric = catalogueMetric(measure);
    return metric ? [{ ...metric, values }] : [];
  });
  return advance(emptyMemory, series, addDays(nullYear.first, 363)).events.length > 0;
}

/**
 * Returns the smallest seed, from 1, for which `hasFalseClaim` is false. Tests use the seed to simulate a person about
 * whom the engine claims nothing. For some seeds, the engine makes a false claim (see `null-people.test.ts`).
 */
export function seedWithoutClaim(): number {
  let seed = 1;
  while (hasFalseClaim(seed)) seed += 1;
  return seed;
}
