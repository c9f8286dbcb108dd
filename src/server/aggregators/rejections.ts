import type { Rejection } from '#domain/devices/health-record.ts';

/**
 * Returns the rejection of data that the product does not store. `what` is the name of the data at its source. `where`
 * is a day or an id that helps to find the data again, or null if none is known.
 */
export const notUsed = (what: string, where: string | null): Rejection => ({
  kind: 'rejected',
  reason: 'notUsed',
  what,
  where,
});

/** Returns the rejection marked as a rejection of cycle data, so that its details are neither reported nor stored. */
export const ofCycle = (rejection: Rejection): Rejection => ({ ...rejection, isCycle: true });

/** Returns the rejection of a value that cannot be read. `what` and `where` are as in `notUsed`. */
export const unreadable = (what: string, where: string | null): Rejection => ({
  kind: 'rejected',
  reason: 'unreadable',
  what,
  where,
});
