import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { CommitHooks } from '#server/db/commit-hooks.ts';
import type { Db } from '#server/db/connect.ts';
import type { FileStorage } from '#server/storage/file-storage.ts';
import { hasImportFile, type ImportRow, updateFileDeleted } from './imports-queries.ts';

/** Returns the folder of a person's uploaded files. */
export const importFolder = (userId: number) => `imports/${userId}`;

/**
 * Stores an uploaded file and returns its key. Call this function before the transaction that
 * writes the key, because a transaction must not wait for the file storage. After a rollback,
 * deletes the file if no import of the person has the key.
 */
export async function storeImportFile(
  { db, files }: { db: Db; files: FileStorage },
  userId: number,
  path: string,
  commitHooks: CommitHooks,
): Promise<string> {
  const key = `${importFolder(userId)}/${randomBytes(16).toString('hex')}`;
  // If the connection to the database breaks during a commit, the commit can succeed although it is reported as failed.
  // So the file is deleted only if no import has the key.
  commitHooks.afterRollback(async () => {
    if (!(await hasImportFile(db, userId, key))) await files.remove(key);
  });
  await files.putFile(key, path);
  return key;
}

/** Deletes the uploaded file of an import. Does nothing if the file is already deleted. */
export async function deleteImportFile(
  { db, files }: { db: Db; files: FileStorage },
  userId: number,
  { id, fileKey }: Pick<ImportRow, 'id' | 'fileKey'>,
): Promise<void> {
  if (fileKey === null) return;
  await files.remove(fileKey);
  await updateFileDeleted(db, userId, id);
}

/** A file on the disk. Disposing the object deletes the file. */
interface LocalCopy extends AsyncDisposable {
  path: string;
}

/**
 * Copies an uploaded file to the disk. The readers need a local file, because they read the parts
 * of a file in any order. The file storage can only return a stream. Returns undefined if the file
 * does not exist. Throws an Error if copying fails or `signal` aborts.
 */
export async function copyImportFile(
  files: FileStorage,
  key: string,
  signal: AbortSignal,
): Promise<LocalCopy | undefined> {
  const source = await files.stream(key);
  if (!source) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'lagom-import-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'file');
  try {
    await pipeline(source, createWriteStream(path, { mode: 0o600 }), { signal });
  } catch (error) {
    await remove();
    throw error;
  }
  return { path, [Symbol.asyncDispose]: remove };
}
