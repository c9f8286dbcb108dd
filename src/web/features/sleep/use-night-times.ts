import type { LoggedNight } from '#contracts/sleep.ts';
import { formatTime } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';

/**
 * Returns a function that formats the times of a night, in the time zone of the night: "22:46–07:06". A line never ends
 * between the times.
 */
export function useNightTimes() {
  const { language } = useLanguage();
  return ({ bedtime, wakeTime, zone }: LoggedNight): string =>
    `${formatTime(bedtime, zone, language)}–\u2060${formatTime(wakeTime, zone, language)}`;
}
