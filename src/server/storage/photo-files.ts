import { randomBytes } from 'node:crypto';
import type { CommitHooks } from '#server/db/commit-hooks.ts';
import type { FileStorage } from './file-storage.ts';

/**
 * Stores a photo and returns its key. Call this function before the transaction that writes the
 * key, because a transaction must not wait for the file storage. After a rollback, deletes the file
 * unless `isInUse` returns true for the key.
 */
export async function storePhoto(
  files: FileStorage,
  userId: number,
  jpeg: Buffer,
  commitHooks: CommitHooks,
  isInUse: (key: string) => Promise<boolean>,
): Promise<string> {
  const key = `photos/${userId}/${randomBytes(16).toString('hex')}.jpg`;
  // If the connection to the database breaks during a commit, the commit can succeed although it is reported as failed.
  // So the file is deleted only if it is not in use.
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

/** Returns the URL path of a photo. Only the owner can load the photo. Returns null if the key is null. */
export function photoUrl(key: string | null): string | null {
  return key === null ? null : `/api/photos/${key.slice(key.lastIndexOf('/') + 1)}`;
}

/** Returns the key of the photo for which `photoUrl` returns this URL path. Returns null if the URL is null. */
export function photoKey(userId: number, url: string | null): string | null {
  return url === null ? null : `photos/${userId}/${url.slice(url.lastIndexOf('/') + 1)}`;
}

/**
 * Returns the bytes of a photo of a member. Returns undefined if there is no such photo, or if the
 * name is not a valid photo name.
 */
export async function readPhoto(
  files: FileStorage,
  userId: number,
  name: string,
): Promise<Buffer | undefined> {
  return /^[0-9a-f]{32}\.jpg$/.test(name) ? files.get(`photos/${userId}/${name}`) : undefined;
}
