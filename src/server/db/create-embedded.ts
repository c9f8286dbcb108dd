import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { postgresSettings } from './embedded.ts';

/**
 * This program is the child process of `createEmbedded`. Its arguments are a folder and, optionally, the backup to load
 * into it.
 */
const [folder, backup] = process.argv.slice(2);
if (folder === undefined) throw new Error('The argument for the folder is missing.');
const pglite = await PGlite.create({
  dataDir: folder,
  postgresqlconf: postgresSettings,
  ...(backup === undefined ? {} : { loadDataDir: await openAsBlob(backup) }),
});
await pglite.close();
