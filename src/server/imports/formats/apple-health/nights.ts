import type { NightRecord } from '#domain/devices/health-record.ts';
import { toMinutesOfDay } from '#domain/zoned-time.ts';
import type { Sample } from './sample.ts';

type Stage = 'inBed' | 'awake' | 'asleep' | 'light' | 'deep' | 'rem';

/** The stages by HealthKit's value, without its prefix. Some apps write HealthKit's numbers instead of the names. */
const stages: Record<string, Stage> = {
  InBed: 'inBed',
  Asleep: 'asleep',
  AsleepUnspecified: 'asleep',
  Awake: 'awake',
  AsleepCore: 'light',
  AsleepDeep: 'deep',
  AsleepREM: 'rem',
  '0': 'inBed',
  '1': 'asleep',
  '2': 'awake',
  '3': 'light',
  '4': 'deep',
  '5': 'rem',
};

interface Part {
  stage: Stage;
  /** The start in milliseconds since 1970. `to` is the end. */
  from: number;
  to: number;
  zone: string;
}

/** A period of sleep that one source recorded. */
interface Period {
  from: number;
  to: number;
  parts: Part[];
}

/** The longest gap within a night, in milliseconds. A longer gap ends the night. */
const longestGap = 3 * 60 * 60 * 1000;

/**
 * Builds nights from samples of sleep. Several sources can record one night: a phone records only the time in bed, a
 * watch also the stages. So this class builds the nights of each source separately. Of overlapping nights, it keeps the
 * best: see `best`.
 */
export class Nights {
  readonly #bySource = new Map<string, Part[]>();

  /** Adds a sample. Returns false if the value of the sample is unknown. */
  add({ attributes, source, start, end, zone }: Sample): boolean {
    const stage = stages[(attributes.value ?? '').replace(/^HKCategoryValueSleepAnalysis/, '')];
    if (stage === undefined) return false;
    const parts = this.#bySource.get(source) ?? [];
    this.#bySource.set(source, parts);
    parts.push({ stage, from: start.getTime(), to: end.getTime(), zone });
    return true;
  }

  *records(): Iterable<NightRecord> {
    const periods = [...this.#bySource.values()].flatMap(toPeriods).toSorted((a, b) => a.from - b.from);
    let rivals: Period[] = [];
    let end = Number.NEGATIVE_INFINITY;
    for (const period of periods) {
      if (period.from >= end && rivals.length > 0) {
        yield toNight(best(rivals));
        rivals = [];
      }
      rivals.push(period);
      end = Math.max(end, period.to);
    }
    if (rivals.length > 0) yield toNight(best(rivals));
  }
}

function toPeriods(parts: readonly Part[]): Period[] {
  const periods: Period[] = [];
  for (const part of parts.toSorted((a, b) => a.from - b.from)) {
    const last = periods.at(-1);
    if (last && part.from - last.to <= longestGap) {
      last.parts.push(part);
      last.to = Math.max(last.to, part.to);
    } else {
      periods.push({ from: part.from, to: part.to, parts: [part] });
    }
  }
  // Leaves out periods without a length.
  return periods.filter(({ from, to }) => to > from);
}

const asleepStages: ReadonlySet<Stage> = new Set<Stage>(['asleep', 'light', 'deep', 'rem']);

/**
 * Returns the best of several periods. A period with deep or REM sleep is better than a period with sleep of other or
 * unknown stages. A period with sleep is better than a period with time in bed only. If several periods are equally
 * good, returns the period with the most sleep, and then the longest period.
 */
function best(periods: readonly Period[]): Period {
  const rank = (period: Period) =>
    lengthOf(period, ['deep', 'rem']) > 0 ? 2 : lengthOf(period, [...asleepStages]) > 0 ? 1 : 0;
  return periods.reduce((chosen, period) => {
    const better =
      rank(period) - rank(chosen) ||
      lengthOf(period, [...asleepStages]) - lengthOf(chosen, [...asleepStages]) ||
      period.to - period.from - (chosen.to - chosen.from);
    return better > 0 ? period : chosen;
  });
}

/** Returns the time spent in any of the wanted stages, in milliseconds. Overlapping time is counted once. */
function lengthOf({ parts }: Period, wanted: readonly Stage[]): number {
  let length = 0;
  let covered = Number.NEGATIVE_INFINITY;
  for (const { stage, from, to } of parts) {
    if (!wanted.includes(stage) || to <= covered) continue;
    length += to - Math.max(from, covered);
    covered = to;
  }
  return length;
}

function toNight(period: Period): NightRecord {
  const { from, to } = period;
  const hasStages = lengthOf(period, ['light', 'deep', 'rem']) > 0;
  const asleep = lengthOf(period, [...asleepStages]);
  const inBed = lengthOf(period, ['inBed']) > 0 ? to - from : lengthOf(period, ['awake', ...asleepStages]);
  const isStageKnown = hasStages ? toHours : () => null;
  return {
    kind: 'night',
    externalId: `night-${from / 1000}`,
    zone: period.parts.at(-1)?.zone ?? 'UTC',
    bedtime: new Date(from),
    wakeTime: new Date(to),
    asleepHours: asleep > 0 ? toHours(asleep) : null,
    deepHours: isStageKnown(lengthOf(period, ['deep'])),
    remHours: isStageKnown(lengthOf(period, ['rem'])),
    lightHours: isStageKnown(lengthOf(period, ['light'])),
    efficiency: asleep > 0 && inBed > asleep ? Math.round((asleep / inBed) * 1000) / 10 : null,
    isNap: isNap(period),
  };
}

const toHours = (milliseconds: number) => Math.round(milliseconds / 36_000) / 100;

/** Returns whether a period is a nap: shorter than three hours, and started between 9:00 and 20:00. */
function isNap({ from, to, parts }: Period): boolean {
  const minutes = toMinutesOfDay(new Date(from), parts[0]?.zone ?? 'UTC');
  return to - from < longestGap && minutes >= 9 * 60 && minutes < 20 * 60;
}
