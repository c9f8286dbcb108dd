import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The space, in bytes, that the database needs to open. The database may create a new segment of its transaction log. A
 * segment has 16 MiB.
 */
const neededBytes = 17 * 1024 * 1024;

const reasons: Record<string, string> = {
  ENOSPC: 'The disk is full. Free at least 100 MB and start again.',
  EDQUOT: 'The disk quota is used up. Free at least 100 MB and start again.',
  EROFS: 'The disk is read-only. Make it writable and start again.',
  EACCES: 'This user may not write there. Correct the permissions and start again.',
  EPERM: 'This user may not write there. Correct the permissions and start again.',
};

/**
 * Checks that the database in a folder can grow, by writing and deleting a file. Throws an Error that says what is
 * wrong with the disk. If the disk is full or not writable, PGlite fails to open even an undamaged database, which
 * would then look damaged.
 */
export function probeDisk(folder: string): void {
  const file = join(folder, 'lagom-probe.tmp');
  try {
    writeFileSync(file, Buffer.alloc(neededBytes));
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason
      ? new Error(`The database in ${folder} cannot be opened. ${reason}`, { cause: error })
      : error;
  } finally {
    rmSync(file, { force: true });
  }
}
