import { statfsSync } from 'node:fs';

/**
 * The space, in bytes, that writes must leave free on the disk of the embedded database. The database stops responding
 * if it cannot create another segment of its transaction log. A segment has 16 MiB. The rest of the space is for
 * background jobs.
 */
export const reservedBytes = 64 * 1024 * 1024;

/** Returns the space, in bytes, that this user can still use on the disk of a folder. */
export function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
