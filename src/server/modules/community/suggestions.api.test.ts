import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deletePost } from '#contracts/community.ts';
import { listSuggestions, saveCommunityProfile, saveSuggestible } from '#contracts/community-members.ts';
import { blockMember, hidePost } from '#contracts/community-safety.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { createTestPost, idParams } from './test-helpers.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({ LIMITS_SCALE: '1000' });
});
afterEach(() => server.close());

const choose = (member: TestMember, suggestible = true) =>
  member.call(saveSuggestible, { body: { suggestible } });
const found = async (member: TestMember) =>
  (await member.call(listSuggestions, {})).body.members.map(({ userId, topics }) => [userId, ...topics]);
/** Creates members who agreed to be suggested, each with one post. */
const writers = (...texts: string[]) =>
  Promise.all(
    texts.map(async (text) => {
      const member = await server.createMember();
      await choose(member);
      return { member, post: (await createTestPost(member, text)).body };
    }),
  );
const pair = async (mine: string, theirs: string) => {
  const [me, other] = await writers(mine, theirs);
  if (!me || !other) throw new Error('no members');
  return { me: me.member, other: other.member, post: other.post };
};

test('without a session, both endpoints return 401', async () => {
  expect((await server.call(listSuggestions, {})).status).toBe(401);
  expect((await server.call(saveSuggestible, { body: { suggestible: true } })).status).toBe(401);
});

describe('who is suggested', () => {
  test('only members who agreed are suggested and see suggestions, and they can withdraw', async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    for (const member of [one, other]) await createTestPost(member, '#vinterbad');
    expect((await one.call(listSuggestions, {})).body).toEqual({ suggestible: false, members: [] });
    expect((await choose(one)).body).toEqual({ suggestible: true, members: [] });
    expect(await found(other)).toEqual([]);
    await choose(other);
    expect(await found(one)).toEqual([[other.id, 'vinterbad']]);
    expect(await found(other)).toEqual([[one.id, 'vinterbad']]);
    expect((await choose(other, false)).body).toEqual({ suggestible: false, members: [] });
    expect(await found(one)).toEqual([]);
  });

  test('returns the display name and shared topics, and nothing else of the account', async () => {
    const { me, other } = await pair('#yoga #sömn #bara_mitt', '#Sömn #YOGA #bara_ditt');
    await other.call(saveCommunityProfile, { body: { displayName: 'Räven' } });
    const answer = await me.call(listSuggestions, {});
    expect(answer.body.members).toEqual([
      { userId: other.id, author: { displayName: 'Räven', initials: 'R' }, topics: ['sömn', 'yoga'] },
    ]);
    expect(answer.text).not.toContain(other.email);
  });

  test('returns at most five members with three topics each, most shared topics first', async () => {
    const all = '#ett #två #tre #fyra';
    const [me, ...others] = await writers(all, '#ett', '#ett #två', all, '#två', '#tre', '#fyra', '#annat');
    const rows = me ? await found(me.member) : [];
    expect(rows).toHaveLength(5);
    expect(rows[0]?.slice(0, 1)).toEqual([others[2]?.member.id]);
    expect(rows[0]).toHaveLength(1 + 3);
    expect(rows[1]).toEqual([others[1]?.member.id, 'ett', 'två']);
  });

  test('counts only visible posts of the last thirty days', async () => {
    for (const end of [
      ({ me, other }) => me.call(blockMember, idParams(other.id)),
      ({ me, other }) => other.call(blockMember, idParams(me.id)),
      ({ me, post }) => me.call(hidePost, idParams(post.id)),
      ({ other, post }) => other.call(deletePost, idParams(post.id)),
      ({ post }) => moderate(post.id),
      ({ other }) => suspend(other.id),
    ] satisfies ((of: Awaited<ReturnType<typeof pair>>) => Promise<unknown>)[]) {
      const tag = `nr${Math.random().toString(36).slice(2)}`;
      const both = await pair(`#${tag}`, `#${tag}`);
      expect(await found(both.me)).toEqual([[both.other.id, tag]]);
      await end(both);
      expect(await found(both.me)).toEqual([]);
    }
    const old = await pair('#gammalt', '#gammalt');
    await tagged(old.post.id, '2026-02-08T12:00:01Z');
    expect(await found(old.me)).toHaveLength(1);
    await tagged(old.post.id, '2026-02-08T12:00:00Z');
    expect(await found(old.me)).toEqual([]);
  });
});

const tagged = (postId: number, at: string) =>
  server.database.db
    .updateTable('community_tags')
    .set({ created_at: new Date(at) })
    .where('post_id', '=', postId)
    .execute();

const moderate = (id: number) =>
  server.database.db
    .updateTable('community_posts')
    .set({ hidden_at: server.clock.now })
    .where('id', '=', id)
    .execute();

const suspend = (id: number) =>
  server.database.db
    .updateTable('community_profiles')
    .set({ suspended_until: new Date(server.clock.now.getTime() + 1000) })
    .where('user_id', '=', id)
    .execute();
