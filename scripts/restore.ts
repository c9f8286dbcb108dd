import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from '#server/config.ts';
import { restoreBackup } from '#server/db/restore.ts';

/** `npm run restore -- <file>` restores a backup of the embedded database. See docs/backups.md. */
const [given] = process.argv.slice(2);
try {
  if (given === undefined) throw new Error('Usage: npm run restore -- data/backups/<file>');
  const file = resolve(process.env.INIT_CWD ?? '.', given);
  if (!existsSync(file)) throw new Error(`File not found: ${file}.`);
  const config = readConfig(process.env);
  if (config.DATABASE_URL)
    throw new Error('DATABASE_URL is set. Use pg_restore or psql to restore PostgreSQL.');
  const aside = await restoreBackup(config.DATA_DIR, file, new Date());
  process.stdout.write(`Restored ${file}.\n${aside ? `The previous database is in ${aside}.\n` : ''}`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
