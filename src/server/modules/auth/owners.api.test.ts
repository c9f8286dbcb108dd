import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { consumeTotpCode, findUserOfPendingSignIn, isTotpCodeUsed } from './used-code-queries.ts';

let server: TestApp;
const now = new Date('2026-03-10T12:00:00Z');
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test("another person's used code is not used for this person", async () => {
  const { db } = server.database;
  const [owner, other] = [(await server.createMember()).id, (await server.createMember()).id];
  expect(await consumeTotpCode(db, other, '123456', now)).toBe(true);
  expect(await isTotpCodeUsed(db, other, '123456', now)).toBe(true);
  expect(await isTotpCodeUsed(db, owner, '123456', now)).toBe(false);
});

test('an expired pending sign-in belongs to nobody', async () => {
  const { db } = server.database;
  const { id } = await server.createMember();
  const expires_at = new Date('2026-03-10T12:05:00Z');
  await db
    .insertInto('verifications')
    .values({ identifier: 'pending', value: String(id), expires_at })
    .execute();
  expect(await findUserOfPendingSignIn(db, 'pending', now)).toBe(id);
  expect(await findUserOfPendingSignIn(db, 'pending', expires_at)).toBeUndefined();
});
