import type { HealthMetric } from '#contracts/measures.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';

const ownMeasures = [
  'mood',
  'energyLevel',
  'stressLevel',
  'sleepQuality',
  'sleepHours',
  'waterIntake',
] as const;

export type OwnMeasure = (typeof ownMeasures)[number];

interface OwnDays {
  measures: OwnMeasure[];
  /** The days on which the person entered each of the measures, oldest first. */
  days: CalendarDay[];
}

/**
 * Returns the measures that the person has entered. Measures that were entered on the same days, such as the answers of
 * a check-in, are one element.
 */
export function listOwnDays(metrics: readonly Pick<HealthMetric, 'date' | 'sources'>[]): OwnDays[] {
  const rows = new Map<string, OwnDays>();
  for (const measure of ownMeasures) {
    const days = metrics
      .filter(({ sources }) => sources[measure] === 'self')
      .map(({ date }) => date)
      .toSorted();
    const key = days.join();
    const row = rows.get(key);
    if (row) row.measures.push(measure);
    else if (days.length > 0) rows.set(key, { measures: [measure], days });
  }
  return [...rows.values()];
}
