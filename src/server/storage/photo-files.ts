import { randomBytes } from 'node:crypto';
import type { CommitHooks } from '#server/db/commit-hooks.ts';
import type { FileStorage } from './file-storage.ts';

/**
 * Stores a photo and returns its key. Call it before the transaction that writes the key, because a transaction must
 * not wait for a bucket. Deletes the file after a rollback, unless `isInUse` returns true.
 */
export async function storePhoto(
  files: FileStorage,
  userId: number,
  jpeg: Buffer,
  commitHooks: CommitHooks,
  isInUse: (key: string) => Promise<boolean>,
): Promise<string> {
  const key = `photos/${userId}/${randomBytes(16).toString('hex')}.jpg`;
  // If the response to a commit is lost, the write seems to have failed although a row contains the key.
  commitHooks.afterRollback(async () => {
    if (!(await isInUse(key))) await files.remove(key);
  });
  await files.put(key, jpeg);
  return key;
}

/** Deletes a photo after the commit of the write that removed its key. */
export function deletePhotoAfterCommit(
  files: FileStorage,
  key: string | null,
  commitHooks: CommitHooks,
): void {
  if (key !== null) commitHooks.afterCommit(() => files.remove(key));
}

/** Returns the URL path of a photo, which only its owner can load. Returns null without a photo. */
export function photoUrl(key: string | null): string | null {
  return key === null ? null : `/api/photos/${key.slice(key.lastIndexOf('/') + 1)}`;
}

/** Returns the key of the photo with a URL path from `photoUrl`. Returns null without a photo. */
export function photoKey(userId: number, url: string | null): string | null {
  return url === null ? null : `photos/${userId}/${url.slice(url.lastIndexOf('/') + 1)}`;
}

/**
 * Returns a photo from its owner's folder. Returns undefined if there is none, or if the name is not that of a photo.
 */
export async function readPhoto(
  files: FileStorage,
  userId: number,
  name: string,
): Promise<Buffer | undefined> {
  return /^[0-9a-f]{32}\.jpg$/.test(name) ? files.get(`photos/${userId}/${name}`) : undefined;
}
