import { cp } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Copies the embedded database of one data folder to another data folder. Throws an Error if that folder has a
 * database. Most tests that start a server process copy a migrated database, because creating a database takes several
 * seconds.
 */
export async function copyBaseFolder(baseFolder: string, dataDir: string): Promise<void> {
  await cp(join(baseFolder, 'db'), join(dataDir, 'db'), {
    recursive: true,
    force: false,
    errorOnExist: true,
  });
}
