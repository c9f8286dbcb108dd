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

/** The days on which the person entered a measure, and the values. */
export interface OwnDays {
  measure: OwnMeasure;
  /** The days on which the person entered it, oldest first. */
  days: CalendarDay[];
  /** The values of these days. A day without a number is missing. */
  values: ReadonlyMap<CalendarDay, number>;
}

type Metric = Pick<HealthMetric, 'date' | 'sources' | OwnMeasure>;

/** Returns the measures that the person has entered. */
export function listOwnDays(metrics: readonly Metric[]): OwnDays[] {
  return ownMeasures
    .map((measure) => {
      const entered = metrics.filter(({ sources }) => sources[measure] === 'self');
      return {
        measure,
        days: entered.map(({ date }) => date).toSorted(),
        values: new Map(
          entered.flatMap(({ date, [measure]: value }) => (value == null ? [] : [[date, value]])),
        ),
      };
    })
    .filter(({ days }) => days.length > 0);
}
