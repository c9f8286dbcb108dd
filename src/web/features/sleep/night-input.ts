import type { LoggedNight } from '#contracts/sleep.ts';
import { toTimeOfDay } from '#domain/zoned-time.ts';

/** The values of the form of a night. The times are times of day, such as "22:30", or empty. */
export interface NightInput {
  date: string;
  bedtime: string;
  wakeTime: string;
  /** Null if the night is not rated. */
  quality: number | null;
}

/** Returns the form values of a logged night, with its times in its own time zone. */
export const toNightInput = ({ date, bedtime, wakeTime, zone, quality }: LoggedNight): NightInput => ({
  date,
  bedtime: toTimeOfDay(new Date(bedtime), zone),
  wakeTime: toTimeOfDay(new Date(wakeTime), zone),
  quality,
});
