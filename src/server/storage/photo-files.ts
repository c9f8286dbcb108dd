import { randomBytes } from 'node:crypto';
import type { CommitHooks } from '#server/db/commit-hooks.ts';
import type { FileStorage } from './file-storage.ts';

/**
 * Stores a photo and returns its key. Call it before the transaction that writes the key, because a transaction must not
 * wait for a bucket. After a rollback the file is deleted, unless `isInUse` returns true.
 */
export async function storePhoto(
  files: FileStorage,
  userId: number,
  jpeg: Buffer,
  commitHooks: CommitHooks,
  isInUse: (key: string) => Promise<boolean>,
): Promise<string> {
  const key = `photos/${userId}/${randomBytes(16).toString('hex')}.jpg`;
  // If the database's answer to a commit is lost, the write looks failed although a row has the key.
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

/** Returns the URL path at which the owner can load a photo. */
export function photoUrl(key: string | null): string | null {
  return key === null ? null : `/api/photos/${key.slice(key.lastIndexOf('/') + 1)}`;
}

/** Returns the key for a URL path of `photoUrl`. */
export function photoKey(userId: number, url: string | null): string | null {
  return url === null ? null : `photos/${userId}/${url.slice(url.lastIndexOf('/') + 1)}`;
}

/** Reads a photo from its owner's folder. Returns undefined if the name is not that of a photo. */
export async function readPhoto(
  files: FileStorage,
  userId: number,
  name: string,
): Promise<Buffer | undefined> {
  return /^[0-9a-f]{32}\.jpg$/.test(name) ? files.get(`photos/${userId}/${name}`) : undefined;
}
