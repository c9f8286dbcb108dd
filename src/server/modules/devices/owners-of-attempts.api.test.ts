import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import * as authorizations from './authorizations-queries.ts';
import { hasImportUnderWay, insertImport } from './imports-queries.ts';
import { findRejectedValues, insertRejectedValues } from './records-queries.ts';

let owner: number;
let other: number;
let server: TestApp;
const now = new Date('2026-03-10T12:00:00Z');
const later = new Date('2026-03-10T13:00:00Z');
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  [owner, other] = [(await server.createMember()).id, (await server.createMember()).id];
});

test("another person's connection attempts are neither found, used nor deleted", async () => {
  const { db } = server.database;
  const garmin = { provider: 'garmin', aggregator: 'terra' } as const;
  const attempt = { ...garmin, externalId: 'of other', stateHash: 'state of other', now, expiresAt: later };
  await authorizations.insertAuthorization(db, other, attempt);
  expect(await authorizations.hasAuthorization(db, owner, garmin, now)).toBe(false);
  expect(await authorizations.findBegunIds(db, owner, garmin)).toEqual([]);
  expect(await authorizations.consumeAuthorization(db, owner, attempt.stateHash, now)).toBeUndefined();
  await authorizations.deleteAuthorizations(db, owner, garmin.provider);
  const next = { ...attempt, stateHash: 'state of owner', now: later, expiresAt: later };
  await authorizations.insertAuthorization(db, owner, next);
  expect(await authorizations.hasAuthorization(db, other, garmin, now)).toBe(true);
});

test('an expired connection attempt does not count', async () => {
  const { db } = server.database;
  const oura = { provider: 'oura', aggregator: 'terra' } as const;
  const attempt = { ...oura, externalId: null, stateHash: 'expired', now, expiresAt: later };
  await authorizations.insertAuthorization(db, owner, attempt);
  expect(await authorizations.hasAuthorization(db, owner, oura, now)).toBe(true);
  expect(await authorizations.hasAuthorization(db, owner, oura, later)).toBe(false);
});

test("another person's import is not under way for this person", async () => {
  const { db } = server.database;
  await insertImport(db, other, { fileName: 'a.csv', fileKey: 'a', zone: 'UTC', bytesTotal: 1, now });
  expect(await hasImportUnderWay(db, other)).toBe(true);
  expect(await hasImportUnderWay(db, owner)).toBe(false);
});

test("newer rejected values of other people do not replace the person's own", async () => {
  const { db } = server.database;
  const reject = (userId: number, count: number, at: Date) => {
    const problem = { reason: 'outOfBounds', what: 'steps', day: '2026-03-09' } as const;
    const problems = Array.from({ length: count }, (_, index) => ({ ...problem, value: -1 - index }));
    return insertRejectedValues(db, userId, 'device:garmin', problems, at);
  };
  await reject(other, 1000, later);
  await reject(owner, 1, now);
  expect(await findRejectedValues(db, owner, { limit: 2 })).toHaveLength(1);
  await reject(owner, 1001, now);
  expect(await findRejectedValues(db, other, { limit: 1001 })).toHaveLength(1000);
});
