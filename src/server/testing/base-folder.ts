import { chmod, cp } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Copies the embedded database of one data folder to another data folder, which must not have a database. Most tests
 * that start a server process copy a migrated database, because creating a database takes several seconds.
 */
export async function copyBaseFolder(baseFolder: string, dataDir: string): Promise<void> {
  const files = join(dataDir, 'db');
  await cp(join(baseFolder, 'db'), files, { recursive: true });
  await chmod(files, 0o700);
}
