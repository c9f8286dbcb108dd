import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { createJobQueue } from '#server/jobs/job-queue.ts';
import { type BackupSettings, createBackup, defineBackupJob, listBackups } from './backups.ts';
import { connect, type Database } from './connect.ts';
import { hashRows, type RowHashes } from './hash-rows.ts';
import { migrate } from './migrate.ts';
import { restoreBackup } from './restore.ts';
import { readVerification, verifyBackup } from './verify-backup.ts';

const now = new Date('2026-03-10T12:00:00Z');

// Runs only on the embedded database, because PostgreSQL has its own tools for backups.
describe.runIf(inject('baseDatabase').kind === 'embedded')('a backup', () => {
  let dataDir: string;
  let database: Database;
  let settings: BackupSettings;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lagom-backups-'));
    database = await connect({ DATA_DIR: dataDir });
    await migrate(database.db);
  });
  afterAll(async () => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  beforeEach(() => {
    settings = {
      folder: join(dataDir, 'backups'),
      photos: join(dataDir, 'files/photos'),
      keep: 3,
      now: () => now,
    };
  });

  const addPerson = async (name: string) => {
    const person = { name, first_name: name, last_name: 'Lind', email: `${name}@example.org` };
    return (await database.db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow())
      .id;
  };
  const addMeal = (userId: number, photo: string) =>
    database.db
      .insertInto('food_entries')
      .values({
        user_id: userId,
        name: 'Porridge',
        meal_type: 'breakfast',
        eaten_at: now,
        zone: 'UTC',
        day: '2026-03-10',
        photo_key: `photos/${userId}/${photo}`,
      })
      .execute();
  const photoPath = (userId: number, name: string) => join(dataDir, 'files/photos', String(userId), name);
  const storePhoto = async (userId: number, name: string) => {
    await mkdir(join(dataDir, 'files/photos', String(userId)), { recursive: true });
    await writeFile(photoPath(userId, name), `photo ${name}`);
  };
  const addPhoto = async (userId: number, name: string) => {
    await storePhoto(userId, name);
    await addMeal(userId, name);
  };

  test('is compared with the database, and says when that was', async () => {
    const id = await addPerson('astrid');
    await addPhoto(id, 'one.jpg');
    const jobs = createJobQueue(database, (error) => expect.unreachable(String(error)));
    const backups = defineBackupJob(jobs, database.embedded!, settings);
    await backups.queueCheck(database.db, 0);
    await jobs.drain();
    await jobs.stop();
    expect(readVerification(settings.folder)).toMatchObject({
      backup: listBackups(settings.folder)[0],
      verifiedAt: now.toISOString(),
      photos: 1,
    });
    expect(readVerification(settings.folder)?.rows).toBeGreaterThan(1);
  });

  test('that lacks a row or a photo is refused', async () => {
    const id = await addPerson('bo');
    await addPhoto(id, 'two.jpg');
    const file = await createBackup(database.embedded!, {
      ...settings,
      now: () => new Date('2026-03-10T18:00:00Z'),
    });
    const hashes = await hashRows(database.embedded!);
    const check = (changes: RowHashes = {}) =>
      verifyBackup(file, { ...hashes, ...changes }, { ...hashes, ...changes }, now, true);
    await expect(check()).resolves.toBeUndefined();
    await expect(check({ food_entries: { rows: 7, hash: '1' } })).rejects.toThrow(/differs .*: food_entries/);
    await rm(join(file.replace('.tar.gz', '.photos'), String(id), 'two.jpg'));
    await expect(check()).rejects.toThrow(/two\.jpg/);
  });

  test('that lacks a profile photo is refused', async () => {
    const id = await addPerson('cia');
    await storePhoto(id, 'me.jpg');
    await database.db
      .updateTable('users')
      .set({ image: '/api/photos/me.jpg' })
      .where('id', '=', id)
      .execute();
    const file = await createBackup(database.embedded!, {
      ...settings,
      now: () => new Date('2026-03-10T19:00:00Z'),
    });
    const hashes = await hashRows(database.embedded!);
    const check = () => verifyBackup(file, hashes, hashes, now, true);
    await expect(check()).resolves.toBeUndefined();
    await rm(join(file.replace('.tar.gz', '.photos'), String(id), 'me.jpg'));
    await expect(check()).rejects.toThrow(/me\.jpg/);
  });

  test('brings back deleted photos, but not those of people who deleted their account', async () => {
    const [stays, leaves] = [await addPerson('cecilia'), await addPerson('david')];
    await addPhoto(stays, 'three.jpg');
    await addPhoto(leaves, 'four.jpg');
    const file = await createBackup(database.embedded!, {
      ...settings,
      now: () => new Date('2026-03-11T12:00:00Z'),
    });
    await database.close();
    await rm(join(dataDir, 'files'), { recursive: true });
    await writeFile(join(dataDir, 'erasures.log'), `\n${leaves} 2099-01-01T00:00:00.000Z\n`);
    await restoreBackup(dataDir, file, now);
    database = await connect({ DATA_DIR: dataDir });
    expect(await readFile(photoPath(stays, 'three.jpg'), 'utf8')).toBe('photo three.jpg');
    await expect(readFile(photoPath(leaves, 'four.jpg'))).rejects.toThrow(/ENOENT/);
  });
});
