import { randomBytes } from 'node:crypto';
import type { CommitHooks } from '#server/http/commit-hooks.ts';
import type { FileStorage } from './file-storage.ts';

/**
 * Keeps a photo ahead of the write that will name its key, and outside its transaction, which must not wait for a
 * bucket; `isInUse` says, should the write fail, whether it did after all.
 */
export async function storePhoto(
  files: FileStorage,
  userId: number,
  jpeg: Buffer,
  commitHooks: CommitHooks,
  isInUse: (key: string) => Promise<boolean>,
): Promise<string> {
  const key = `photos/${userId}/${randomBytes(16).toString('hex')}.jpg`;
  // A commit whose answer got lost looks like a failure: a file that a row names is left alone.
  commitHooks.afterRollback(async () => {
    if (!(await isInUse(key))) await files.remove(key);
  });
  await files.put(key, jpeg);
  return key;
}

/** Removes a photo once the write that no longer names it stands. */
export function deletePhotoAfterCommit(
  files: FileStorage,
  key: string | null,
  commitHooks: CommitHooks,
): void {
  if (key !== null) commitHooks.afterCommit(() => files.remove(key));
}

/** Where its owner can see a photo. */
export function photoUrl(key: string | null): string | null {
  return key === null ? null : `/api/photos/${key.slice(key.lastIndexOf('/') + 1)}`;
}

/** The key of a photo that is shown at an address which `photoUrl` made for its owner. */
export function photoKey(userId: number, url: string | null): string | null {
  return url === null ? null : `photos/${userId}/${url.slice(url.lastIndexOf('/') + 1)}`;
}

/** Reads a photo from its owner's folder alone; undefined for a name that is none. */
export async function readPhoto(
  files: FileStorage,
  userId: number,
  name: string,
): Promise<Buffer | undefined> {
  return /^[0-9a-f]{32}\.jpg$/.test(name) ? files.get(`photos/${userId}/${name}`) : undefined;
}
