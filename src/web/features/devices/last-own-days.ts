import type { HealthMetric } from '#contracts/measures.ts';

const ownMeasures = [
  'mood',
  'energyLevel',
  'stressLevel',
  'sleepQuality',
  'sleepHours',
  'waterIntake',
] as const;

/** Returns the newest day of each measure whose value the person entered. Leaves out measures without such a day. */
export function lastOwnDays(days: readonly Pick<HealthMetric, 'date' | 'sources'>[]) {
  return ownMeasures.flatMap((measure) => {
    const own = days.filter(({ sources }) => sources[measure] === 'self').map(({ date }) => date);
    const day = own.toSorted().at(-1);
    return day === undefined ? [] : [{ measure, day }];
  });
}
