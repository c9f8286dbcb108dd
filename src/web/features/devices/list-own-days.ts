import type { HealthMetric } from '#contracts/measures.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';

const ownMeasures = [
  'mood',
  'energyLevel',
  'stressLevel',
  'sleepQuality',
  'sleepHours',
  'waterIntake',
] as const;

type OwnMeasure = (typeof ownMeasures)[number];

/**
 * Returns the measures that the person entered on the same days of the last seven, with these days and the last day of
 * all. Leaves out measures that the person entered on no day.
 */
export function listOwnDays(days: readonly Pick<HealthMetric, 'date' | 'sources'>[], today: CalendarDay) {
  const groups = new Map<string, { measures: OwnMeasure[]; days: CalendarDay[]; last: CalendarDay }>();
  for (const measure of ownMeasures) {
    const own = days
      .filter(({ sources }) => sources[measure] === 'self')
      .map(({ date }) => date)
      .toSorted();
    const last = own.at(-1);
    if (last === undefined) continue;
    const recent = own.filter((day) => day > addDays(today, -7));
    const key = [last, ...recent].join();
    const group = groups.get(key) ?? { measures: [], days: recent, last };
    group.measures.push(measure);
    groups.set(key, group);
  }
  return [...groups.values()];
}
