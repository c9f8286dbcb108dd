import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { reserveUserIds } from './reserve-user-ids.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

const reserve = () => reserveUserIds(server.database.db, server.deps.files, server.dataDir);

test('a new person gets no id that has files or that a deleted person had', async () => {
  await server.deps.files.put('photos/41/a.jpg', Buffer.from('photo'));
  await reserve();
  expect((await server.createMember()).id).toBe(42);
  await server.deps.files.put('exports/57/a.zip', Buffer.from('export'));
  await writeFile(join(server.dataDir, 'erasures.log'), '\n71 2026-03-01T10:00:00.000Z\n');
  await reserve();
  expect((await server.createMember()).id).toBe(72);
});

test('ids go on as usual if nothing has a higher one', async () => {
  const { id } = await server.createMember();
  await server.deps.files.put(`photos/${id}/a.jpg`, Buffer.from('photo'));
  await server.deps.files.put('photos/not-an-id/a.jpg', Buffer.from('photo'));
  await reserve();
  expect((await server.createMember()).id).toBe(id + 1);
});
