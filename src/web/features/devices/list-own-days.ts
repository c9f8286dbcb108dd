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

/**
 * Returns each measure with the days on which the person entered it, oldest first. Returns an empty array if the person
 * has entered nothing.
 */
export function listOwnDays(days: readonly Pick<HealthMetric, 'date' | 'sources'>[]) {
  const own = ownMeasures.map((measure) => ({ measure, days: listDaysOf(measure, days) }));
  return own.some((each) => each.days.length > 0) ? own : [];
}

const listDaysOf = (
  measure: OwnMeasure,
  days: readonly Pick<HealthMetric, 'date' | 'sources'>[],
): CalendarDay[] =>
  days
    .filter(({ sources }) => sources[measure] === 'self')
    .map(({ date }) => date)
    .toSorted();
