import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createJobQueue } from '#server/jobs/job-queue.ts';
import { hashFolder } from '#server/testing/hash-folder.ts';
import { createBackup, defineBackupJob, listBackups } from './backups.ts';
import { wrapEmbedded } from './connect.ts';
import { openEmbedded } from './embedded.ts';
import { hashRows } from './hash-rows.ts';
import { restoreBackup } from './restore.ts';

// These tests read and damage files of the embedded database, so they do not run on PostgreSQL.
describe.runIf(inject('baseDatabase').kind === 'embedded')('the embedded database', () => {
  let work: string;
  let template: string;
  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), 'lagom-embedded-'));
    template = join(work, 'template');
    await withDatabase(template, async (pglite) => {
      await pglite.exec('create table entries (id integer primary key)');
    });
  });
  afterAll(() => rm(work, { recursive: true, force: true }));

  const copy = async (name: string) => {
    const dataDir = join(work, name);
    await cp(template, dataDir, { recursive: true });
    return dataDir;
  };
  const withDatabase = async <T>(dataDir: string, use: (pglite: PGlite) => Promise<T>): Promise<T> => {
    const { pglite, release } = await openEmbedded(dataDir, {});
    try {
      return await use(pglite);
    } finally {
      await pglite.close();
      await release();
    }
  };
  const entriesIn = (dataDir: string) =>
    withDatabase(dataDir, async (pglite) => {
      const { rows } = await pglite.query<{ id: number }>('select id from entries order by id');
      return rows.map((row) => row.id);
    });
  const settings = (dataDir: string, now: string, keep = 3) => ({
    folder: join(dataDir, 'backups'),
    photos: undefined,
    keep,
    now: () => new Date(now),
  });

  describe('a start with a damaged database reports the damage and changes nothing', () => {
    const remove = (part: string) => (db: string) => rm(join(db, part), { recursive: true });
    const flipBit = async (db: string) => {
      const file = join(db, 'global/pg_control');
      const bytes = await readFile(file);
      bytes.writeUInt8(bytes.readUInt8(40) ^ 1, 40);
      await writeFile(file, bytes);
    };
    test.each([
      ['another release', (db: string) => writeFile(join(db, 'PG_VERSION'), '99\n'), /from PostgreSQL 99/],
      ['no PG_VERSION', remove('PG_VERSION'), /damaged \(PG_VERSION is missing\)/],
      ['no base', remove('base'), /damaged \(base/],
      ['no transaction log', remove('pg_wal'), /damaged \(pg_wal is missing\)/],
      ['no commit states', remove('pg_xact'), /damaged \(pg_xact is missing\)/],
      ['no control file', remove('global/pg_control'), /pg_control is missing/],
      [
        'garbage in the control file',
        (db: string) => writeFile(join(db, 'global/pg_control'), Buffer.alloc(8192, 7)),
        /pg_control has a wrong checksum/,
      ],
      ['one bit of the control file turned', flipBit, /pg_control has a wrong checksum/],
      [
        "somebody else's files",
        async (db: string) => {
          await rm(db, { recursive: true });
          await mkdir(db);
          await writeFile(join(db, 'holiday.txt'), 'not a database');
        },
        /damaged/,
      ],
    ])('%s', async (name, damage, message) => {
      const dataDir = await copy(`damaged-${name}`);
      await damage(join(dataDir, 'db'));
      const before = await hashFolder(dataDir);
      await expect(openEmbedded(dataDir, {})).rejects.toThrow(message);
      expect(await hashFolder(dataDir)).toBe(before);
    });
  });

  const isRoot = process.getuid?.() === 0;
  test.runIf(process.platform === 'linux' && isRoot)('a full disk is not called damage', async ({ skip }) => {
    const dataDir = join(work, 'full');
    await mkdir(dataDir);
    const mount = (...options: string[]) => promisify(execFile)('mount', [...options, dataDir]);
    // Skips the test if mounting fails, because root in a container may not be allowed to mount.
    await mount('-t', 'tmpfs', '-o', 'size=80m', 'tmpfs').catch(() => skip('no permission to mount'));
    try {
      await cp(template, dataDir, { recursive: true });
      await writeFile(join(dataDir, 'filler'), Buffer.alloc(200_000_000)).catch(() => undefined);
      await expect(openEmbedded(dataDir, {})).rejects.toThrow(/The disk is full/);
      await rm(join(dataDir, 'filler'));
      expect(await entriesIn(dataDir)).toEqual([]);
      await mount('-o', 'remount,ro');
      await expect(openEmbedded(dataDir, {})).rejects.toThrow(/read-only/);
    } finally {
      await promisify(execFile)('umount', [dataDir]);
    }
  });

  test('a start succeeds after an interrupted first start', async () => {
    const dataDir = await copy('cut-off');
    await rm(join(dataDir, 'db'), { recursive: true });
    await mkdir(join(dataDir, 'db.unfinished/base'), { recursive: true });
    const { rows } = await withDatabase(dataDir, (pglite) => pglite.query('select 1 as one'));
    expect(rows).toEqual([{ one: 1 }]);
  });

  test('an open database cannot be opened again by this or another process', async () => {
    const dataDir = await copy('locked');
    await withDatabase(dataDir, async () => {
      await expect(openEmbedded(dataDir, {})).rejects.toThrow(/Another process is using/);
      await expect(restoreBackup(dataDir, 'unread', new Date())).rejects.toThrow(/Another process is using/);
    });
  });

  test('a process that is killed releases the folder', async () => {
    const dataDir = await copy('killed');
    const program = `import { lockFolder } from '${join(import.meta.dirname, 'folder-lock.ts')}';
      await lockFolder(${JSON.stringify(dataDir)});
      console.log('locked');
      setInterval(() => undefined, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
    await once(child.stdout, 'data');
    await expect(openEmbedded(dataDir, {})).rejects.toThrow(/Another process is using/);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await entriesIn(dataDir)).toEqual([]);
  });

  test('a backup made during writes is complete, and a restore brings back exactly its state', async () => {
    const dataDir = await copy('written');
    const file = await withDatabase(dataDir, async (pglite) => {
      let made: Promise<string> | undefined;
      for (let pair = 0; pair < 300; pair += 1) {
        if (pair === 150) made = createBackup(pglite, settings(dataDir, '2026-03-10T12:00:00Z'));
        await pglite.transaction(async (tx) => {
          await tx.query('insert into entries values ($1)', [pair * 2]);
          await tx.query('insert into entries values ($1)', [pair * 2 + 1]);
        });
      }
      return made!;
    });
    const aside = await restoreBackup(dataDir, file, new Date('2026-03-10T13:00:00Z'));
    const restored = await entriesIn(dataDir);
    expect(restored.length).toBeGreaterThanOrEqual(300);
    expect(restored.length % 2).toBe(0);
    expect(restored).toEqual(restored.map((_, index) => index));

    await mkdir(join(work, 'aside'));
    await cp(aside!, join(work, 'aside/db'), { recursive: true });
    expect(await entriesIn(join(work, 'aside'))).toHaveLength(600);
  });

  test('the hash of a large table changes with each row, but not with the order of the rows', async () => {
    await withDatabase(await copy('hashed'), async (pglite) => {
      await pglite.exec('insert into entries select generate_series(1, 100000)');
      const first = (await hashRows(pglite)).entries;
      expect(first?.rows).toBe(100_000);
      await pglite.exec('delete from entries where id <= 50000');
      await pglite.exec('insert into entries select generate_series(1, 50000)');
      expect((await hashRows(pglite)).entries).toEqual(first);
      await pglite.exec('update entries set id = 0 where id = 100000');
      expect((await hashRows(pglite)).entries?.hash).not.toBe(first?.hash);
    });
  });

  test('a file that is not a backup is rejected and changes nothing', async () => {
    const dataDir = await copy('no-backup');
    const file = join(work, 'cut.tar.gz');
    const whole = await withDatabase(dataDir, (pglite) =>
      createBackup(pglite, settings(dataDir, '2026-03-10T12:00:00Z')),
    );
    await writeFile(file, (await readFile(whole)).subarray(0, 100_000));
    const before = await hashFolder(dataDir);
    await expect(restoreBackup(dataDir, file, new Date())).rejects.toThrow(/is not a complete backup/);
    expect(await hashFolder(dataDir)).toBe(before);
  });

  test('the next start completes a restore that was interrupted between its last two steps', async () => {
    const dataDir = await copy('half-restored');
    await cp(join(dataDir, 'db'), join(dataDir, 'db.restored'), { recursive: true });
    await rm(join(dataDir, 'db'), { recursive: true });
    expect(await entriesIn(dataDir)).toEqual([]);
  });

  test('the oldest backups and the remains of an interrupted backup are deleted', async () => {
    const dataDir = await copy('rotated');
    const folder = join(dataDir, 'backups');
    await mkdir(folder);
    await writeFile(join(folder, 'lagom-2026-03-01T00-00-00.tar.gz.unfinished'), 'half');
    await withDatabase(dataDir, async (pglite) => {
      for (const day of ['09', '10', '11'])
        await createBackup(pglite, settings(dataDir, `2026-03-${day}T12:00:00Z`, 2));
    });
    expect(listBackups(folder)).toEqual([
      'lagom-2026-03-10T12-00-00.tar.gz',
      'lagom-2026-03-11T12-00-00.tar.gz',
    ]);
  });

  test('a start makes a backup only if there is none of the last day', async () => {
    const dataDir = await copy('daily');
    const folder = join(dataDir, 'backups');
    const runOnce = (hours: number) =>
      withDatabase(dataDir, async (pglite) => {
        const now = () => new Date(Date.now() + hours * 3_600_000);
        const database = wrapEmbedded(pglite, async () => undefined);
        await pglite.exec('create table if not exists food_entries (photo_key text)');
        const jobs = createJobQueue(database, (error) => expect.unreachable(String(error)));
        const backups = defineBackupJob(jobs, pglite, { ...settings(dataDir, ''), now });
        await Promise.all([backups.queueCheck(database.db, 0), backups.queueCheck(database.db, 0)]);
        await jobs.start();
        const states = () =>
          pglite.query<{ state: string }>(`select state from pgboss.job where name = 'database-backup'`);
        const areDone = async () => (await states()).rows.every(({ state }) => state === 'completed');
        await expect.poll(areDone).toBe(true);
        await jobs.stop();
        await backups.finish();
        return listBackups(folder).length;
      });
    expect([await runOnce(0), await runOnce(1), await runOnce(25)]).toEqual([1, 1, 2]);
  });
});
