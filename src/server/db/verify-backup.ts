import { readFileSync, writeFileSync } from 'node:fs';
import { access, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { photosOf } from './backup-photos.ts';
import type { RowHashes } from './hash-rows.ts';
import { runProgram } from './run-program.ts';

const verification = z.object({
  /** The file name of the backup. */
  backup: z.string(),
  /** When the backup was verified, in ISO 8601. */
  verifiedAt: z.string(),
  tables: z.number(),
  rows: z.number(),
  photos: z.number(),
});
type Verification = z.infer<typeof verification>;

const recordFile = 'verified.json';

interface Contents {
  hashes: RowHashes;
  /** The keys of the photos of meals and profiles, such as `photos/12/3f9a.jpg`. */
  photos: string[];
}

/**
 * Opens a backup in a scratch folder and compares it with the database. `before` and `after` are the hashes of the
 * database before and after the backup. The backup must have every table of `before`. A table with the same hash in
 * `before` and `after` must have the same rows in the backup. If `hasPhotos` is set, the photo folder of the backup
 * must contain each photo to which a row of the backup refers. If nothing differs, stores a `Verification` beside the
 * backup. Otherwise throws an Error that lists the differences.
 */
export async function verifyBackup(
  backup: string,
  before: RowHashes,
  after: RowHashes,
  now: Date,
  hasPhotos: boolean,
): Promise<void> {
  const { hashes, photos } = await readBackup(backup);
  const unchanged = Object.entries(after).filter(([table, { hash }]) => before[table]?.hash === hash);
  const different = unchanged.filter(
    ([table, { rows, hash }]) => hashes[table]?.rows !== rows || hashes[table]?.hash !== hash,
  );
  const missingTables = Object.keys(before).filter((table) => !hashes[table]);
  const missingPhotos = hasPhotos ? await findMissing(photosOf(backup), photos) : [];
  const faults = [...different.map(([table]) => table), ...missingTables, ...missingPhotos];
  if (faults.length > 0)
    throw new Error(`The backup ${basename(backup)} differs from the database: ${faults.join(', ')}.`);
  const record: Verification = {
    backup: basename(backup),
    verifiedAt: now.toISOString(),
    tables: Object.keys(hashes).length,
    rows: Object.values(hashes).reduce((sum, { rows }) => sum + rows, 0),
    photos: hasPhotos ? photos.length : 0,
  };
  writeFileSync(join(dirname(backup), recordFile), JSON.stringify(record), { mode: 0o600 });
}

/** Returns the last successful verification of a backup in a folder. Returns undefined if there is none. */
export function readVerification(folder: string): Verification | undefined {
  try {
    return verification.parse(JSON.parse(readFileSync(join(folder, recordFile), 'utf8')));
  } catch {
    return undefined;
  }
}

async function readBackup(backup: string): Promise<Contents> {
  const scratch = `${backup}.scratch`;
  await rm(scratch, { recursive: true, force: true });
  try {
    return JSON.parse(await runProgram('read-backup.ts', [scratch, backup])) as Contents;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function findMissing(folder: string, keys: string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const key of keys) {
    const path = join(folder, key.replace(/^photos\//, ''));
    await access(path).catch(() => missing.push(key));
  }
  return missing;
}
