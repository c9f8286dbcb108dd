import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns one hash over the names and contents of all files below a folder. */
export async function hashFolder(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => ({
    path: join(entry.parentPath, entry.name),
    isFile: entry.isFile(),
  }));
  const hash = createHash('sha256');
  for (const { path, isFile } of paths.sort((a, b) => (a.path < b.path ? -1 : 1))) {
    hash.update(path.slice(folder.length)).update('\0');
    if (isFile) hash.update(await readFile(path));
  }
  return hash.digest('hex');
}
