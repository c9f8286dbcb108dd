import { addDays, type CalendarDay, toCalendarDay, toDayNumber } from './calendar-day.ts';
import { toInstant, toMinutesOfDay } from './zoned-time.ts';

export interface SleepGoals {
  /** Hours. */
  targetSleepHours: number;
  /** `HH:MM`. */
  targetBedtime: string;
  /** `HH:MM`. */
  targetWakeTime: string;
  /** 1 to 10. */
  targetQuality: number;
}

export const defaultSleepGoals: SleepGoals = {
  targetSleepHours: 8,
  targetBedtime: '22:00',
  targetWakeTime: '06:00',
  targetQuality: 8,
};

export const sleepGoalBounds = {
  hours: { min: 6, max: 12, step: 0.5 },
  quality: { min: 1, max: 10 },
} as const;

/** No night is longer; what is longer was typed wrongly. Hours. */
export const maxNightHours = 24;

/** 8 or more is excellent, 6 or more good. */
export function sleepQualityLabel(quality: number): 'excellent' | 'good' | 'poor' {
  if (quality >= 8) return 'excellent';
  return quality >= 6 ? 'good' : 'poor';
}

/** What the efficiency chart draws for a quality of 0 to 10: percent, kept between 60 and 95. */
export const efficiencyPercent = (quality: number): number =>
  Math.min(95, Math.max(60, (quality / 10) * 100));

/** Average quality against the goal: percent, at most 100, and whether it is met. */
export function qualityProgress(average: number, target: number): { percent: number; met: boolean } {
  return { percent: Math.min(100, (average / target) * 100), met: average >= target };
}

/**
 * The night that ended on `day`: a bedtime later in the day than the wake time was the evening before.
 * Instants are those of the zone, so a night of changing clocks is an hour shorter or longer.
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
 * Returns the minutes from noon of the day before `day` to an instant, as a zone's clock counts them. So a bedtime
 * before midnight is less than one after it.
 */
export function minutesAfterNoon(instant: Date, zone: string, day: CalendarDay): number {
  const daysAfter = toDayNumber(toCalendarDay(instant, zone)) - toDayNumber(day) + 1;
  return daysAfter * 1440 + toMinutesOfDay(instant, zone) - 720;
}

/**
 * How much the middle of the nights varies: the circular standard deviation of the times of day, in minutes
 * (Mardia and Jupp, Directional Statistics, 2.3). Undefined below three nights.
 */
export function irregularityMinutes(midpoints: number[]): number | undefined {
  if (midpoints.length < 3) return undefined;
  const angles = midpoints.map((minutes) => (minutes / 1440) * 2 * Math.PI);
  const mean = (of: (angle: number) => number) =>
    angles.reduce((sum, angle) => sum + of(angle), 0) / angles.length;
  const resultant = Math.min(1, Math.hypot(mean(Math.cos), mean(Math.sin)));
  return (Math.sqrt(-2 * Math.log(resultant)) / (2 * Math.PI)) * 1440;
}
