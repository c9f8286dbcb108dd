import type { Rejection } from '#domain/devices/health-record.ts';

/** Returns the rejection of data without a place in the product. `what` is its name at the source. */
export const notUsed = (what: string, where: string | null): Rejection => ({
  kind: 'rejected',
  reason: 'notUsed',
  what,
  where,
});

/** Returns the rejection of a value that cannot be read. `what` is its name at the source. */
export const unreadable = (what: string, where: string | null): Rejection => ({
  kind: 'rejected',
  reason: 'unreadable',
  what,
  where,
});
