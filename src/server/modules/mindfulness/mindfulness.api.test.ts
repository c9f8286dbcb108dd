import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveSourceOrder } from '#contracts/measures.ts';
import {
  createMeditationSession,
  deleteMeditationSession,
  getMindfulnessSummary,
  listMeditationDays,
  listMeditationSessions,
  rateMeditationSession,
} from '#contracts/mindfulness.ts';
import { addDays } from '#domain/calendar-day.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { createMeditation } from './mindfulness-service.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const today = '2026-03-10';
const keep = (member: TestMember, session: object = {}) =>
  member.call(createMeditationSession, {
    body: { userId: member.id, type: 'calm', duration: 10, completed: true, ...session },
  });
const summary = async (member: TestMember) =>
  (await member.call(getMindfulnessSummary, { query: { date: today } })).body;

describe('POST /api/meditation-sessions', () => {
  test("without a session, returns 401; another member's id gets 403 and stores nothing", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    const body = { userId: other.id, type: 'calm', duration: 10, completed: true } as const;
    expect((await server.call(createMeditationSession, { body })).status).toBe(401);
    expect((await one.call(createMeditationSession, { body })).error.code).toBe('not_yours');
    expect((await other.call(listMeditationSessions, { query: {} })).body).toEqual([]);
  });

  test('stores a session with its optional moods', async () => {
    const member = await server.createMember();
    const saved = await keep(member, { moodBefore: 4, moodAfter: 7 });
    expect(saved.body).toEqual({
      id: expect.any(Number),
      userId: member.id,
      type: 'calm',
      duration: 10,
      completed: true,
      moodBefore: 4,
      moodAfter: 7,
      timestamp: '2026-03-10T12:00:00.000Z',
      date: today,
      zone: 'UTC',
      source: 'self',
      clientId: null,
    });
  });

  test('a session that is sent twice, even at the same time, is stored once and returned each time', async () => {
    const [member, other] = [await server.createMember(), await server.createMember()];
    const clientId = '5b8f0a3e-3a1c-4c1e-9d0a-6c0f3c1d2e4b';
    const both = await Promise.all([keep(member, { clientId }), keep(member, { clientId })]);
    const again = await keep(member, { clientId, duration: 20, moodAfter: 9 });
    const theirs = await keep(other, { clientId, duration: 5 });
    const kept = (await member.call(listMeditationSessions, { query: {} })).body;
    expect(kept).toHaveLength(1);
    for (const answer of [...both, again]) expect([answer.status, answer.body]).toEqual([200, kept[0]]);
    expect(kept[0]?.clientId).toBe(clientId);
    expect(theirs.body).toMatchObject({ userId: other.id, duration: 5 });
    expect(await summary(member)).toMatchObject({ sessions: 1, totalMinutes: 10 });
    // Two identical sessions without a client id are both stored.
    await keep(member);
    await keep(member);
    expect(await summary(member)).toMatchObject({ sessions: 3, totalMinutes: 30 });
  });

  test.each([
    ['an id that is none', { clientId: 'mine' }, 'clientId'],
    ['negative minutes', { duration: -1 }, 'duration'],
    ['no minutes', { duration: 0 }, 'duration'],
    ['a day on the cushion', { duration: 1440 }, 'duration'],
    ['an empty type', { type: '' }, 'type'],
    ['a mood of eleven', { moodAfter: 11 }, 'moodAfter'],
    ['the future', { timestamp: '2026-03-10T13:00:00Z' }, 'timestamp'],
    ['a word for done', { completed: 'yes' }, 'completed'],
  ])('rejects %s', async (_name, session, field) => {
    const member = await server.createMember();
    const answer = await keep(member, session);
    expect([answer.status, answer.error.field]).toEqual([400, field]);
    expect((await member.call(listMeditationSessions, { query: {} })).body).toEqual([]);
  });
});

describe('PATCH and DELETE /api/meditation-sessions/:id', () => {
  test("without a session, returns 401; another member's meditation gets 404 and does not change", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    const { body: session } = await keep(other);
    const params = { id: String(session.id) };
    expect((await server.call(rateMeditationSession, { params, body: { moodAfter: 1 } })).status).toBe(401);
    expect((await server.call(deleteMeditationSession, { params })).status).toBe(401);
    expect((await one.call(rateMeditationSession, { params, body: { moodAfter: 1 } })).status).toBe(404);
    expect((await one.call(deleteMeditationSession, { params })).status).toBe(404);
    expect((await other.call(listMeditationSessions, { query: {} })).body).toEqual([session]);
  });

  test('a mood can be added later, and an empty change changes nothing', async () => {
    const member = await server.createMember();
    const { body: session } = await keep(member, { moodBefore: 4 });
    const params = { id: String(session.id) };
    expect((await member.call(rateMeditationSession, { params, body: { moodAfter: 8 } })).body).toEqual({
      ...session,
      moodAfter: 8,
    });
    expect((await member.call(rateMeditationSession, { params, body: {} })).body).toEqual({
      ...session,
      moodAfter: 8,
    });
    expect((await member.call(deleteMeditationSession, { params })).body).toEqual({ deleted: true });
    expect((await member.call(listMeditationSessions, { query: {} })).body).toEqual([]);
  });
});

