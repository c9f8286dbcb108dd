import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { selectEditable, upsertDisplayName } from './profile-queries.ts';
import { findSuggestible, upsertSuggestible } from './suggestions-queries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test("another member's community settings are not found", async () => {
  const { db } = server.database;
  const [owner, other] = [(await server.createMember()).id, (await server.createMember()).id];
  const now = new Date('2026-03-10T12:00:00Z');
  await upsertDisplayName(db, other, 'Kim', now);
  await upsertSuggestible(db, other, true, now);
  const read = (userId: number) => selectEditable(db, userId).execute();
  expect(await read(other)).toEqual([{ displayName: 'Kim', suggestible: true }]);
  expect(await read(owner)).toEqual([]);
  expect(await findSuggestible(db, owner)).toBe(false);
});
