import type { LoggedNight } from '#contracts/sleep.ts';
import { toTimeOfDay } from '#domain/zoned-time.ts';

/** The form values of a night. Each time is a time of day, such as "22:30", or an empty string. */
export interface NightInput {
  date: string;
  bedtime: string;
  wakeTime: string;
  /** Null if the night is not rated. */
  quality: number | null;
}

/** The form values of a night, and the time zone of its times. */
export interface SavedNight extends NightInput {
  zone: string;
}

/** Returns the form values of a logged night. The times of day are in the time zone of the night. */
export const toNightInput = ({ date, bedtime, wakeTime, zone, quality }: LoggedNight): NightInput => ({
  date,
  bedtime: toTimeOfDay(new Date(bedtime), zone),
  wakeTime: toTimeOfDay(new Date(wakeTime), zone),
  quality,
});
