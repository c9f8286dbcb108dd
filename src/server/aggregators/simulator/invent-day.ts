import { addDays, type CalendarDay, toCalendarDay } from '#domain/calendar-day.ts';
import type { DailyRecord, HealthRecord } from '#domain/devices/health-record.ts';
import type { ObservedMeasure } from '#domain/measures/catalogue.ts';
import { toInstant, toMinutesOfDay } from '#domain/zoned-time.ts';
import { chanceOf, near, round } from './chance.ts';
import { inventMeals } from './invent-meals.ts';
import { inventNight } from './invent-night.ts';
import { inventWorkout } from './invent-workout.ts';
import { driftOf, type InventedDay, isWeekend } from './invented-day.ts';
import { traitsOf } from './provider-traits.ts';

/** The share of days without any data, for example because the person did not wear the device. */
const missingShare = 0.1;

/**
 * Returns the records that a provider's device would have made on a day, up to `now`. Equal inputs always give equal
 * data. The devices of one person measure the same invented day, so their values differ only a little.
 */
export function inventDay(asked: InventedDay): HealthRecord[] {
  const { person, provider, day, zone, now } = asked;
  if (day > toCalendarDay(now, zone)) return [];
  if (chanceOf(person, provider, day, 'worn')() < missingShare) return [];
  const { hasSteps, hasHeart, hasNights, hasWeight, hasMeals, workouts = [] } = traitsOf(provider);
  const night = inventNight(asked);
  const isAwake = night.wakeTime <= now;
  const records: HealthRecord[] = [];
  if (hasSteps) records.push(...inventMovement(asked));
  if (hasHeart && isAwake) records.push(...inventHeart(asked, night.wakeTime));
  if (hasNights && isAwake) records.push(night);
  if (hasWeight) records.push(...inventWeight(asked));
  if (hasMeals) records.push(...inventMeals(asked));
  records.push(...inventWorkout(asked, workouts));
  return records;
}

/** Returns steps, distance and active energy. For the current day, returns only the amounts up to `now`. */
function inventMovement({ person, provider, day, zone, now }: InventedDay): DailyRecord[] {
  const usual = near(chanceOf(person, 'steps'), 8200, 1600);
  const truth = chanceOf(person, day, 'steps');
  const whole =
    (usual + 900 * driftOf(person, day, 'steps')) * (isWeekend(day) ? 0.82 : 1) * near(truth, 1, 0.24);
  const error = near(chanceOf(person, provider, day, 'steps'), 1, 0.02);
  const steps = Math.floor(Math.max(600, whole) * error * passedShare(day, zone, now));
  if (steps === 0) return [];
  const recordedAt = lastMinute(day, zone, now);
  return [
    toDaily('steps', day, steps, recordedAt),
    toDaily('distance', day, round(steps * 0.00074, 2), recordedAt),
    toDaily('activeCalories', day, round(steps * 0.043), recordedAt),
  ];
}

/** Returns resting heart rate and heart rate variability. `recordedAt` is the end of the night. */
function inventHeart({ person, provider, day }: InventedDay, recordedAt: Date): DailyRecord[] {
  const usual = near(chanceOf(person, 'heart'), 59, 4);
  const drift = driftOf(person, day, 'heart');
  const truth = chanceOf(person, day, 'heart');
  const strain = near(truth, 0, 1.2);
  const error = near(chanceOf(person, provider, day, 'heart'), 0, 0.3);
  return [
    toDaily('heartRate', day, round(usual + 2 * drift + strain + error), recordedAt),
    toDaily('heartRateVariability', day, round(52 - 5 * drift - 4 * strain + error), recordedAt),
  ];
}

/** Returns weight and body fat on about half of the mornings, otherwise an empty list. */
function inventWeight({ person, day, zone, now }: InventedDay): DailyRecord[] {
  const truth = chanceOf(person, day, 'weight');
  const at = toInstant(day, '07:10', zone);
  if (at > now || truth() < 0.5) return [];
  const usual = near(chanceOf(person, 'weight'), 74, 7);
  const weight = usual + 1.2 * driftOf(person, day, 'weight') + near(truth, 0, 0.25);
  return [
    toDaily('weight', day, round(weight, 1), at),
    toDaily('bodyFat', day, round(24 + 0.7 * driftOf(person, day, 'weight') + near(truth, 0, 0.3), 1), at),
  ];
}

/** Returns the share of the time from 07:00 to 23:00 that has passed on a day, from 0 to 1. */
function passedShare(day: CalendarDay, zone: string, now: Date): number {
  if (day < toCalendarDay(now, zone)) return 1;
  return Math.min(1, Math.max(0, (toMinutesOfDay(now, zone) - 7 * 60) / (16 * 60)));
}

/** Returns the end of a day, or `now` if the day has not ended. */
function lastMinute(day: CalendarDay, zone: string, now: Date): Date {
  const end = toInstant(addDays(day, 1), '00:00', zone);
  return end < now ? end : now;
}

const toDaily = (
  measure: ObservedMeasure,
  day: CalendarDay,
  value: number,
  recordedAt: Date,
): DailyRecord => ({ kind: 'daily', measure, day, value, recordedAt });
