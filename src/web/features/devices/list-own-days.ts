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
  /** The measures that the person entered on exactly the same days. */
  measures: OwnMeasure[];
  /** The days on which the person entered them, oldest first. */
  days: CalendarDay[];
}

/** Returns the measures that the person has entered. Measures with the same days are together. */
export function listOwnDays(metrics: readonly Pick<HealthMetric, 'date' | 'sources'>[]): OwnDays[] {
  const daysOf = (measure: OwnMeasure) =>
    metrics
      .filter(({ sources }) => sources[measure] === 'self')
      .map(({ date }) => date)
      .toSorted();
  const groups = Map.groupBy(ownMeasures, (measure) => daysOf(measure).join());
  return [...groups]
    .map(([key, measures]) => ({ measures, days: key.split(',').filter(Boolean) }))
    .filter(({ days }) => days.length > 0);
}
