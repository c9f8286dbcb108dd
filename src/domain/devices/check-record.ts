import { type CalendarDay, isCalendarDay, isTimeZone, toCalendarDay } from '../calendar-day.ts';
import { cycleBounds } from '../cycle.ts';
import { observedMeasures } from '../measures/catalogue.ts';
import { fitnessMeasures } from '../measures/fitness.ts';
import { mindfulnessMeasures } from '../measures/mindfulness.ts';
import { foodBounds } from '../nutrition/meals.ts';
import type { HealthRecord, NightRecord, RejectReason } from './health-record.ts';

/** Why a record cannot be stored. */
export interface RecordProblem {
  reason: RejectReason;
  /**
   * The name of the measure whose value is wrong. If something other than a value is wrong, such as
   * the day, `what` is the measure of a daily record, or the `kind` of any other record.
   */
  what: string;
  day: CalendarDay | null;
  /**
   * The wrong value. Null if the value is not a finite number. Also null if something other than a
   * value is wrong, such as the day or the id.
   */
  value: number | null;
}

/** A record that can be stored, with its day in the record's own time zone. */
export type CheckedRecord<Kind extends HealthRecord['kind'] = HealthRecord['kind']> = Extract<
  HealthRecord,
  { kind: Kind }
> & { day: CalendarDay };

/** The first possible day. No living person has data from before this day. */
const firstDay = '1900-01-01';
/** One minute, in hours and in minutes. A night, a workout and a meditation must last at least one minute. */
const minute = { hours: 1 / 60, minutes: 1 };
/**
 * The tolerance, in hours, for sources that round their values. The recorded hours of sleep, or of a stage of sleep,
 * can exceed the hours from bedtime to wake time by this much without being rejected.
 */
const roundingHours = 0.05;
const longestExternalId = 200;

interface Bounds {
  min: number;
  max: number;
}

/** Returns the record with its day, or the reason why it is rejected. Does not correct any values. */
export function checkRecord(
  record: HealthRecord,
  when: { today: CalendarDay; now: Date },
): CheckedRecord | { problem: RecordProblem } {
  const problem = (reason: RejectReason, what: string, day: CalendarDay | null, value: number | null) => ({
    problem: { reason, what, day, value: value !== null && Number.isFinite(value) ? value : null },
  });
  if ('externalId' in record && !isExternalId(record.externalId))
    return problem('unreadable', record.kind, null, null);
  const day = dayOf(record, when);
  if (day === 'impossible') return problem('impossibleDay', whatOf(record), null, null);
  if (day === 'unreadable') return problem('unreadable', whatOf(record), null, null);
  const isFuture = day > latestDay(record, when);
  if (isFuture || day < firstDay) return problem('impossibleDay', whatOf(record), day, null);
  const wrong = valuesOf(record).find(([, value, { min, max }]) => !(value >= min && value <= max));
  return wrong ? problem('outOfBounds', wrong[0], day, wrong[1]) : { ...record, day };
}

const isExternalId = (id: string) =>
  id.length > 0 && id.length <= longestExternalId && id.isWellFormed() && !id.includes('\0');

const whatOf = (record: HealthRecord) => (record.kind === 'daily' ? record.measure : record.kind);

/** Returns the instant that decides the day of an event. For a night, this is the wake time. */
function instantOf(record: Exclude<HealthRecord, { kind: 'daily' | 'cycle' }>): Date {
  if (record.kind === 'night') return record.wakeTime;
  return record.kind === 'meal' ? record.eatenAt : record.startedAt;
}

function dayOf(record: HealthRecord, { now }: { now: Date }): CalendarDay | 'unreadable' | 'impossible' {
  if (record.kind === 'daily' || record.kind === 'cycle') {
    const isReadable = isCalendarDay(record.day) && (record.kind === 'cycle' || isDate(record.recordedAt));
    return isReadable ? record.day : 'unreadable';
  }
  const instant = instantOf(record);
  if (!isDate(instant) || !isTimeZone(record.zone)) return 'unreadable';
  if (record.kind === 'night' && !isDate(record.bedtime)) return 'unreadable';
  // Rejects impossible years first. The check of the exact day compares days as text, which works only for years with
  // four digits. These limits are a year wider, because the day depends on the time zone.
  if (instant.getUTCFullYear() < 1899 || instant.getUTCFullYear() > now.getUTCFullYear() + 1)
    return 'impossible';
  return toCalendarDay(instant, record.zone);
}

const isDate = (date: Date) => !Number.isNaN(date.getTime());

/**
 * Returns the latest day that is accepted for a record: today in the record's time zone, or `today` for a record
 * without a time zone.
 */
const latestDay = (record: HealthRecord, { today, now }: { today: CalendarDay; now: Date }): CalendarDay =>
  'zone' in record ? toCalendarDay(now, record.zone) : today;

type BoundedValue = readonly [what: string, value: number, bounds: Bounds];

/** Returns the known values of a record with their names and bounds. */
function valuesOf(record: HealthRecord): BoundedValue[] {
  switch (record.kind) {
    case 'daily':
      return [[record.measure, record.value, observedMeasures[record.measure]]];
    case 'night':
      return nightValues(record);
    case 'workout': {
      const { workoutMinutes, workoutCalories } = fitnessMeasures;
      return known([
        ['workoutMinutes', record.minutes, { ...workoutMinutes, min: minute.minutes }],
        ['workoutCalories', record.calories, workoutCalories],
      ]);
    }
    case 'meal':
      return known([
        ['caloriesEaten', record.calories, foodBounds.calories],
        ['protein', record.protein, foodBounds.grams],
        ['carbs', record.carbs, foodBounds.grams],
        ['fat', record.fat, foodBounds.grams],
      ]);
    case 'session': {
      const { meditationMinutes } = mindfulnessMeasures;
      return [['meditationMinutes', record.minutes, { ...meditationMinutes, min: minute.minutes }]];
    }
    case 'cycle':
      return known([['flowIntensity', record.flow, cycleBounds.flowIntensity]]);
  }
}

function nightValues(night: NightRecord): BoundedValue[] {
  const hours = (night.wakeTime.getTime() - night.bedtime.getTime()) / 3_600_000;
  const part = { min: 0, max: hours + roundingHours };
  return known([
    ['sleepHours', hours, { min: minute.hours, max: observedMeasures.sleepHours.max }],
    ['sleepHours', night.asleepHours, part],
    ['deepSleepHours', night.deepHours, part],
    ['remSleepHours', night.remHours, part],
    ['lightSleepHours', night.lightHours, part],
    ['sleepEfficiency', night.efficiency, observedMeasures.sleepEfficiency],
  ]);
}

const known = (values: (readonly [string, number | null, Bounds])[]): BoundedValue[] =>
  values.flatMap(([what, value, bounds]) => (value === null ? [] : [[what, value, bounds] as const]));
