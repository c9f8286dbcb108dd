import type { CalendarDay } from '../calendar-day.ts';
import type { CyclePhase, CycleSymptom } from '../cycle.ts';
import type { Intensity, WorkoutType } from '../fitness.ts';
import type { ObservedMeasure } from '../measures/catalogue.ts';
import type { SessionType } from '../mindfulness.ts';
import type { MealType } from '../nutrition/meals.ts';

/** One value of a measure on a day, in the unit of the measure. */
export interface DailyRecord {
  kind: 'daily';
  measure: ObservedMeasure;
  day: CalendarDay;
  value: number;
  /** When the source recorded the value. If a source has two values for one day, the newer value is kept. */
  recordedAt: Date;
}

interface EventRecord {
  /** The id of the event at its source. An event that is read again with the same id updates the stored event. */
  externalId: string;
  /** An IANA time zone, or an offset such as `+02:00` if only the offset is known. */
  zone: string;
}

/**
 * A period of sleep. Lengths are in hours. A null value means that the source does not contain the
 * value.
 */
export interface NightRecord extends EventRecord {
  kind: 'night';
  bedtime: Date;
  wakeTime: Date;
  asleepHours: number | null;
  deepHours: number | null;
  remHours: number | null;
  lightHours: number | null;
  /**
   * The share of the time in bed spent asleep, in percent. Null if the source did not measure the
   * efficiency.
   */
  efficiency: number | null;
  isNap: boolean;
}

export interface WorkoutRecord extends EventRecord {
  kind: 'workout';
  startedAt: Date;
  minutes: number;
  type: WorkoutType;
  /** The title that the person gave to the workout, or the name of the activity, such as "Running". */
  title: string;
  intensity: Intensity | null;
  calories: number | null;
}

export interface MealRecord extends EventRecord {
  kind: 'meal';
  eatenAt: Date;
  mealType: MealType;
  name: string;
  /** Energy in kilocalories. Energy and nutrients are null if they are unknown. */
  calories: number | null;
  /** Protein in grams. `carbs` and `fat` are in grams too. */
  protein: number | null;
  carbs: number | null;
  fat: number | null;
}

/** A session of meditation or breathing. */
export interface SessionRecord extends EventRecord {
  kind: 'session';
  startedAt: Date;
  minutes: number;
  type: SessionType;
}

/** A day of the menstrual cycle. Stored only if the person has switched the cycle module on. */
export interface CycleRecord {
  kind: 'cycle';
  externalId: string;
  day: CalendarDay;
  /** The strength of the bleeding, from 1 (lightest) to 5 (heaviest). */
  flow: number | null;
  phase: CyclePhase | null;
  isPeriodStart: boolean;
  symptoms: CycleSymptom[];
  notes: string | null;
}

/** A piece of health data from a device, an aggregator or an export file, in the units of the product. */
export type HealthRecord =
  | DailyRecord
  | NightRecord
  | WorkoutRecord
  | MealRecord
  | SessionRecord
  | CycleRecord;

/** Why a part of a source's data was not stored. */
export type RejectReason =
  /** The value is outside the bounds of its measure. */
  | 'outOfBounds'
  /** A date or number cannot be read. */
  | 'unreadable'
  /** The day is in the future or before 1900. */
  | 'impossibleDay'
  /** The product does not store this kind of data. */
  | 'notUsed'
  /** The person has not switched on the cycle module. */
  | 'moduleOff'
  /** The record is a nap, or the day has a longer period of sleep. */
  | 'shorterSleep'
  /** The file is incomplete: its last part is missing. */
  | 'cutOff';

/** A part of a source's data that cannot become a record. */
export interface Rejection {
  kind: 'rejected';
  reason: RejectReason;
  /**
   * The name that the source gives the data, such as `HKQuantityTypeIdentifierStepCount` or the name of a column. Never
   * contains a value, because values are private.
   */
  what: string;
  /** Where the part is in the source's data: a day, an id, a file or a line. Null if the place is not known. */
  where: string | null;
  /** The number of rejected parts that this rejection represents. Default: 1. */
  count?: number;
  /**
   * Set for a part of the cycle data of a device. The report then says only `cycle` instead of
   * `what` and `where`, and the rejection is not stored, because cycle data is private.
   */
  isCycle?: true;
}

/** The result of storing the records of a source. */
export interface StoreReport {
  /** The number of records and rejections that were read. */
  read: number;
  /** The number of records that were new or that changed a stored record. */
  stored: number;
  /** The number of records that changed nothing, because they were stored before with the same content. */
  duplicates: number;
  rejected: { reason: RejectReason; what: string; count: number; where: string | null }[];
  /** The number of stored records and duplicates, by kind. */
  kinds: Partial<Record<HealthRecord['kind'], number>>;
  /** The first and the last day of stored records and duplicates. Null if there are none. */
  from: CalendarDay | null;
  to: CalendarDay | null;
}

/**
 * The largest number of kinds of rejections in a report. Rejections with the same `reason` and the
 * same name (`what`) are of one kind. Rejections of further kinds are counted under the name
 * `other`.
 */
const mostRejectedKinds = 200;

/** Returns a report with all counts 0. */
export const emptyReport = (): StoreReport => ({
  read: 0,
  stored: 0,
  duplicates: 0,
  rejected: [],
  kinds: {},
  from: null,
  to: null,
});

/**
 * Returns the sum of two reports. Merges rejections that have the same reason and the same name
 * (`what`).
 */
export function mergeReports(one: StoreReport, other: StoreReport): StoreReport {
  const rejected = one.rejected.map((rejection) => ({ ...rejection }));
  for (const rejection of other.rejected) addRejection(rejected, rejection);
  const kinds = { ...one.kinds };
  for (const [kind, count] of Object.entries(other.kinds) as [HealthRecord['kind'], number][])
    kinds[kind] = (kinds[kind] ?? 0) + count;
  const days = [one.from, one.to, other.from, other.to].filter((day) => day !== null).sort();
  return {
    read: one.read + other.read,
    stored: one.stored + other.stored,
    duplicates: one.duplicates + other.duplicates,
    rejected,
    kinds,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
  };
}

/**
 * Adds a rejection to a list, in place. If the list has a rejection with the same reason and name, adds to its count
 * and keeps its `where`. If the list already has the largest number of kinds, counts the rejection as `other`.
 */
export function addRejection(
  list: StoreReport['rejected'],
  rejection: StoreReport['rejected'][number],
): void {
  const find = (what: string) => list.find((one) => one.reason === rejection.reason && one.what === what);
  const isFull = list.length >= mostRejectedKinds;
  const known = find(rejection.what) ?? (isFull ? find('other') : undefined);
  if (known) known.count += rejection.count;
  else list.push(isFull ? { ...rejection, what: 'other', where: null } : { ...rejection });
}
