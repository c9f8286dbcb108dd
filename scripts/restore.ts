import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from '#server/config.ts';
import { restoreBackup } from '#server/db/restore.ts';

/** npm run restore -- <file>: see docs/backups.md. */
const [given] = process.argv.slice(2);
try {
  if (given === undefined) throw new Error('Say which backup: npm run restore -- data/backups/<file>');
  const file = resolve(process.env.INIT_CWD ?? '.', given);
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  const config = readConfig(process.env);
  if (config.DATABASE_URL)
    throw new Error('DATABASE_URL is set: PostgreSQL is restored with pg_restore or psql.');
  const aside = await restoreBackup(config.DATA_DIR, file, new Date());
  process.stdout.write(`Restored ${file}.\n${aside ? `What was there before lies in ${aside}.\n` : ''}`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
