import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32c } from './crc32c.ts';

/** The release of PostgreSQL that PGlite is; its files are of no use to another one. */
const postgresMajor = '18';

// What every PostgreSQL folder has and PGlite would otherwise miss in the middle of changing things, or make anew.
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
 * Looks at the files of an embedded database before PostgreSQL may open, repair or overwrite them.
 * Answers false where there is none yet; throws an Error, having changed nothing, where it is not one that can be opened.
 */
export function hasUsableDatabase(folder: string): boolean {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return false;
  const version = readPart(folder, 'PG_VERSION').toString().trim();
  if (version !== postgresMajor) {
    throw new Error(
      `The database in ${folder} is of PostgreSQL ${version.slice(0, 20)}, this version of Lagom reads ${postgresMajor}. ` +
        'Nothing was touched. Start the version of Lagom that made it, or restore a backup: docs/backups.md.',
    );
  }
  for (const part of requiredFiles)
    if (!existsSync(join(folder, part))) throw damagedDatabaseError(folder, `${part} is missing`);
  if (!isChecksumValid(readPart(folder, 'global/pg_control')))
    throw damagedDatabaseError(folder, 'global/pg_control is not whole');
  return true;
}

/** What is said of a database that cannot be opened. */
export function damagedDatabaseError(folder: string, reason: string): Error {
  return new Error(
    `The database in ${folder} is damaged (${reason}). Nothing was touched. Restore a backup: docs/backups.md.`,
  );
}

function readPart(folder: string, part: string): Buffer {
  try {
    return readFileSync(join(folder, part));
  } catch {
    throw damagedDatabaseError(folder, `${part} is missing`);
  }
}

/** PostgreSQL ends the used part of this file, whose length depends on its release, with the checksum of that part. */
function isChecksumValid(control: Buffer): boolean {
  for (let end = 200; end <= 400 && end + 4 <= control.length; end += 4) {
    if (control.readUInt32LE(end) === crc32c(control.subarray(0, end))) return true;
  }
  return false;
}
