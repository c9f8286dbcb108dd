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
 * Returns, for each measure, the days on which the person entered the value, and the last of them. Leaves out measures
 * that the person entered on no day.
 */
export function listOwnDays(days: readonly Pick<HealthMetric, 'date' | 'sources'>[]) {
  return ownMeasures.flatMap((measure) => {
    const own = days.filter(({ sources }) => sources[measure] === 'self').map(({ date }) => date);
    const last = own.toSorted().at(-1);
    return last === undefined ? [] : [{ measure, days: own, last }];
  });
}
