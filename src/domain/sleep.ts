import { addDays, type CalendarDay, toCalendarDay, toDayNumber } from './calendar-day.ts';
import { toInstant, toMinutesOfDay } from './zoned-time.ts';

/** A person's sleep goals. The times of day are in the person's time zone. */
export interface SleepGoals {
  /** The hours of sleep per night. */
  targetSleepHours: number;
  /** The time to go to bed, as `HH:MM`. */
  targetBedtime: string;
  /** The time to get up, as `HH:MM`. */
  targetWakeTime: string;
  /** The sleep quality, 1 to 10. */
  targetQuality: number;
}

/** The goals of a person who has set no goals (product specification). */
export const defaultSleepGoals: SleepGoals = {
  targetSleepHours: 8,
  targetBedtime: '22:00',
  targetWakeTime: '06:00',
  targetQuality: 8,
};

/** Inclusive bounds of the goals: hours of sleep, and quality on the scale of the check-in. */
export const sleepGoalBounds = {
  hours: { min: 6, max: 12, step: 0.5 },
  quality: { min: 1, max: 10 },
} as const;

/** A night must be shorter than this many hours. A longer night is a typing error. */
export const maxNightHours = 24;

/** Returns the label of a sleep quality: excellent from 8, good from 6, otherwise poor. */
export function sleepQualityLabel(quality: number): 'excellent' | 'good' | 'poor' {
  if (quality >= 8) return 'excellent';
  return quality >= 6 ? 'good' : 'poor';
}

/**
 * Returns the percentage that the efficiency chart draws for a quality of 0 to 10: ten times the quality, but at least
 * 60 and at most 95 (product specification).
 */
export const efficiencyPercent = (quality: number): number =>
  Math.min(95, Math.max(60, (quality / 10) * 100));

/** Returns the average quality as a percentage of the goal, at most 100, and whether the goal is met. */
export function qualityProgress(average: number, target: number): { percent: number; met: boolean } {
  return { percent: Math.min(100, (average / target) * 100), met: average >= target };
}

/**
 * Returns the start, the end and the hours of the night that ended on `day`. A bedtime at or after the wake time is on
 * the previous day. Both times are local times in the zone, so a night with a clock change is an hour shorter or
 * longer.
 */
export function resolveNight(
  day: CalendarDay,
  bedtime: string,
  wakeTime: string,
  zone: string,
): { bedtime: Date; wakeTime: Date; hours: number } {
  const bed = toInstant(bedtime >= wakeTime ? addDays(day, -1) : day, bedtime, zone);
  const wake = toInstant(day, wakeTime, zone);
  return { bedtime: bed, wakeTime: wake, hours: (wake.getTime() - bed.getTime()) / 3_600_000 };
}

/**
 * Returns the minutes on the zone's clock from noon on the day before `day` to an instant. A bedtime before midnight
 * therefore has a smaller value than a bedtime after midnight.
 */
export function minutesAfterNoon(instant: Date, zone: string, day: CalendarDay): number {
  const daysAfter = toDayNumber(toCalendarDay(instant, zone)) - toDayNumber(day) + 1;
  return daysAfter * 1440 + toMinutesOfDay(instant, zone) - 720;
}

/** The fewest nights whose regularity is shown. */
export const minRegularityNights = 3;

/**
 * Returns how much the midpoint of sleep varies, in minutes: the circular standard deviation of the
 * times of day (Mardia and Jupp, Directional Statistics, 2.3). `midpoints` has one time of day per
 * night, in minutes after midnight. Returns undefined for fewer than `minRegularityNights`.
 */
export function irregularityMinutes(midpoints: number[]): number | undefined {
  if (midpoints.length < minRegularityNights) return undefined;
  const angles = midpoints.map((minutes) => (minutes / 1440) * 2 * Math.PI);
  const mean = (of: (angle: number) => number) =>
    angles.reduce((sum, angle) => sum + of(angle), 0) / angles.length;
  const resultant = Math.min(1, Math.hypot(mean(Math.cos), mean(Math.sin)));
  return (Math.sqrt(-2 * Math.log(resultant)) / (2 * Math.PI)) * 1440;
}
