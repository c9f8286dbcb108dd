import { once } from 'node:events';
import { mkdir, symlink } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateProfile, uploadProfilePhoto } from '#contracts/account.ts';
import { getUser } from '#contracts/auth.ts';
import { createFoodEntry, listFoodEntries, updateFoodEntry } from '#contracts/nutrition.ts';
import { readConfig } from '#server/config.ts';
import { type FileStorage, openStorage } from '#server/storage/file-storage.ts';
import { withTimeout } from '#server/storage/with-timeout.ts';
import { startTestApp, type TestApp, type TestMember, testSecret } from '#server/testing/test-app.ts';

/**
 * The open responses of `bucket`, a server that replaces the bucket for photos. A response stays
 * open until a test ends it.
 */
const waiting: ServerResponse[] = [];
const arrived = new EventTarget();
const bucket = createServer((request, response) => {
  request.resume().on('end', () => {
    waiting.push(response);
    arrived.dispatchEvent(new Event('file'));
  });
});
const answerMs = 60_000;
let timeoutMs = answerMs;
let isDiskFull = false;
let server: TestApp;
let photo: Blob;
let dataUrl: string;

beforeAll(async () => {
  await once(bucket.listen(0, '127.0.0.1'), 'listening');
  const { port } = bucket.address() as AddressInfo;
  const put = async (key: string, body: Uint8Array) => {
    await fetch(`http://127.0.0.1:${port}/${key}`, { method: 'PUT', body: new Uint8Array(body) });
  };
  const hung = { put } as FileStorage;
  const putOnFullDisk = async (bytes: Uint8Array) =>
    (await openStorage(readConfig({ SECRET: testSecret, DATA_DIR: server.dataDir }))).put('full.jpg', bytes);
  server = await startTestApp(
    {},
    {
      put: (key, bytes) => (isDiskFull ? putOnFullDisk(bytes) : withTimeout(hung, timeoutMs).put(key, bytes)),
    },
  );
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  photo = new File([new Uint8Array(png)], 'a.png', { type: 'image/png' });
  dataUrl = `data:image/png;base64,${png.toString('base64')}`;
});
afterAll(async () => {
  bucket.closeAllConnections();
  bucket.close();
  await server.close();
});

const mealOf = ({ id }: TestMember) => ({ userId: id, name: 'Herring', mealType: 'lunch' as const });
const profileOf = ({ email }: TestMember) => ({ firstName: 'Astrid', lastName: 'Lind', email });

test.each([
  ['a meal', (member: TestMember) => member.call(createFoodEntry, { body: mealOf(member), photo })],
  [
    'a changed meal',
    async (member: TestMember) => {
      const { body: meal } = await member.call(createFoodEntry, { body: mealOf(member) });
      const params = { id: String(meal.id) };
      return member.call(updateFoodEntry, { params, body: mealOf(member), photo });
    },
  ],
  ['a profile photo', (member: TestMember) => member.call(uploadProfilePhoto, { body: {}, photo })],
  [
    'a profile',
    (member: TestMember) =>
      member.call(updateProfile, { body: { ...profileOf(member), profileImageUrl: dataUrl } }),
  ],
])('while a bucket takes its time with the photo of %s, others are served', async (_what, upload) => {
  const [member, other] = [await server.createMember(), await server.createMember()];
  const file = once(arrived, 'file');
  const uploading = upload(member);
  await file;
  expect((await other.call(getUser, {})).status).toBe(200);
  expect((await other.call(createFoodEntry, { body: mealOf(other) })).status).toBe(200);
  waiting.pop()?.end();
  expect((await uploading).status).toBe(200);
});

test.runIf(process.platform === 'linux')('a photo on a full disk gets disk_full', async () => {
  const member = await server.createMember();
  await mkdir(join(server.dataDir, 'files'));
  await symlink('/dev/full', join(server.dataDir, 'files/full.jpg'));
  isDiskFull = true;
  const { status, error } = await member.call(uploadProfilePhoto, { body: {}, photo });
  isDiskFull = false;
  expect([status, error.code]).toEqual([503, 'disk_full']);
});

test('a bucket that never answers fails the meal, which is not kept', async () => {
  const member = await server.createMember();
  timeoutMs = 20;
  const answer = await member.call(createFoodEntry, { body: mealOf(member), photo });
  timeoutMs = answerMs;
  expect([answer.status, answer.error.code]).toEqual([500, 'internal']);
  expect((await member.call(listFoodEntries, { query: {} })).body).toEqual([]);
});
