import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CommitHooks } from '#server/db/commit-hooks.ts';
import { type FileStorage, openStorage } from './file-storage.ts';
import { storePhoto } from './photo-files.ts';

let folder: string;
let files: FileStorage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lagom-files-'));
  files = await openStorage({ DATA_DIR: folder, S3_REGION: 'us-east-1' });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a stored file is returned unchanged; a deleted or unknown file is undefined', async () => {
  const bytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
  await files.put('photos/1/a.jpg', bytes);
  expect(await files.get('photos/1/a.jpg')).toEqual(bytes);
  await files.remove('photos/1/a.jpg');
  await files.remove('photos/1/a.jpg');
  expect(await files.get('photos/1/a.jpg')).toBeUndefined();
});

test('a folder lists and streams its files, accepts a local file, and can be deleted', async () => {
  const path = join(folder, 'finished.zip');
  await writeFile(path, 'a whole file');
  await files.put('exports/7/a.txt', Buffer.from('a'));
  await files.putFile('exports/7/deep/b.zip', path);
  await files.put('exports/71/c.txt', Buffer.from('c'));
  expect((await files.list('exports/7')).sort()).toEqual(['exports/7/a.txt', 'exports/7/deep/b.zip']);
  expect(await text((await files.stream('exports/7/deep/b.zip'))!)).toBe('a whole file');
  await files.removeFolder('exports/7');
  await files.removeFolder('exports/7');
  expect(await files.list('exports/7')).toEqual([]);
  expect(await files.stream('exports/7/a.txt')).toBeUndefined();
  expect(await files.list('exports')).toEqual(['exports/71/c.txt']);
});

test('a key cannot point outside the folder', async () => {
  await expect(files.put('photos/../../a.jpg', Buffer.from('x'))).rejects.toThrow();
});

describe('a write that seems to have failed', () => {
  const logged: unknown[] = [];
  const log = { error: (entry: unknown) => logged.push(entry) } as unknown as FastifyBaseLogger;

  test.each([
    ['and did: the photo is removed', async () => false, false],
    ['and had not: the photo that a row names stays', async () => true, true],
    ['and nobody can say: the photo stays', async () => Promise.reject(new Error('no database')), true],
  ])('%s', async (_name, isInUse, stays) => {
    const commitHooks = new CommitHooks();
    const key = await storePhoto(files, 7, Buffer.from('jpeg'), commitHooks, isInUse);
    await commitHooks.run(false, log);
    expect((await files.get(key)) !== undefined).toBe(stays);
  });

  test('a failed clean-up is logged', () => expect(logged).toHaveLength(1));
});

describe('a bucket', () => {
  const bucket = { DATA_DIR: '/nowhere', S3_REGION: 'us-east-1', S3_BUCKET: 'photos' };
  test('without credentials, the error names the missing settings', async () => {
    await expect(openStorage(bucket)).rejects.toThrow('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  });
});
