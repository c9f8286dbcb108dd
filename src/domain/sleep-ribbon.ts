import type { CalendarDay } from './calendar-day.ts';
import { findUsual, type Usual } from './measures/usual.ts';
import { minutesAfterNoon, type SleepGoals } from './sleep.ts';

/**
 * A night in the ribbon, the chart that draws each night as a bar from bedtime to wake time. Both times are in minutes
 * after noon on the day before `day`, as the clock in the zone of the night shows them.
 */
export interface RibbonNight {
  day: CalendarDay;
  bedtime: number;
  wakeTime: number;
}

interface Night {
  date: CalendarDay;
  bedtime: string;
  wakeTime: string;
  zone: string;
}

/** Converts a night's bedtime and wake time to minutes after noon on the day before `date`. */
export function toRibbonNight({ date, bedtime, wakeTime, zone }: Night): RibbonNight {
  return {
    day: date,
    bedtime: minutesAfterNoon(new Date(bedtime), zone, date),
    wakeTime: minutesAfterNoon(new Date(wakeTime), zone, date),
  };
}

/**
 * Returns the target bedtime (`from`) and the target wake time (`to`), both in minutes after noon on the day before the
 * person wakes up. As in `resolveNight`, the bedtime is on the day before if its time of day is at or after the wake
 * time. For example, with the wake time 06:00 (1080), the bedtime 22:00 is on the day before (600), and the bedtime
 * 01:00 is on the day of waking up (780).
 */
export function ribbonGoal({ targetBedtime, targetWakeTime }: SleepGoals): { from: number; to: number } {
  const isEvening = targetBedtime >= targetWakeTime;
  return { from: toMinutes(targetBedtime) + (isEvening ? -720 : 720), to: toMinutes(targetWakeTime) + 720 };
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * Returns the range of the ribbon's time axis in minutes after noon: whole hours that contain all `times`, with at
 * least 15 minutes of space at both ends. `ticks` are every second hour, or every fourth hour if the range is longer
 * than 16 hours.
 */
export function ribbonAxis(times: readonly number[]) {
  const [earliest, latest] = [Math.min(...times), Math.max(...times)];
  const [from, to] = [Math.floor(earliest / 60 - 0.25) * 60, Math.ceil(latest / 60 + 0.25) * 60];
  const step = to - from > 960 ? 240 : 120;
  const ticks: number[] = [];
  for (let tick = Math.ceil(from / step) * step; tick <= to; tick += step) ticks.push(tick);
  return { from, to, ticks };
}

/**
 * Returns the midpoint between bedtime and wake time, in minutes after noon on the day before `date`. The midpoint is
 * an instant, because the mean of the two times of day is wrong if the clocks change during the night.
 */
export function midpointOf({ date, bedtime, wakeTime, zone }: Night): number {
  const middle = new Date((Date.parse(bedtime) + Date.parse(wakeTime)) / 2);
  return minutesAfterNoon(middle, zone, date);
}

/**
 * Returns the usual bedtime and the usual wake time in minutes after noon, from the nights before `today`. Returns null
 * for fewer than 7 nights.
 */
export function usualTimes(
  nights: readonly RibbonNight[],
  today: CalendarDay,
): { bedtime: Usual; wakeTime: Usual } | null {
  const usualOf = (time: 'bedtime' | 'wakeTime') =>
    findUsual(
      nights.map((night) => ({ day: night.day, value: night[time] })),
      today,
    );
  const [bedtime, wakeTime] = [usualOf('bedtime'), usualOf('wakeTime')];
  return bedtime && wakeTime && { bedtime, wakeTime };
}

/** Returns the mean of the nights' hours. Returns null without nights. */
export function averageHours(nights: readonly { hours: number }[]): number | null {
  if (nights.length === 0) return null;
  return nights.reduce((sum, { hours }) => sum + hours, 0) / nights.length;
}
