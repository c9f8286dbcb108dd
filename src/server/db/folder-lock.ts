import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const busyCode = 5;

/**
 * Locks a folder for this process and returns a function that unlocks it. Throws an Error if another process has locked
 * the folder, even if that process runs in another container. Uses SQLite to lock the file `lock.db` in the folder,
 * because Node.js itself cannot lock files. The operating system releases the lock when the process ends, even after
 * kill -9.
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
