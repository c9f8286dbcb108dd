import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the folder with the photos of a backup file. */
export const photosOf = (backup: string): string => backup.replace(/\.tar\.gz$/, '.photos');

/**
 * Adds the photos in the folder `from` to the folder `to`, except for photos that `to` already contains. Both folders
 * have a subfolder for each person, named by the user id. Leaves out people for whom `accepts` returns false. Creates
 * hard links if the file system supports them, because links need no space. Links are safe, because a photo file is
 * never changed. Does nothing if `from` does not exist.
 */
export async function linkPhotos(
  from: string,
  to: string,
  accepts: (userId: number) => boolean = () => true,
): Promise<void> {
  for (const userId of await namesIn(from)) {
    if (!accepts(Number(userId))) continue;
    await mkdir(join(to, userId), { recursive: true, mode: 0o700 });
    for (const name of await namesIn(join(from, userId)))
      await linkPhoto(join(from, userId, name), join(to, userId, name));
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

/** Links or copies a file. Does nothing if the target exists, or if the file was deleted in the meantime. */
async function linkPhoto(from: string, to: string): Promise<void> {
  const isHarmless = ({ code }: NodeJS.ErrnoException) => code === 'EEXIST' || code === 'ENOENT';
  await link(from, to).catch(async (error) => {
    if (isHarmless(error)) return;
    // Some file systems do not support hard links, and a hard link cannot refer to a file on another disk.
    await copyFile(from, to).catch((failure) => {
      if (!isHarmless(failure)) throw failure;
    });
  });
}
