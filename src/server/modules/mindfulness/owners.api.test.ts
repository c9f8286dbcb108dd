import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { findSessionByClientId, insertMeditationSession } from './mindfulness-queries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test('a session of another person is neither a rival nor found by its client id', async () => {
  const { db } = server.database;
  const [owner, other] = [(await server.createMember()).id, (await server.createMember()).id];
  const clientId = randomUUID();
  const session = {
    type: 'calm',
    duration: 10,
    completed: true,
    mood_before: null,
    mood_after: null,
    happened_at: new Date('2026-03-09T20:00:00Z'),
    zone: 'UTC',
    day: '2026-03-09',
    external_id: null,
    client_id: clientId,
  } as const;
  await insertMeditationSession(db, other, { ...session, source: 'import:csv' });
  expect(await findSessionByClientId(db, owner, clientId)).toBeUndefined();
  const own = await insertMeditationSession(db, owner, { ...session, source: 'self' });
  expect(own?.hasRivals).toBe(false);
  expect((await findSessionByClientId(db, owner, clientId))?.id).toBe(own?.id);
});
