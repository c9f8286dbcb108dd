import type {
  DailyRecord,
  HealthRecord,
  Rejection,
  RejectReason,
  SessionRecord,
} from '#domain/devices/health-record.ts';
import type { ObservedMeasure } from '#domain/measures/catalogue.ts';
import { BleedingDays } from './bleeding-days.ts';
import { detachText } from './detach-text.ts';
import { Meals, nutrientTypes } from './meals.ts';
import { Nights } from './nights.ts';
import { RepeatedValues } from './repeated-values.ts';
import type { Attributes, Sample } from './sample.ts';
import { type DaySum, SlotSums } from './slot-sums.ts';
import {
  asWritten,
  type Conversion,
  toCentimetres,
  toKilocalories,
  toKilograms,
  toKilometres,
  toMinutes,
  toPercent,
} from './units.ts';
import { dropRepeatedWorkouts, toWorkout } from './workouts.ts';

/** Types of records whose values are summed up per day. */
const sumTypes = {
  HKQuantityTypeIdentifierStepCount: asWritten,
  HKQuantityTypeIdentifierDistanceWalkingRunning: toKilometres,
  HKQuantityTypeIdentifierFlightsClimbed: asWritten,
  HKQuantityTypeIdentifierActiveEnergyBurned: toKilocalories,
  HKQuantityTypeIdentifierBasalEnergyBurned: toKilocalories,
  HKQuantityTypeIdentifierAppleExerciseTime: toMinutes,
} satisfies Record<string, Conversion>;
type SumType = keyof typeof sumTypes;

/** Types of records that give one value per day: the last value or the mean. */
const valueTypes: Record<string, { measure: ObservedMeasure; convert: Conversion; daily: 'last' | 'mean' }> =
  {
    HKQuantityTypeIdentifierRestingHeartRate: { measure: 'heartRate', convert: asWritten, daily: 'last' },
    HKQuantityTypeIdentifierBodyMass: { measure: 'weight', convert: toKilograms, daily: 'last' },
    HKQuantityTypeIdentifierBodyFatPercentage: { measure: 'bodyFat', convert: toPercent, daily: 'last' },
    HKQuantityTypeIdentifierWaistCircumference: { measure: 'waist', convert: toCentimetres, daily: 'last' },
    HKQuantityTypeIdentifierVO2Max: { measure: 'vo2Max', convert: asWritten, daily: 'last' },
    HKQuantityTypeIdentifierRespiratoryRate: {
      measure: 'respiratoryRate',
      convert: asWritten,
      daily: 'mean',
    },
    HKQuantityTypeIdentifierOxygenSaturation: { measure: 'bloodOxygen', convert: toPercent, daily: 'mean' },
  };

const sleepType = 'HKCategoryTypeIdentifierSleepAnalysis';
const mindfulType = 'HKCategoryTypeIdentifierMindfulSession';
const flowTypes = new Set([
  'HKCategoryTypeIdentifierMenstrualFlow',
  'HKCategoryTypeIdentifierVaginalBleeding',
]);

const sampleTypes = new Set([
  ...Object.keys(valueTypes),
  ...Object.keys(nutrientTypes),
  ...flowTypes,
  sleepType,
  mindfulType,
]);

/** Returns whether the records of a type must be passed to `addSample` with their metadata. */
export const needsMetadata = (type: string) => sampleTypes.has(type);

/**
 * Collects the data that the product uses from an Apple Health export. The samples are in no fixed order, so most
 * results are only known at the end of the file. For the most frequent samples, such as steps, the used memory grows
 * with the number of days, not with the number of samples.
 */
