import { randomBytes } from 'node:crypto';
import type { CommitHooks } from '#server/http/commit-hooks.ts';
import type { FileStorage } from './file-storage.ts';

/**
 * Stores a photo before the transaction that refers to it, which must not wait for a bucket. After a rollback, deletes
 * the photo unless `isInUse` says that a row refers to it.
 */
export async function storePhoto(
  files: FileStorage,
  userId: number,
  jpeg: Buffer,
  commitHooks: CommitHooks,
  isInUse: (key: string) => Promise<boolean>,
): Promise<string> {
  const key = `photos/${userId}/${randomBytes(16).toString('hex')}.jpg`;
  // A commit whose response is lost looks like a failure, so a file that a row refers to is kept.
  commitHooks.afterRollback(async () => {
    if (!(await isInUse(key))) await files.remove(key);
  });
  await files.put(key, jpeg);
  return key;
}

/** Deletes a photo after the write that removes the reference has committed. */
export function deletePhotoAfterCommit(
  files: FileStorage,
  key: string | null,
  commitHooks: CommitHooks,
): void {
  if (key !== null) commitHooks.afterCommit(() => files.remove(key));
}

/** Returns the address at which the owner can see a photo, or null. */
export function photoUrl(key: string | null): string | null {
  return key === null ? null : `/api/photos/${key.slice(key.lastIndexOf('/') + 1)}`;
}

/** Returns the key of a photo from an address made by `photoUrl` for this owner, or null. */
export function photoKey(userId: number, url: string | null): string | null {
  return url === null ? null : `photos/${userId}/${url.slice(url.lastIndexOf('/') + 1)}`;
}

/** Reads a photo from its owner's folder. Returns undefined for an invalid name. */
export async function readPhoto(
  files: FileStorage,
  userId: number,
  name: string,
): Promise<Buffer | undefined> {
  return /^[0-9a-f]{32}\.jpg$/.test(name) ? files.get(`photos/${userId}/${name}`) : undefined;
}