describe('GET /api/meditation-sessions', () => {
  test("without a session, returns 401; another member's id gets 403", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    expect((await server.call(listMeditationSessions, { query: {} })).status).toBe(401);
    expect((await one.call(listMeditationSessions, { query: { userId: String(other.id) } })).error.code).toBe(
      'not_yours',
    );
  });

  test('lists sessions newest first in pages', async () => {
    const member = await server.createMember();
    for (const duration of [1, 2, 3]) await keep(member, { duration });
    const first = await member.call(listMeditationSessions, { query: { limit: 2 } });
    const next = await member.call(listMeditationSessions, {
      query: { limit: 2, beforeId: String(first.body[1]!.id) },
    });
    expect([...first.body, ...next.body].map((session) => session.duration)).toEqual([3, 2, 1]);
  });
});

describe('GET /api/mindfulness-summary', () => {
  test('without a session, returns 401; without meditation, all totals are zero', async () => {
    expect((await server.call(getMindfulnessSummary, { query: { date: today } })).status).toBe(401);
    const member = await server.createMember();
    const nothing = { totalMinutes: 0, sessions: 0, streak: 0, week: { minutes: 0, goal: 150 } };
    expect(await summary(member)).toEqual(nothing);
  });

  test('a streak lasts to yesterday until a session today; only completed sessions count', async () => {
    const member = await server.createMember();
    for (const back of [1, 2, 3, 5]) await keep(member, { timestamp: `${addDays(today, -back)}T08:00:00Z` });
    await keep(member, { timestamp: `${addDays(today, -4)}T08:00:00Z`, completed: false, duration: 3 });
    expect(await summary(member)).toMatchObject({ streak: 3, sessions: 5, totalMinutes: 43 });
    await keep(member);
    expect(await summary(member)).toMatchObject({ streak: 4 });
  });

  test('deleting a session subtracts it from the totals once', async () => {
    const member = await server.createMember();
    const ids: number[] = [];
    for (const duration of [20, 7, 5]) ids.push((await keep(member, { duration })).body.id);
    expect(await summary(member)).toMatchObject({ sessions: 3, totalMinutes: 32 });
    const params = { id: String(ids[1]) };
    await Promise.all([
      member.call(deleteMeditationSession, { params }),
      member.call(deleteMeditationSession, { params }),
    ]);
    expect(await summary(member)).toMatchObject({ sessions: 2, totalMinutes: 25 });
  });

  test('the week starts on Sunday', async () => {
    const member = await server.createMember();
    await keep(member, { timestamp: '2026-03-07T08:00:00Z', duration: 50 });
    await keep(member, { timestamp: '2026-03-08T08:00:00Z', duration: 20 });
    await keep(member, { duration: 5 });
    expect((await summary(member)).week).toEqual({ minutes: 25, goal: 150 });
  });

  test("a late session counts for the day in the person's time zone", async () => {
    const member = await server.createMember();
    const body = { userId: member.id, type: 'deep', duration: 20, completed: true } as const;
    const late = { ...body, timestamp: '2026-03-10T06:30:00Z' };
    await member.call(
      createMeditationSession,
      { body: late },
      { headers: { 'x-time-zone': 'America/Los_Angeles' } },
    );
    expect((await member.call(listMeditationSessions, { query: {} })).body[0]!.date).toBe('2026-03-09');
  });

  test('of several sources of a day the preferred one counts, and its sessions are added up', async () => {
    const member = await server.createMember();
    const watch = async (back: number, duration: number) => {
      const { db } = server.database;
      const at = new Date(`${addDays(today, -back)}T08:00:00Z`);
      const session = {
        type: 'calm',
        duration,
        completed: true,
        timestamp: { at, offset: undefined },
      } as const;
      await createMeditation(db, member.id, session, server.clock.now, 'UTC', 'device:watch');
    };
    const prefer = (measure: 'meditationMinutes' | 'meditationSessions', sources: string[]) =>
      member.call(saveSourceOrder, { params: { measure }, body: { sources } });
    const own = await keep(member);
    await watch(0, 20);
    await watch(0, 5);
    await watch(1, 7);
    await keep(member, { timestamp: `${addDays(today, -2)}T08:00:00Z`, completed: false, duration: 3 });
    await watch(2, 9);
    expect(await summary(member)).toMatchObject({
      sessions: 3,
      totalMinutes: 20,
      streak: 2,
      week: { minutes: 20 },
    });

    await prefer('meditationMinutes', ['device:watch', 'self']);
    await prefer('meditationSessions', ['device:watch', 'self']);
    const preferred = { sessions: 4, totalMinutes: 41, streak: 3, week: { minutes: 41 } };
    expect(await summary(member)).toMatchObject(preferred);
    await member.call(deleteMeditationSession, { params: { id: String(own.body.id) } });
    expect(await summary(member)).toMatchObject(preferred);
    await prefer('meditationMinutes', []);
    expect(await summary(member)).toMatchObject({ sessions: 4, totalMinutes: 35, week: { minutes: 35 } });
  });
});

describe('GET /api/meditation-days', () => {
  const query = { from: '2026-03-01', to: today };

  test('without a session, returns 401; without sessions, returns no day', async () => {
    expect((await server.call(listMeditationDays, { query })).status).toBe(401);
    const member = await server.createMember();
    expect((await member.call(listMeditationDays, { query })).body).toEqual([]);
  });

  test("adds up the member's own minutes of each day of the range, also of sessions stopped early", async () => {
    const [member, other] = [await server.createMember(), await server.createMember()];
    await keep(other);
    await keep(member, { timestamp: '2026-02-28T10:00:00Z' });
    await keep(member, { timestamp: '2026-03-01T10:00:00Z' });
    await keep(member);
    await keep(member, { duration: 3, completed: false });
    expect((await member.call(listMeditationDays, { query })).body).toEqual([
      { date: '2026-03-01', minutes: 10 },
      { date: today, minutes: 13 },
    ]);
  });
});
