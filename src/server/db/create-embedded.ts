import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { postgresSettings } from './embedded.ts';

/**
 * The program that `createEmbedded` (embedded.ts) runs as a child process. Its arguments are the folder for the new
 * database and, optionally, a backup to load into the database.
 */
const [folder, backup] = process.argv.slice(2);
if (folder === undefined) throw new Error('The argument for the folder is missing.');
const pglite = await PGlite.create({
  dataDir: folder,
  postgresqlconf: postgresSettings,
  ...(backup === undefined ? {} : { loadDataDir: await openAsBlob(backup) }),
});
await pglite.close();
