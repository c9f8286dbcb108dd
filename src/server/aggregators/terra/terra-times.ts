import { readTime, type ZonedTime } from '../read-time.ts';

/**
 * Returns a time of an item. An item that is marked as local writes local times, also if they end with `Z` or `+00:00`.
 * Returns undefined if the time cannot be read.
 */
export const readTerraTime = (
  text: string,
  { timestamp_localization }: { timestamp_localization?: number | null | undefined },
  zone: string,
): ZonedTime | undefined => readTime(text, zone, timestamp_localization === 1);
