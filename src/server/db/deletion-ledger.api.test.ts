import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { copyBaseFolder } from '#server/testing/base-folder.ts';
import { bystanderEmail } from '#server/testing/bystander.ts';
import { copyBaseDatabase } from '#server/testing/test-database.ts';
import { createBackup } from './backups.ts';
import { connect, type Database } from './connect.ts';
import { deleteUserData, reapplyDeletions, recordDeletion } from './deletion-ledger.ts';
import { restoreBackup } from './restore.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lagom-erasures-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const deletedAt = new Date('2026-03-10T12:00:00Z');

async function add({ db }: Database, name: string, createdAt: Date) {
  const values = { name, email: `${name}@example.org`, created_at: createdAt };
  return (await db.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow()).id;
}
/**
 * Returns the sorted names of all people. Leaves out the bystander, a person whom the test setup inserts (see
 * `insertBystander`).
 */
async function namesIn({ db }: Database): Promise<string[]> {
  const people = db.selectFrom('users').where('email', '!=', bystanderEmail);
  return (await people.select('name').orderBy('name').execute()).map(({ name }) => name);
}

// Only the embedded database has backups of its own.
const base = inject('baseDatabase');
const isEmbedded = base.kind === 'embedded';

test.runIf(isEmbedded)('a restore of an older backup does not restore a deleted person', async () => {
  if (base.kind === 'embedded') await copyBaseFolder(base.dataDir, dataDir);
  const before = await connect({ DATA_DIR: dataDir });
  const leaving = await add(before, 'astrid', new Date('2026-01-01'));
  await add(before, 'bo', new Date('2026-01-01'));
  const folder = join(dataDir, 'backups');
  const settings = { folder, photos: undefined, keep: 1, now: () => deletedAt };
  const backup = await createBackup(before.embedded!, settings);
  await before.db.transaction().execute((tx) => deleteUserData(tx, leaving));
  await recordDeletion(dataDir, leaving, deletedAt);
  await before.close();

  await restoreBackup(dataDir, backup, deletedAt);
  const after = await connect({ DATA_DIR: dataDir });
  const names = await namesIn(after);
  await after.close();
  expect(names).toEqual(['bo']);
});

test('a later account with the same id is kept; a truncated line or a missing ledger deletes nothing', async () => {
  const database = await copyBaseDatabase();
  const empty = await mkdtemp(join(tmpdir(), 'lagom-erasures-'));
  const early = await add(database, 'early', new Date('2026-01-01'));
  const late = await add(database, 'late', new Date('2026-03-10T12:00:01Z'));
  const cutOff = await add(database, 'cut', new Date('2026-01-01'));
  expect(await reapplyDeletions(database.db, empty)).toBe(0);
  await recordDeletion(empty, late, deletedAt);
  await appendFile(join(empty, 'erasures.log'), `${cutOff} 2026-03-`);
  expect(await reapplyDeletions(database.db, empty)).toBe(0);
  expect(await namesIn(database)).toEqual(['cut', 'early', 'late']);
  await recordDeletion(empty, early, deletedAt);
  expect(await reapplyDeletions(database.db, empty)).toBe(1);
  expect(await namesIn(database)).toEqual(['cut', 'late']);
  await database.close();
  await rm(empty, { recursive: true, force: true });
});
