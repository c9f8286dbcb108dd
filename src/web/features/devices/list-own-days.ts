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

/** Returns the measures that the person entered, with the days on which they did so, oldest first. */
export function listOwnDays(days: readonly Pick<HealthMetric, 'date' | 'sources'>[]) {
  return ownMeasures
    .map((measure) => ({ measure, days: listDaysOf(measure, days) }))
    .filter(({ days: own }) => own.length > 0);
}

const listDaysOf = (
  measure: OwnMeasure,
  days: readonly Pick<HealthMetric, 'date' | 'sources'>[],
): CalendarDay[] =>
  days
    .filter(({ sources }) => sources[measure] === 'self')
    .map(({ date }) => date)
    .toSorted();
