import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { readDeletions } from '#server/db/deletion-ledger.ts';
import type { FileStorage } from './file-storage.ts';

/** The kinds of stored files. The folder of a person has the user id as its name, such as `photos/12`. */
const kinds = ['photos', 'exports', 'imports'];

/** The largest id that the database can give. */
const largestId = 2_147_483_647;

/**
 * Makes the ids of new accounts greater than every user id in the stored files and in the deletion ledger. After a
 * restore, the database does not contain the people who signed up after the backup was made. Without this function, a
 * new person could get the id of such a person, and with it that person's files.
 */
export async function reserveUserIds(db: Db, files: FileStorage, dataDir: string): Promise<void> {
  const folders = await Promise.all(kinds.map((kind) => files.listFolders(kind)));
  const deletions = await readDeletions(dataDir);
  const used = [...folders.flat().map(Number), ...deletions.keys()].filter((id) => id <= largestId);
  const highest = used.reduce((most, id) => Math.max(most, id), 0);
  await sql`
    select setval(sequence, ${highest}::bigint)
    from (select pg_get_serial_sequence('users', 'id')::regclass as sequence) as users
    where ${highest}::bigint > coalesce(pg_sequence_last_value(sequence), 0)
  `.execute(db);
}
