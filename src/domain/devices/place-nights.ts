import type { CalendarDay } from '../calendar-day.ts';
import { type EventVersion, isSameContent, mergeVersions } from './merge-versions.ts';

/** What a source says about a night. Lengths are in hours. */
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

/** The night of a source on a day. */
export interface NightVersion extends EventVersion<NightContent> {
  externalId: string;
}

/** What happened to a reading of a night. `shorter` is a nap, or a shorter period of sleep on the same day. */
export type NightOutcome = 'stored' | 'duplicate' | 'shorter';

/**
 * Places readings among the nights of one source. Each day keeps its longest period of sleep, in any order of arrival.
 * Returns what happened to each reading, and the new night of each day that changed: null for a day without one.
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

/** Returns the hours of sleep, or the hours in bed if the source does not know the sleep. */
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