export class Collector {
  readonly #sums = new Map<string, { convert: Conversion; sums: SlotSums }>(
    Object.entries(sumTypes).map(([type, convert]) => [type, { convert, sums: new SlotSums() }]),
  );
  readonly #values = new Map<string, RepeatedValues>();
  readonly #nights = new Nights();
  readonly #meals = new Meals();
  readonly #cycle = new BleedingDays();
  readonly #sessions: SessionRecord[] = [];
  readonly #workouts: Parameters<typeof dropRepeatedWorkouts>[0][number][] = [];
  readonly #rejections = new Map<string, Rejection & { count: number }>();

  /** Adds a record of a type that needs no metadata. Must be fast, because an export has millions of such records. */
  addRecord(type: string, attributes: Attributes): void {
    const known = this.#sums.get(type);
    if (!known) {
      this.reject('notUsed', type);
      return;
    }
    const { sourceName = '', startDate = '', endDate = '', unit } = attributes;
    const amount = known.convert(Number(attributes.value ?? Number.NaN), unit);
    const isReadable =
      amount !== undefined && amount >= 0 && known.sums.add(sourceName, startDate, endDate, amount);
    if (!isReadable) this.reject('unreadable', type, startDate.slice(0, 10));
  }

  /**
   * Adds a record of a type for which `needsMetadata` returns true. `isNested` means that the record is inside of a
   * `Correlation`.
   */
  addSample(type: string, sample: Sample, isNested: boolean): void {
    if (!this.#addKnown(type, sample, isNested)) this.reject('unreadable', type, sample.day);
  }

  #addKnown(type: string, sample: Sample, isNested: boolean): boolean {
    if (type === sleepType) return this.#nights.add(sample);
    if (type === mindfulType) return this.#addSession(sample);
    if (flowTypes.has(type)) return this.#cycle.add(sample);
    const { convert } = valueTypes[type] ?? nutrientTypes[type] ?? {};
    const { value = 'missing', unit } = sample.attributes;
    const number = convert?.(Number(value), unit);
    if (number === undefined || Number.isNaN(number)) return false;
    const nutrient = nutrientTypes[type]?.nutrient;
    if (nutrient) this.#meals.add(sample, nutrient, number, isNested);
    else this.#valuesOf(type).add(sample.day, sample.source, sample.end, number);
    return true;
  }

  #valuesOf(type: string): RepeatedValues {
    const known = this.#values.get(type);
    if (known) return known;
    const values = new RepeatedValues();
    this.#values.set(detachText(type), values);
    return values;
  }

  #addSession({ start, end, zone }: Sample): boolean {
    const minutes = Math.round((end.getTime() - start.getTime()) / 60_000);
    const externalId = `session-${start.getTime() / 1000}`;
    this.#sessions.push({
      kind: 'session',
      externalId,
      zone,
      startedAt: start,
      minutes,
      type: 'mindfulness',
    });
    return true;
  }

  addWorkout(sample: Sample, statistics: readonly Attributes[]): void {
    this.#workouts.push({ source: sample.source, record: toWorkout(sample, statistics) });
  }

  /** Counts a rejection. `what` is the name of the data. `where` is the day of the data, or null. */
  reject(reason: RejectReason, what: string, where: string | null = null): void {
    const key = `${reason} ${what}`;
    const known = this.#rejections.get(key);
    if (known) known.count += 1;
    else if (this.#rejections.size < mostRejections) {
      this.#rejections.set(detachText(key), {
        kind: 'rejected',
        reason,
        what: detachText(what),
        where: where ? detachText(where) : null,
        count: 1,
      });
    }
  }

  *records(): Iterable<HealthRecord | Rejection> {
    yield* this.#dailySums();
    for (const [type, values] of this.#values) {
      const known = valueTypes[type];
      if (known)
        yield* known.daily === 'last' ? values.lastValues(known.measure) : values.means(known.measure);
    }
    yield* this.#nights.records();
    yield* dropRepeatedWorkouts(this.#workouts);
    yield* this.#meals.records();
    yield* this.#sessions;
    yield* this.#cycle.records();
    yield* this.#rejections.values();
  }

  *#dailySums(): Iterable<DailyRecord> {
    const sumsOf = (type: SumType) => this.#sums.get(type)?.sums.sums() ?? new Map<string, DaySum>();
    const energy = sumsOf('HKQuantityTypeIdentifierActiveEnergyBurned');
    yield* toRecords('steps', sumsOf('HKQuantityTypeIdentifierStepCount'), 0);
    yield* toRecords('distance', sumsOf('HKQuantityTypeIdentifierDistanceWalkingRunning'), 3);
    yield* toRecords('floors', sumsOf('HKQuantityTypeIdentifierFlightsClimbed'), 0);
    yield* toRecords('activeMinutes', sumsOf('HKQuantityTypeIdentifierAppleExerciseTime'), 0);
    yield* toRecords('activeCalories', energy, 0);
    yield* toRecords(
      'totalCalories',
      addSums(energy, sumsOf('HKQuantityTypeIdentifierBasalEnergyBurned')),
      0,
    );
  }
}

/**
 * The largest number of different rejections. Without this limit, a file with many invented types could fill the
 * memory.
 */
const mostRejections = 500;

/** Adds two amounts day by day. Leaves out days on which one of the amounts is missing. */
const addSums = (one: Map<string, DaySum>, other: Map<string, DaySum>) =>
  new Map(
    [...one].flatMap(([day, { sum, recordedAt }]) => {
      const added = other.get(day);
      return added ? [[day, { day, sum: sum + added.sum, recordedAt }] as const] : [];
    }),
  );

function* toRecords(
  measure: ObservedMeasure,
  sums: Map<string, DaySum>,
  digits: number,
): Iterable<DailyRecord> {
  for (const { day, sum, recordedAt } of sums.values()) {
    yield { kind: 'daily', measure, day, value: Number(sum.toFixed(digits)), recordedAt };
  }
}
