import { open } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { postgresSettings } from './embedded.ts';

/**
 * The program with which `createBackup` (backups.ts) writes a backup file. Its arguments are the folder of a copied
 * database and the path of the backup file. Opening the folder completes the copy, because PostgreSQL then repeats the
 * changes in the transaction log.
 */
const [folder, file] = process.argv.slice(2);
if (folder === undefined || file === undefined) throw new Error('An argument is missing.');
const pglite = await PGlite.create({ dataDir: folder, postgresqlconf: postgresSettings });
const dump = await pglite.dumpDataDir('gzip');
await pglite.close();
const handle = await open(file, 'w', 0o600);
try {
  await handle.writeFile(dump.stream());
  await handle.sync();
} finally {
  await handle.close();
}
