import type { HealthMetric } from '#contracts/measures.ts';

const ownMeasures = [
  'mood',
  'energyLevel',
  'stressLevel',
  'sleepQuality',
  'sleepHours',
  'waterIntake',
] as const;

/**
 * Returns, for each measure, the newest day on which the person entered the value. Leaves out measures that the person
 * entered on no day.
 */
export function lastOwnDays(days: readonly Pick<HealthMetric, 'date' | 'sources'>[]) {
  return ownMeasures.flatMap((measure) => {
    const own = days.filter(({ sources }) => sources[measure] === 'self').map(({ date }) => date);
    const day = own.toSorted().at(-1);
    return day === undefined ? [] : [{ measure, day }];
  });
}
