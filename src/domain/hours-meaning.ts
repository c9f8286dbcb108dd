import type { CalendarDay } from './calendar-day.ts';

/** What hours of sleep can be: the time in bed, the time asleep, or one on some days and the other on the rest. */
export const hoursMeanings = ['inBed', 'asleep', 'mixed'] as const;
export type HoursMeaning = (typeof hoursMeanings)[number];

interface Night {
  date: CalendarDay;
  /** Null if the hours asleep were not measured. */
  awakeHours: number | null;
}

/**
 * Returns what the hours of sleep on the given days are: `inBed` if they are the time from bedtime to wake time on
 * every day, `asleep` if they are the time asleep on every day, otherwise `mixed`. On a day without a night, the hours
 * were recorded without times, so they are the time asleep.
 */
export function hoursMeaning(days: readonly CalendarDay[], nights: readonly Night[]): HoursMeaning {
  const unmeasured = new Set(nights.flatMap(({ date, awakeHours }) => (awakeHours === null ? [date] : [])));
  const inBed = days.filter((day) => unmeasured.has(day)).length;
  if (inBed === 0) return 'asleep';
  return inBed === days.length ? 'inBed' : 'mixed';
}
