import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { postgresSettings } from './embedded.ts';
import { hashRows } from './hash-rows.ts';

/**
 * The program that `verifyBackup` (verify-backup.ts) runs as a child process. Its arguments are a scratch folder and a
 * backup. Opens the backup in the folder, and prints the hashes of its rows and the keys of its photos.
 */
const [folder, backup] = process.argv.slice(2);
if (folder === undefined || backup === undefined) throw new Error('An argument is missing.');
const pglite = await PGlite.create({
  dataDir: folder,
  postgresqlconf: postgresSettings,
  loadDataDir: await openAsBlob(backup),
});
const hashes = await hashRows(pglite);
const photos = [
  ...(await findKeys(
    'food_entries',
    'select photo_key as key from food_entries where photo_key is not null',
  )),
  ...(await findKeys(
    'users',
    "select replace(image, '/api/photos/', 'photos/' || id || '/') as key from users where image like '/api/photos/%'",
  )),
];
process.stdout.write(JSON.stringify({ hashes, photos }));
await pglite.close();

/**
 * Returns the keys that a query finds. Returns no keys if the backup does not contain the table. An
 * older version of Lagom has then made the backup.
 */
async function findKeys(table: string, query: string): Promise<string[]> {
  if (!(table in hashes)) return [];
  const { rows } = await pglite.query<{ key: string }>(query);
  return rows.map(({ key }) => key);
}
