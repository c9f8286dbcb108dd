import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { likePost, listPosts } from '#contracts/community.ts';
import {
  getCommunityProfile,
  getCommunityStats,
  listExpertSessions,
  saveCommunityProfile,
} from '#contracts/community-members.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { createExpertSession, deleteExpertSession } from './experts-service.ts';
import { createTestComment, createTestPost, idParams, listPostsBy } from './test-helpers.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({ LIMITS_SCALE: '1000' });
});
afterEach(() => server.close());

const statsOf = async (member: TestMember, zone = 'UTC') =>
  (await member.call(getCommunityStats, {}, { headers: { 'x-time-zone': zone } })).body;
const setClock = (text: string) => {
  server.clock.now = new Date(text);
};

describe('GET /api/community-stats', () => {
  test('without a session, returns 401; an empty community has only the caller online', async () => {
    expect((await server.call(getCommunityStats, {})).status).toBe(401);
    await server.createMember();
    expect(await statsOf(await server.createMember())).toEqual({
      activeMembers: 1,
      postsToday: 0,
      onlineNow: 1,
      trending: [],
    });
  });

  test('counts each member who visited, posted, commented or liked within seven days once', async () => {
    const [writer, speaker, liker, reader] = [
      await server.createMember(),
      await server.createMember(),
      await server.createMember(),
      await server.createMember(),
    ];
    const { body: post } = await createTestPost(writer);
    await createTestPost(writer);
    await createTestComment(speaker, post.id);
    await liker.call(likePost, idParams(post.id));
    await liker.call(likePost, idParams(post.id));
    expect((await statsOf(reader)).activeMembers).toBe(4);
    setClock('2026-03-17T11:59:59Z');
    expect((await statsOf(reader)).activeMembers).toBe(4);
    setClock('2026-03-17T12:00:01Z');
    expect((await statsOf(reader)).activeMembers).toBe(1);
  });

  test("today is in the caller's time zone", async () => {
    const member = await server.createMember();
    setClock('2026-03-09T22:30:00Z');
    await createTestPost(member);
    setClock('2026-03-10T00:30:00Z');
    await createTestPost(member);
    expect((await statsOf(member, 'UTC')).postsToday).toBe(1);
    expect((await statsOf(member, 'Europe/Helsinki')).postsToday).toBe(2);
    expect((await statsOf(member, 'America/New_York')).postsToday).toBe(2);
    expect((await statsOf(member, 'Pacific/Kiritimati')).postsToday).toBe(2);
  });

  test('counts members who sent a request within five minutes, stored at most once a minute', async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    const seen = async () => {
      const rows = server.database.db.selectFrom('community_profiles').where('user_id', '=', one.id);
      return (await rows.select('last_seen_at').executeTakeFirst())?.last_seen_at;
    };
    await one.call(listPosts, { query: {} });
    expect(await seen()).toEqual(new Date('2026-03-10T12:00:00Z'));
    setClock('2026-03-10T12:00:59Z');
    await one.call(listPosts, { query: {} });
    expect(await seen()).toEqual(new Date('2026-03-10T12:00:00Z'));
    setClock('2026-03-10T12:01:00Z');
    await one.call(listPosts, { query: {} });
    expect(await seen()).toEqual(new Date('2026-03-10T12:01:00Z'));
    setClock('2026-03-10T12:05:59Z');
    expect((await statsOf(other)).onlineNow).toBe(2);
    setClock('2026-03-10T12:06:00Z');
    expect((await statsOf(other)).onlineNow).toBe(1);
  });

  test('lists topics of at least two members in seven days, most used first', async () => {
    const [one, two] = [await server.createMember(), await server.createMember()];
    setClock('2026-03-02T12:00:00Z');
    for (const member of [one, two]) await createTestPost(member, '#gammalt');
    setClock('2026-03-10T12:00:00Z');
    for (const _ of [1, 2, 3]) await createTestPost(one, '#ensam #yoga #Yoga');
    for (const member of [one, two]) await createTestPost(member, '#sömn');
    await createTestPost(two, '#YOGA');
    expect((await statsOf(one)).trending).toEqual([
      { tag: 'yoga', posts: 4, members: 2 },
      { tag: 'sömn', posts: 2, members: 2 },
    ]);
  });
});

