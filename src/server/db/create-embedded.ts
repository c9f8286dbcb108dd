import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { postgresSettings } from './embedded.ts';

/** The process of createEmbedded: a folder, and the backup it shall hold if one is named. */
const [folder, backup] = process.argv.slice(2);
if (folder === undefined) throw new Error('No folder is named.');
const pglite = await PGlite.create({
  dataDir: folder,
  postgresqlconf: postgresSettings,
  ...(backup === undefined ? {} : { loadDataDir: await openAsBlob(backup) }),
});
await pglite.close();
