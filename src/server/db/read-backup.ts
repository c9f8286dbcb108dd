import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { postgresSettings } from './embedded.ts';
import { hashRows } from './hash-rows.ts';

/**
 * The program that `verifyBackup` (verify-backup.ts) runs as a child process. Its arguments are a scratch folder and a
 * backup. Opens the backup in the folder, and prints the hashes of its rows and the keys of its photos of meals.
 */
const [folder, backup] = process.argv.slice(2);
if (folder === undefined || backup === undefined) throw new Error('An argument is missing.');
const pglite = await PGlite.create({
  dataDir: folder,
  postgresqlconf: postgresSettings,
  loadDataDir: await openAsBlob(backup),
});
const hashes = await hashRows(pglite);
// The table is missing if the backup was made before a migration created the table.
const { rows: tables } = await pglite.query("select where to_regclass('food_entries') is not null");
const { rows } =
  tables.length === 0
    ? { rows: [] }
    : await pglite.query<{ key: string }>(
        'select photo_key as key from food_entries where photo_key is not null',
      );
process.stdout.write(JSON.stringify({ hashes, photos: rows.map(({ key }) => key) }));
await pglite.close();
