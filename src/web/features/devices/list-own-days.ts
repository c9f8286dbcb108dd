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
  measure: OwnMeasure;
  /** The days on which the person entered it, oldest first. */
  days: CalendarDay[];
}

/** Returns the measures that the person has entered. */
export function listOwnDays(metrics: readonly Pick<HealthMetric, 'date' | 'sources'>[]): OwnDays[] {
  return ownMeasures
    .map((measure) => ({
      measure,
      days: metrics
        .filter(({ sources }) => sources[measure] === 'self')
        .map(({ date }) => date)
        .toSorted(),
    }))
    .filter(({ days }) => days.length > 0);
}