describe('the community profile', () => {
  test('without a session, returns 401', async () => {
    expect((await server.call(getCommunityProfile, {})).status).toBe(401);
    expect((await server.call(saveCommunityProfile, { body: { displayName: 'X' } })).status).toBe(401);
  });

  test('uses first name and initial until a name is chosen, also for earlier posts', async () => {
    const [member, other] = [await server.createMember(), await server.createMember()];
    const { body: post } = await createTestPost(member);
    const usual = { displayName: 'Astrid L.', chosen: false, initials: 'AL', suspendedUntil: null };
    expect((await member.call(getCommunityProfile, {})).body).toEqual(usual);
    const chosen = await member.call(saveCommunityProfile, { body: { displayName: ' Räven 🦊 ' } });
    expect(chosen.body).toEqual({
      displayName: 'Räven 🦊',
      chosen: true,
      initials: 'R',
      suspendedUntil: null,
    });
    expect(await listPostsBy(other, member)).toMatchObject([
      { id: post.id, author: { displayName: 'Räven 🦊', initials: 'R' } },
    ]);
    expect((await other.call(getCommunityProfile, {})).body).toEqual(usual);
    const back = await member.call(saveCommunityProfile, { body: { displayName: null } });
    expect(back.body).toEqual(usual);
  });

  test.each(['', '\u200b', 'me@example.org', 'a\nb', 'x'.repeat(41)])('%j gets 400', async (displayName) => {
    const member = await server.createMember();
    const answer = await member.call(saveCommunityProfile, { body: { displayName } });
    expect([answer.status, answer.error.field]).toEqual([400, 'displayName']);
    expect((await member.call(getCommunityProfile, {})).body.chosen).toBe(false);
  });
});

describe('GET /api/expert-sessions', () => {
  const session = (startsAt: string, endsAt: string, changes: object = {}) => ({
    title: { en: 'Sleep well', sv: 'Sov gott' },
    expert: 'Dr. Ek',
    profession: { en: 'Physician', sv: 'Läkare' },
    description: { en: 'Questions and answers.', sv: 'Frågor och svar.' },
    startsAt,
    endsAt,
    ...changes,
  });

  test('without a session, returns 401; the list is empty until an editor adds a session', async () => {
    expect((await server.call(listExpertSessions, {})).status).toBe(401);
    expect((await (await server.createMember()).call(listExpertSessions, {})).body).toEqual([]);
  });

  test('lists current and future sessions before past ones, with their status by the clock', async () => {
    const { db } = server.database;
    const member = await server.createMember();
    const url = 'https://example.org/watch';
    const old = await createExpertSession(
      db,
      session('2026-03-01T10:00:00Z', '2026-03-01T11:00:00Z', { url }),
    );
    const older = await createExpertSession(db, session('2026-02-01T10:00:00Z', '2026-02-01T11:00:00Z'));
    const later = await createExpertSession(db, session('2026-04-01T10:00:00Z', '2026-04-01T11:00:00Z'));
    const live = await createExpertSession(db, session('2026-03-10T13:00:00+01:00', '2026-03-10T13:00:00Z'));
    const { body } = await member.call(listExpertSessions, {});
    expect(body.map(({ id, status }) => [id, status])).toEqual([
      [live, 'live'],
      [later, 'upcoming'],
      [old, 'recorded'],
      [older, 'recorded'],
    ]);
    expect(body[2]).toEqual({
      ...session('2026-03-01T10:00:00.000Z', '2026-03-01T11:00:00.000Z', { url }),
      id: old,
      status: 'recorded',
    });
    expect([await deleteExpertSession(db, old), await deleteExpertSession(db, old)]).toEqual([true, false]);
  });

  test.each([
    ['ends before it starts', session('2026-03-02T10:00:00Z', '2026-03-01T11:00:00Z')],
    [
      'a link that runs',
      session('2026-03-01T10:00:00Z', '2026-03-01T11:00:00Z', { url: 'javascript:alert(1)' }),
    ],
    [
      'a language is missing',
      session('2026-03-01T10:00:00Z', '2026-03-01T11:00:00Z', { title: { en: 'x' } }),
    ],
  ])('%s is rejected and not stored', async (_, given) => {
    await expect(createExpertSession(server.database.db, given)).rejects.toThrow('The session is not usable');
    const member = await server.createMember();
    expect((await member.call(listExpertSessions, {})).body).toEqual([]);
  });
});
