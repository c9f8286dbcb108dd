import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32c } from './crc32c.ts';

/** The major version of PostgreSQL in PGlite. PGlite cannot open the data files of another major version. */
const postgresMajor = '18';

// Files and folders that every PostgreSQL data folder has. If a file or folder is missing, PGlite either fails to open
// the database or creates an empty file or folder in its place.
const requiredFiles = [
  'base/1',
  'base/5',
  'global/pg_filenode.map',
  'pg_multixact',
  'pg_wal',
  'pg_xact',
  'postgresql.conf',
];

/**
 * Returns whether a folder contains a database that PGlite can open, without changing any file. Returns false if the
 * folder is missing or empty. Throws an Error if the database is damaged or from another major version of PostgreSQL.
 */
export function hasUsableDatabase(folder: string): boolean {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return false;
  const version = readPart(folder, 'PG_VERSION').toString().trim();
  if (version !== postgresMajor) {
    throw new Error(
      `The database in ${folder} is from PostgreSQL ${version.slice(0, 20)}, but this version of Lagom needs ${postgresMajor}. ` +
        'Nothing was changed. Start the version of Lagom that created it, or restore a backup: docs/backups.md.',
    );
  }
  for (const part of requiredFiles)
    if (!existsSync(join(folder, part))) throw damagedDatabaseError(folder, `${part} is missing`);
  if (!isChecksumValid(readPart(folder, 'global/pg_control')))
    throw damagedDatabaseError(folder, 'global/pg_control has a wrong checksum');
  return true;
}

/** Returns the error for a database that cannot be opened. */
export function damagedDatabaseError(folder: string, reason: string): Error {
  return new Error(
    `The database in ${folder} is damaged (${reason}). Nothing was changed. Restore a backup: docs/backups.md.`,
  );
}

function readPart(folder: string, part: string): Buffer {
  try {
    return readFileSync(join(folder, part));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw damagedDatabaseError(folder, `${part} is missing`);
  }
}

/**
 * Returns whether the file pg_control contains a valid checksum. The checksum comes after the data, whose length
 * differs between PostgreSQL versions, so all possible positions are tried.
 */
function isChecksumValid(control: Buffer): boolean {
  for (let end = 200; end <= 400 && end + 4 <= control.length; end += 4) {
    if (control.readUInt32LE(end) === crc32c(control.subarray(0, end))) return true;
  }
  return false;
}
