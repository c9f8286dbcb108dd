import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { selectPreferences, upsertPreferences } from './preferences-queries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test('selectPreferences selects only preferences of the person', async () => {
  const { db } = server.database;
  const [owner, other] = [(await server.createMember()).id, (await server.createMember()).id];
  await upsertPreferences(db, other, { units: { weight: 'lb' } });
  const read = (userId: number) => selectPreferences(db, userId, ['units.weight']).execute();
  expect(await read(other)).toEqual([{ 'units.weight': 'lb' }]);
  expect(await read(owner)).toEqual([]);
});
