import type { CalendarDay } from '../calendar-day.ts';
import { type EventVersion, isSameContent, mergeVersions } from './merge-versions.ts';

/** The values of a night from a source. Lengths are in hours. */
export type NightContent = Readonly<{
  day: CalendarDay;
  bedtime: Date;
  wakeTime: Date;
  zone: string;
  asleepHours: number | null;
  deepHours: number | null;
  remHours: number | null;
  lightHours: number | null;
  efficiency: number | null;
}>;

/** A night, as it was read from a source at one time (a reading), with the id of the night at the source. */
export interface NightVersion extends EventVersion<NightContent> {
  externalId: string;
}

/**
 * What happens to a reading that is added to the stored nights. `stored`: the reading is new, or it changed the stored
 * night. `duplicate`: the reading changed nothing. `shorter`: the reading is not stored, because it is a nap or the day
 * has a longer period of sleep.
 */
export type NightOutcome = 'stored' | 'duplicate' | 'shorter';

/**
 * Adds readings to the stored nights of one source. Each day keeps its longest period of sleep. The
 * order in which the readings arrive does not matter. `outcomes` has the result of each reading, in
 * the order of `readings`. `changes` has the new night of each day that changed, or null if the day
 * no longer has a night.
 */
export function placeNights(
  stored: readonly NightVersion[],
  readings: readonly (NightVersion & { isNap: boolean })[],
): { outcomes: NightOutcome[]; changes: Map<CalendarDay, NightVersion | null> } {
  const before = new Map(stored.map((night) => [night.content.day, night]));
  const nights = new Map(before);
  const placed = readings.map((reading): NightOutcome => {
    if (reading.isNap) return 'shorter';
    const known = [...nights.values()].find(({ externalId }) => externalId === reading.externalId);
    const { content, orderedAt } = known ? mergeVersions(known, reading) : reading;
    const night = { externalId: reading.externalId, content, orderedAt };
    if (known) nights.delete(known.content.day);
    const rival = nights.get(content.day);
    if (!rival || isLonger(night, rival)) nights.set(content.day, night);
    return known && isSameContent(content, known.content) ? 'duplicate' : 'stored';
  });
  const kept = new Set([...nights.values()].map(({ externalId }) => externalId));
  const days = [...new Set([...before.keys(), ...nights.keys()])];
  const changed = days.filter((day) => !isSameNight(before.get(day), nights.get(day)));
  return {
    outcomes: readings.map(({ externalId }, index) =>
      kept.has(externalId) ? (placed[index] as NightOutcome) : 'shorter',
    ),
    changes: new Map(changed.map((day) => [day, nights.get(day) ?? null])),
  };
}

/** Returns the hours of sleep, or the hours in bed if the hours of sleep are not known. */
export const hoursAsleep = ({
  asleepHours,
  bedtime,
  wakeTime,
}: Pick<NightContent, 'asleepHours' | 'bedtime' | 'wakeTime'>): number =>
  asleepHours ?? hoursInBed({ bedtime, wakeTime });

/** Returns the hours from bedtime to wake time. */
export const hoursInBed = ({ bedtime, wakeTime }: Pick<NightContent, 'bedtime' | 'wakeTime'>): number =>
  (wakeTime.getTime() - bedtime.getTime()) / 3_600_000;

function isLonger(one: NightVersion, other: NightVersion): boolean {
  const difference = hoursAsleep(one.content) - hoursAsleep(other.content);
  return difference === 0 ? one.externalId < other.externalId : difference > 0;
}

const isSameNight = (one: NightVersion | undefined, other: NightVersion | undefined): boolean =>
  one === other ||
  (one?.externalId === other?.externalId &&
    one?.orderedAt?.getTime() === other?.orderedAt?.getTime() &&
    isSameContent(one?.content ?? {}, other?.content ?? {}));
