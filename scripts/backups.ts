import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { listBackups } from '#server/db/backups.ts';
import { readVerification } from '#server/db/verify-backup.ts';

/** `npm run backups` lists the backups of the embedded database, and the last verification of a backup. */
const folder = join(readConfig(process.env).DATA_DIR, 'backups');
const names = existsSync(folder) ? listBackups(folder) : [];
const verified = readVerification(folder);
for (const name of names) process.stdout.write(`${name}${name === verified?.backup ? '  verified' : ''}\n`);
process.stdout.write(
  verified
    ? `Last verified: ${verified.backup} at ${verified.verifiedAt}, ${verified.tables} tables, ${verified.rows} rows, ${verified.photos} photos.\n`
    : 'No backup was verified yet.\n',
);
