import { readTime, type ZonedTime } from '../read-time.ts';

/**
 * Returns a time of an item, or undefined if the time cannot be read. If the item is marked as local, its times are
 * local times, even if they end with `Z` or `+00:00`.
 */
export const readTerraTime = (
  text: string,
  { timestamp_localization }: { timestamp_localization?: number | null | undefined },
  zone: string,
): ZonedTime | undefined => readTime(text, zone, timestamp_localization === 1);
