import type { Device } from '#contracts/devices.ts';

/**
 * Returns whether the provider gives the server access to the person's data. The server can then fetch new data without
 * asking the person.
 */
export const hasConnection = ({ state }: Device): boolean => state === 'connected' || state === 'failed';

/**
 * Returns how long ago an instant is, as a whole number of minutes, hours or days, rounded down.
 * The unit is the largest unit with a number of at least 1. An instant less than a minute ago, or
 * in the future, counts as now.
 */
export function timeSince(
  instant: string,
  now: Date,
): { unit: 'now' | 'minutes' | 'hours' | 'days'; count: number } {
  const minutes = Math.floor((now.getTime() - new Date(instant).getTime()) / 60_000);
  if (minutes < 1) return { unit: 'now', count: 0 };
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return { unit: 'hours', count: hours };
  return { unit: 'days', count: Math.floor(hours / 24) };
}
