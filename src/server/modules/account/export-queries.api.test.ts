import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { deleteExport, findExport, insertExport, updateExportFailed } from './export-queries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function startExport() {
  const { id: userId } = await server.createMember();
  const id = randomUUID();
  await insertExport(server.database.db, userId, id, server.clock.now);
  return { userId, id };
}

test("an export is neither changed nor deleted with another person's id", async () => {
  const { db } = server.database;
  const { now } = server.clock;
  const { userId, id } = await startExport();
  const other = await startExport();
  expect(await updateExportFailed(db, other.userId, id, now)).toBe(false);
  await deleteExport(db, other.userId, id);
  expect(await findExport(db, userId, now)).toMatchObject({ id, state: 'working' });
});

test('an older export of the same person is neither changed nor deleted', async () => {
  const { db } = server.database;
  const { now } = server.clock;
  const { userId, id } = await startExport();
  expect(await updateExportFailed(db, userId, randomUUID(), now)).toBe(false);
  await deleteExport(db, userId, randomUUID());
  expect(await findExport(db, userId, now)).toMatchObject({ id, state: 'working' });
});
