import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  blockMember,
  hidePost,
  likePost,
  listBlocks,
  listComments,
  reportComment,
  reportPost,
  unblockMember,
  unhidePost,
} from '#contracts/community.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { at, feedOf, say, share } from './community-testing.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ LIMITS_SCALE: '1000' });
});
afterAll(() => server.close());

const spam = { body: { reason: 'spam' as const } };
const two = async () => [await server.createMember(), await server.createMember()] as const;
const reportsBy = (userId: number) =>
  server.database.db.selectFrom('community_reports').where('user_id', '=', userId).selectAll().execute();

test('signed out: 401 for each', async () => {
  for (const endpoint of [blockMember, unblockMember, hidePost, unhidePost]) {
    expect((await server.call(endpoint, at(1))).status).toBe(401);
  }
  for (const endpoint of [reportPost, reportComment]) {
    expect((await server.call(endpoint, { ...at(1), ...spam })).status).toBe(401);
  }
  expect((await server.call(listBlocks, {})).status).toBe(401);
});

describe('blocking', () => {
  test('neither sees what the other writes, nor can answer it; a third sees both', async () => {
    const [one, other] = await two();
    const third = await server.createMember();
    const { body: mine } = await share(one);
    const { body: theirs } = await share(other);
    const { body: neutral } = await share(third);
    await say(one, neutral.id);
    await say(other, neutral.id);
    expect((await one.call(blockMember, at(other.id))).body).toEqual({ blocked: true });

    for (const [me, hidden, seen] of [
      [one, theirs, mine],
      [other, mine, theirs],
    ] as const) {
      const feed = await feedOf(me, one, other, third);
      expect(feed.map((post) => post.id)).toEqual([neutral.id, seen.id]);
      expect(feed[0]?.comments).toBe(1);
      const { body: comments } = await me.call(listComments, { ...at(neutral.id), query: {} });
      expect(comments.map((comment) => comment.userId)).toEqual([me.id]);
      expect((await me.call(likePost, at(hidden.id))).status).toBe(404);
      expect((await say(me, hidden.id)).status).toBe(404);
      expect((await me.call(reportPost, { ...at(hidden.id), ...spam })).status).toBe(404);
    }
    expect((await feedOf(third, one, other, third)).map((post) => post.comments)).toEqual([2, 0, 0]);
  });

  test('is listed by name, for the one who blocked, and can be taken back', async () => {
    const [one, other] = await two();
    await share(other);
    await one.call(blockMember, at(other.id));
    await one.call(blockMember, at(other.id));
    expect((await one.call(listBlocks, {})).body).toEqual([
      { userId: other.id, author: { displayName: 'Astrid L.', initials: 'AL' } },
    ]);
    expect((await other.call(listBlocks, {})).body).toEqual([]);
    expect((await other.call(unblockMember, at(one.id))).body).toEqual({ blocked: false });
    expect(await feedOf(one, other)).toEqual([]);
    expect((await one.call(unblockMember, at(other.id))).body).toEqual({ blocked: false });
    expect(await feedOf(one, other)).toHaveLength(1);
  });

  test('oneself: 400; nobody, and whoever never wrote: the same 404', async () => {
    const [one, silent] = await two();
    expect((await one.call(blockMember, at(one.id))).error).toMatchObject({
      code: 'invalid_input',
      field: 'id',
    });
    const [nobody, quiet] = [
      await one.call(blockMember, at(2_000_000_000)),
      await one.call(blockMember, at(silent.id)),
    ];
    expect([nobody.status, nobody.text]).toEqual([404, quiet.text]);
    expect((await one.call(listBlocks, {})).body).toEqual([]);
  });
});

describe('hiding', () => {
  test('for oneself alone, twice as well as once, and back', async () => {
    const [one, other] = await two();
    const { body: post } = await share(other);
    for (const _ of [1, 2]) expect((await one.call(hidePost, at(post.id))).body).toEqual({ hidden: true });
    expect(await feedOf(one, other)).toEqual([]);
    expect(await feedOf(other, other)).toHaveLength(1);
    expect((await one.call(unhidePost, at(post.id))).body).toEqual({ hidden: false });
    expect(await feedOf(one, other)).toHaveLength(1);
  });

  test('what is not there: 404', async () => {
    const member = await server.createMember();
    expect((await member.call(hidePost, at(2_000_000_000))).error.code).toBe('not_found');
  });
});

describe('reporting', () => {
  test('once for each member and post; the same again changes the reason', async () => {
    const [one, other] = await two();
    const { body: post } = await share(other);
    expect((await one.call(reportPost, { ...at(post.id), ...spam })).body).toEqual({ reported: true });
    await one.call(reportPost, { ...at(post.id), body: { reason: 'other', note: ' Säljer\u202e piller ' } });
    expect(await reportsBy(one.id)).toMatchObject([
      { post_id: post.id, comment_id: null, reason: 'other', note: 'Säljer piller', resolved_at: null },
    ]);
  });

  test('a comment likewise', async () => {
    const [one, other] = await two();
    const { body: post } = await share(one);
    const { body: comment } = await say(other, post.id);
    for (const _ of [1, 2]) await one.call(reportComment, { ...at(comment.id), ...spam });
    expect(await reportsBy(one.id)).toMatchObject([{ post_id: null, comment_id: comment.id }]);
  });

  test("one's own, and what is not there: 404; a reason of one's own: 400", async () => {
    const member = await server.createMember();
    const { body: post } = await share(member);
    const { body: comment } = await say(member, post.id);
    for (const id of [post.id, 2_000_000_000]) {
      expect((await member.call(reportPost, { ...at(id), ...spam })).status).toBe(404);
    }
    for (const id of [comment.id, 2_000_000_000]) {
      expect((await member.call(reportComment, { ...at(id), ...spam })).status).toBe(404);
    }
    const body = { reason: 'because' } as never;
    expect((await member.call(reportPost, { ...at(post.id), body })).error.field).toBe('reason');
    expect(await reportsBy(member.id)).toEqual([]);
  });
});
