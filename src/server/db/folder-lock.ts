import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const busyCode = 5;

/**
 * Locks a folder for this process and returns a function that unlocks it. Throws an Error if another process has locked
 * the folder, even if that process runs in another container. The lock is a lock on the file `lock.db` in the folder,
 * which SQLite takes. The operating system releases it when the process ends, even after kill -9. Node.js itself cannot
 * lock files.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = new DatabaseSync(join(folder, 'lock.db'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== busyCode) throw error;
    throw new Error(`Another process is using ${folder}. Stop it first, or set DATA_DIR to another folder.`);
  }
  return async () => lock.close();
}
